import { describe, expect, test, vi } from 'vitest';
import { Editing, type RemoteChanges, type Stored } from './editing.ts';
import { figure, parts, text } from './merge.ts';
import type { Side } from './questions.ts';

interface Item {
  name: string;
  par: string;
}
const compared = parts<Item>({ name: text('Name'), par: figure('Par') });
const basil: Item = { name: 'Basil', par: '8' };

const stale = () => Object.assign(new Error('Changed.'), { content: { key: 'common.changedMeanwhile' } });
const taken = () => Object.assign(new Error('The name is taken.'), { content: { key: 'common.nameTaken' } });

/** A row on a server that refuses stale versions, and a form that edits it. */
function open(initial: Item = basil) {
  const server: { row: Stored<Item>; reads: number; isDown: boolean } = {
    row: { version: 3, values: basil },
    reads: 0,
    isDown: false,
  };
  const state = { typed: initial };
  const remoteChanges: RemoteChanges[] = [];
  const ask = vi.fn<() => Promise<readonly Side[] | null>>();
  const editing = new Editing(initial);
  editing.connect({
    compared,
    async read() {
      server.reads += 1;
      if (server.isDown) throw new Error('No connection.');
      return server.row;
    },
    form: {
      read: () => state.typed,
      write(values) {
        state.typed = values;
      },
    },
    onRemoteChanges: (each) => remoteChanges.push(each),
    ask,
  });
  const write = vi.fn(async (values: Item, version: number) => {
    if (version !== server.row.version) throw stale();
    server.row = { version: version + 1, values };
    return server.row;
  });
  return {
    server,
    remoteChanges,
    ask,
    write,
    editing,
    type: (part: Partial<Item>) => {
      state.typed = { ...state.typed, ...part };
    },
    form: () => state.typed,
    /** Somebody else saves. */
    other(part: Partial<Item>) {
      server.row = { version: server.row.version + 1, values: { ...server.row.values, ...part } };
    },
    save: () => editing.save(write, (row) => row),
    /** The read that the form begins with. */
    async begun() {
      editing.start();
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('the edit of a row', () => {
  test('starts from one read of the server, because the cache may have a new version with old fields', async () => {
    const edit = open({ ...basil, par: '7' });
    edit.editing.noteVersion(3);
    await edit.begun();
    edit.type({ name: 'Thai basil' });
    await edit.save();
    expect(edit.write.mock.calls).toEqual([[{ name: 'Thai basil', par: '8' }, 3]]);
    expect(edit.remoteChanges).toEqual([]);
  });

  test('merges what others change into the form, and shows it', async () => {
    const edit = open();
    await edit.begun();
    edit.type({ name: 'Thai basil' });
    edit.other({ par: '9' });
    edit.editing.noteVersion(4);
    await edit.begun();
    expect(edit.form()).toEqual({ name: 'Thai basil', par: '9' });
    expect(edit.remoteChanges).toEqual([{ taken: [{ label: 'Par', text: '9' }], conflicts: [] }]);
    expect(edit.editing.isDirty()).toBe(true);
  });

  test('a newer version with the same fields shows no notice', async () => {
    const edit = open();
    await edit.begun();
    edit.type({ name: 'Thai basil' });
    edit.other({});
    edit.editing.noteVersion(4);
    await edit.begun();
    expect(edit.remoteChanges).toEqual([]);
    await edit.save();
    expect(edit.server.row).toEqual({ version: 5, values: { name: 'Thai basil', par: '8' } });
  });

  test('is saved with the changes of others when the server refuses it as stale', async () => {
    const edit = open();
    await edit.begun();
    edit.type({ name: 'Thai basil' });
    edit.other({ par: '9' });
    await edit.save();
    expect(edit.write.mock.calls.map(([, version]) => version)).toEqual([3, 4]);
    expect(edit.server.row.values).toEqual({ name: 'Thai basil', par: '9' });
    expect(edit.ask).not.toHaveBeenCalled();
    expect(edit.editing.isDirty()).toBe(false);
  });

  test.each([
    ['mine', '10'],
    ['theirs', '9'],
  ] as const)('asks about a field that both changed, and saves %s', async (side, par) => {
    const edit = open();
    await edit.begun();
    edit.type({ par: '10' });
    edit.other({ par: '9' });
    edit.ask.mockResolvedValue([side]);
    await edit.save();
    expect(edit.server.row).toEqual({ version: 5, values: { name: 'Basil', par } });
  });

  test('is unchanged when the person continues editing, and asks again at the next save', async () => {
    const edit = open();
    await edit.begun();
    edit.type({ par: '10' });
    edit.other({ par: '9' });
    edit.ask.mockResolvedValueOnce(null).mockResolvedValueOnce(['mine']);
    await expect(edit.save()).rejects.toMatchObject({ name: 'AbortError' });
    expect(edit.form().par).toBe('10');
    expect(edit.server.row.values.par).toBe('9');
    await edit.save();
    expect(edit.server.row.values.par).toBe('10');
  });

  test('what a third person saves during the question is a conflict, too', async () => {
    const edit = open();
    await edit.begun();
    edit.type({ par: '10' });
    edit.other({ par: '9' });
    edit.ask.mockImplementationOnce(async () => {
      edit.other({ par: '12', name: 'Sweet basil' });
      edit.editing.noteVersion(5);
      return ['mine'];
    });
    edit.ask.mockResolvedValueOnce(['theirs']);
    await edit.save();
    expect(edit.ask).toHaveBeenCalledTimes(2);
    expect(edit.server.row).toEqual({ version: 6, values: { name: 'Sweet basil', par: '12' } });
  });

  test('a refusal of another kind is passed on, and the changes stay', async () => {
    const edit = open();
    await edit.begun();
    edit.type({ name: 'Dill' });
    edit.write.mockRejectedValueOnce(taken());
    await expect(edit.save()).rejects.toThrow('The name is taken.');
    expect(edit.editing.isDirty()).toBe(true);
  });

  test('is read at the save when it could not be read before; without a version nothing is sent', async () => {
    const edit = open();
    edit.server.isDown = true;
    await edit.begun();
    edit.type({ par: '10' });
    await expect(edit.save()).rejects.toThrow('No connection.');
    expect(edit.write).not.toHaveBeenCalled();
    edit.server.isDown = false;
    await edit.save();
    expect(edit.server.row.values.par).toBe('10');
  });

  test('gives up after some tries while somebody saves again and again', async () => {
    const edit = open();
    await edit.begun();
    edit.type({ name: 'Thai basil' });
    edit.write.mockImplementation(async () => {
      edit.other({ par: `${edit.server.row.version}` });
      throw stale();
    });
    await expect(edit.save()).rejects.toThrow('Changed.');
    expect(edit.write).toHaveBeenCalledTimes(5);
  });

  test('is unsaved only while it differs from what is stored', async () => {
    const edit = open();
    await edit.begun();
    edit.type({ par: '9' });
    expect(edit.editing.isDirty()).toBe(true);
    edit.type({ par: '8,0' });
    expect(edit.editing.isDirty()).toBe(false);
  });
});
