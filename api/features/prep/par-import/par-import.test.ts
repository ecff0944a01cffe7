import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import {
  checkFile,
  exported,
  importFile,
  problemsOf,
  rowsOf,
  runImports,
  sendFile,
  step,
} from '../../../testing/imports.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let api: TestApi;
let stopQueue: () => Promise<void>;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
  stopQueue = await runImports(api);
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});
afterAll(async () => {
  await stopQueue();
  await api.stop();
});

interface Line {
  readonly id: string;
  readonly version: number;
  readonly itemName: string;
  readonly parByWeekday: readonly string[];
  readonly unit: string;
  readonly stationName: string | null;
  readonly batchQuantity: string | null;
}

async function sheet(client = manager): Promise<Line[]> {
  const { prepItems } = await client.request<{ prepItems: Line[] }>(
    '{ prepItems { id version itemName parByWeekday unit stationName batchQuantity } }',
  );
  return prepItems;
}

const parsOf = async () => Object.fromEntries((await sheet()).map((line) => [line.itemName, line.parByWeekday[0]]));
const itemsNow = () =>
  api.app.database.read(kitchen.id, (db) => db.selectFrom('item').selectAll().orderBy('name').execute());
const addLine = 'mutation ($input: AddPrepItemInput!) { addPrepItem(input: $input) { id version } }';
const editLine = 'mutation ($input: UpdatePrepItemInput!) { updatePrepItem(input: $input) { id } }';
const sevenTimes = (quantity: string) => Array.from({ length: 7 }, () => quantity);

describe('a pasted list', () => {
  test('becomes par lines: known items keep their unit, new ones become prepared items with unknown cost and allergens', async () => {
    await kitchen.station({ name: 'Sauté' });
    await kitchen.item({ name: 'Tomato sauce', kind: 'prep', unit: 'l' });
    const { id, newCount } = await checkFile(manager, 'par', 'tomato sauce 8000 ml, saute\n1 1/2 kg of mirepoix\n');
    expect(newCount).toBe(2);
    expect((await rowsOf(manager, id)).map(({ notes }) => notes.map(({ text }) => text))).toEqual([
      [],
      ['“mirepoix” is new: a prepared item is created. Its cost and allergens stay unknown until you enter them.'],
    ]);
    expect(await sheet()).toEqual([]);
    await step(manager, 'applyImport', { id, onlyGood: false });
    expect(await sheet()).toMatchObject([
      { itemName: 'Tomato sauce', parByWeekday: sevenTimes('8'), unit: 'l', stationName: 'Sauté' },
      { itemName: 'mirepoix', parByWeekday: sevenTimes('1.5'), unit: 'kg', stationName: null },
    ]);
    const [mirepoix] = (await itemsNow()).filter(({ name }) => name === 'mirepoix');
    expect(mirepoix).toMatchObject({ kind: 'prep', allergens: null, lastUnitCost: null });
  });

  test('names every line that it cannot import', async () => {
    await kitchen.item({ name: 'Salsa', unit: 'l' });
    await kitchen.item({ name: 'Broth', unit: 'l' });
    const { id } = await checkFile(
      manager,
      'par',
      'Salsa 3 L, Wok\nStock 20\nRice 3 hotels\nAioli 0.00001 kg\nBroth 2 bunches\nPesto\nDip 2 kg\nDip 3 kg\n',
    );
    expect(await problemsOf(manager, id)).toEqual([
      '1 stationId: There is no such name here (a station): “Wok”.',
      '2 unit: “Stock” is new here. Write in which unit it is counted.',
      expect.stringContaining('3 unit: hotels is not a unit of this kitchen.'),
      '4 par: Enter a number, such as 2.5.',
      expect.stringContaining('5 unit: Broth is kept in l; bunch does not convert to l'),
      '6 par: Enter a par for each of the seven days.',
      '7 name: Row 8 is about the same, but says something else.',
      '8 name: Row 7 is about the same, but says something else.',
    ]);
  });

  test('twice changes nothing the second time, and a corrected one changes the pars', async () => {
    const list = 'Salsa 3 L\nMirepoix 2,5 kg\n';
    await importFile(manager, 'par', list);
    expect(await checkFile(manager, 'par', list)).toMatchObject({ sameCount: 2, newCount: 0, changedCount: 0 });
    expect(await importFile(manager, 'par', list.replace('3', '5'))).toMatchObject({ changedCount: 1, sameCount: 1 });
    expect(await parsOf()).toEqual({ Salsa: '5', Mirepoix: '2.5' });
  });

  test('with days to thaw, refuses more than five, changes nothing when it is exported and read again, and is undone', async () => {
    await kitchen.item({ name: 'Chicken', kind: 'raw', unit: 'kg', tcsClass: 'frozen' });
    const days = async () => manager.request('{ prepItems { itemName thawDays } }');
    await importFile(manager, 'par', 'Name,Par,Unit\nChicken,8,kg\n');
    const wrong = await checkFile(manager, 'par', 'Name,Par,Unit,Thaw days\nChicken,8,kg,6\n');
    expect(await problemsOf(manager, wrong.id)).toEqual(['2 thawDays: Enter 0 to 5 days.']);
    const { id } = await importFile(manager, 'par', 'Name,Par,Unit,Thaw days\nChicken,8,kg,2\n');
    expect(await days()).toEqual({ prepItems: [{ itemName: 'Chicken', thawDays: 2 }] });
    const file = await exported(manager, 'par');
    expect(await checkFile(manager, 'par', file)).toMatchObject({ sameCount: 1, changedCount: 0 });
    await step(manager, 'undoImport', { id });
    expect(await days()).toEqual({ prepItems: [{ itemName: 'Chicken', thawDays: null }] });
  });

  test('keeps the order of the list', async () => {
    await importFile(manager, 'par', 'Zest 1 kg\nAioli 2 l\nMirepoix 6 kg\n');
    expect((await sheet()).map(({ itemName }) => itemName)).toEqual(['Zest', 'Aioli', 'Mirepoix']);
  });

  test('undone, leaves neither its lines nor its items', async () => {
    const { id } = await importFile(manager, 'par', 'Salsa 3 L\nMirepoix 2 kg\n');
    expect(await step(manager, 'undoImport', { id })).toMatchObject({ state: 'undone', problemText: null });
    expect([await sheet(), await itemsNow()]).toEqual([[], []]);
  });

  test('is not undone after a line was changed by hand', async () => {
    const { id } = await importFile(manager, 'par', 'Salsa 3 L\nMirepoix 2 kg\n');
    const [line] = await sheet();
    await manager.request(editLine, { input: { id: line?.id, version: line?.version, parByWeekday: sevenTimes('4') } });
    const undone = await step(manager, 'undoImport', { id });
    expect(undone).toMatchObject({
      state: 'applied',
      problemText: 'Salsa was changed after the import. Nothing was undone.',
    });
    expect(await parsOf()).toEqual({ Salsa: '4', Mirepoix: '2' });
  });

  test.for(['Prep:', 'Preparación:', ' Recipe: '])('whose first line is the heading %j is a list', async (heading) => {
    await kitchen.station({ name: heading.replace(':', '').trim() });
    await kitchen.station({ name: 'Grill' });
    const list = `${heading}\nTomato sauce 8 L\nMirepoix 6 kg\n\nGrill:\nChimichurri 2 L\n`;
    expect(await importFile(manager, 'par', list)).toMatchObject({ newCount: 3, errorCount: 0 });
    expect(await parsOf()).toEqual({ 'Tomato sauce': '8', Mirepoix: '6', Chimichurri: '2' });
  });

  test('that is a file of one column whose heading ends with a colon is a file', async () => {
    await importFile(manager, 'par', 'Name,Par,Unit\nSalsa,3,l\n');
    expect((await sendFile(manager, 'par', 'Name:\nSalsa\nDip\n')).read()).toMatchObject({
      hasHeadings: true,
      fields: ['name'],
    });
  });

  test('with two figures in a line has an error that says to enter one', async () => {
    const { id } = await checkFile(manager, 'par', 'Stock 5-6 L\nMayo 2 x 4 L\nSauce 8 L by 10:00\nDip 2 kg\n');
    expect(await problemsOf(manager, id)).toEqual([
      '1 par: These are two figures. Enter one.',
      '2 par: These are two figures. Enter one.',
      '3 par: Enter a par for each of the seven days.',
    ]);
  });

  test('in Spanish with decimal commas is read', async () => {
    await kitchen.write(async (tx) => {
      await tx.db
        .updateTable('organization')
        .set({ language: 'es', country: 'ES' })
        .where('id', '=', kitchen.id)
        .execute();
    });
    await importFile(
      manager,
      'par',
      'PLANCHA:\nSalsa brava 1,500 litros\n2 docenas de huevos\n'.replace('PLANCHA:\n', ''),
    );
    expect(await parsOf()).toEqual({ 'Salsa brava': '1.5', huevos: '2' });
  });
});

describe('a file of the par sheet', () => {
  test('has a par for each weekday, and names what it changes', async () => {
    await kitchen.item({ name: 'Salsa', unit: 'l' });
    const headings = 'Artículo;Unidad;Lunes;Martes;Miércoles;Jueves;Viernes;Sábado;Domingo;Tanda\n';
    await importFile(manager, 'par', `${headings}Salsa;l;1;2;3;4;5,5;6;7;2\n`);
    expect(await sheet()).toMatchObject([{ parByWeekday: ['1', '2', '3', '4', '5.5', '6', '7'], batchQuantity: '2' }]);
    const { id } = await checkFile(manager, 'par', 'Name,Friday,Station\nSalsa,9,\n');
    expect((await rowsOf(manager, id)).flatMap(({ changes }) => changes)).toEqual([
      { field: 'par', before: '1 / 2 / 3 / 4 / 5.5 / 6 / 7', after: '1 / 2 / 3 / 4 / 9 / 6 / 7' },
    ]);
  });

  test('exported and imported changes nothing', async () => {
    await kitchen.station({ name: '=Grill, hot' });
    await importFile(
      manager,
      'par',
      'Name,Par,Unit,Station,Batch,Rounding,Least that is made,Most in one go,Par from,Least days,Most days,Ready by,Minutes\n' +
        'Salsa,3,l,"=Grill, hot",2,nearest,1,4,days,1,3,9:30 AM,45\n',
    );
    await importFile(manager, 'par', 'Name,Unit,Mon,Tue,Wed,Thu,Fri,Sat,Sun\n=Stock,l,1,2,3,4,5,6,7\n');
    const same = await checkFile(manager, 'par', await exported(manager, 'par'));
    expect(same).toMatchObject({ sameCount: 2, newCount: 0, changedCount: 0, errorCount: 0 });
  });

  test('undone, gives changed lines their former values', async () => {
    const item = await kitchen.item({ name: 'Salsa', unit: 'l' });
    const station = await kitchen.station({ name: 'Grill' });
    const input = { itemId: item.id, parByWeekday: ['1', '2', '3', '4', '5', '6', '7'], batchQuantity: '2', sort: 4 };
    await manager.request(addLine, { input: { ...input, stationId: station.id } });
    await kitchen.station({ name: 'Cold' });
    const before = await exported(manager, 'par');
    const { id } = await importFile(manager, 'par', 'Name,Par,Station,Batch,Par from\nSalsa,9,Cold,3,forecast\n');
    expect(await exported(manager, 'par')).not.toBe(before);
    await step(manager, 'undoImport', { id });
    expect(await exported(manager, 'par')).toBe(before);
  });

  test('finds an item by the recipe that makes it, and by its Spanish name', async () => {
    await kitchen.item({ name: 'Broth', nameEs: 'Caldo', kind: 'prep', unit: 'l' });
    const made = await kitchen.item({ name: 'Red sauce', kind: 'prep', unit: 'l' });
    await manager.request('mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id } }', {
      input: {
        name: 'Tomato sauce',
        kind: 'prep',
        yieldQuantity: '1',
        yieldUnit: 'l',
        outputItemId: made.id,
        lines: [],
        steps: [],
      },
    });
    await importFile(manager, 'par', 'tomato sauce 8 l\ncaldo 4 l\n');
    expect(await parsOf()).toEqual({ 'Red sauce': '8', Broth: '4' });
  });

  test('refuses what the form refuses, and a line that was taken off', async () => {
    const item = await kitchen.item({ name: 'Salsa', unit: 'l' });
    const { addPrepItem: line } = await manager.request<{ addPrepItem: Line }>(addLine, {
      input: { itemId: item.id, parByWeekday: sevenTimes('3') },
    });
    await manager.request('mutation ($input: ArchivePrepItemInput!) { archivePrepItem(input: $input) { id } }', {
      input: { id: line.id, archived: true },
    });
    const file = 'Name,Par,Unit,Batch,Most in one go,Par from\nSalsa,5,l,,,\nAioli,1,l,4,3,\nDip,1,l,,,sometimes\n';
    const { id } = await checkFile(manager, 'par', file);
    expect(await problemsOf(manager, id)).toEqual([
      '2 name: The line of Salsa was taken off the sheet. Put it back first.',
      '3 maxQuantity: One run makes at least one batch.',
      expect.stringContaining('4 parMode: '),
    ]);
    expect(await itemsNow()).toHaveLength(1);
  });

  test('with an id that is of another item or of another kitchen is refused', async () => {
    await importFile(manager, 'par', 'Salsa 3 L\n');
    const [line] = await sheet();
    const wrong = await checkFile(manager, 'par', `Id,Name,Par\n${line?.id ?? ''},Aioli,9\n`);
    expect(await problemsOf(manager, wrong.id)).toEqual([
      expect.stringContaining('2 name: The line with this id is of Salsa'),
    ]);
    const stranger = await (await Kitchen.create(api)).signIn('manager');
    const foreign = await checkFile(stranger, 'par', `Id,Name,Par\n${line?.id ?? ''},Salsa,9\n`);
    expect(await problemsOf(stranger, foreign.id)).toEqual(['2 id: No row of this kitchen has this id.']);
  });

  test('of more lines than a sheet shows is refused from the first that is too many', async () => {
    const list = Array.from(
      { length: 502 },
      (_, index) => `Dip ${String.fromCodePoint(97 + (index % 26))}${index}q 2 kg`,
    );
    const { id } = await checkFile(manager, 'par', list.join('\n'));
    expect(await problemsOf(manager, id)).toEqual([
      '501 null: A par sheet has at most 500 lines. Take lines off first.',
      '502 null: A par sheet has at most 500 lines. Take lines off first.',
    ]);
  });

  test('is imported once by two managers at once', async () => {
    const other = await kitchen.signIn('manager');
    const checked = await Promise.all([manager, other].map((client) => checkFile(client, 'par', 'Salsa 3 L\n')));
    const applied = await Promise.all(
      [manager, other].map((client, place) => step(client, 'applyImport', { id: checked[place]?.id, onlyGood: false })),
    );
    expect(applied.map(({ state }) => state).toSorted()).toEqual(['applied', 'checked']);
    expect(await parsOf()).toEqual({ Salsa: '3' });
  });

  test('is refused for a cook', async () => {
    const cook = await kitchen.signIn('cook');
    expect((await sendFile(cook, 'par', 'Salsa 3 L\n')).status).toBe(403);
  });
});
