import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { choice, each, figure, onlyNew, parts, text, unedited } from './merge.ts';
import { rows } from './merge-rows.ts';

interface Item {
  name: string;
  par: string;
  unit: string;
  allergens: readonly string[] | null;
}

const item = parts<Item>(
  {
    name: text('Name'),
    par: figure('Par', 'kg'),
    unit: choice('Unit', (unit) => unit),
    allergens: choice('Allergens', (list) => list?.join(', ') ?? 'unknown'),
  },
  [['par', 'unit']],
);
const basil: Item = { name: 'Basil', par: '8', unit: 'kg', allergens: null };

describe('three versions of a form', () => {
  test('what only they changed is merged, what only I changed stays', () => {
    const merge = item.merge(basil, { ...basil, name: 'Thai basil' }, { ...basil, allergens: ['celery'] });
    expect(merge).toMatchObject({
      values: { ...basil, name: 'Thai basil', allergens: ['celery'] },
      taken: [{ label: 'Allergens', text: 'celery' }],
      conflicts: [],
    });
  });

  test('what both changed is a conflict that shows both, and keeps mine until theirs is chosen', () => {
    const merge = item.merge(basil, { ...basil, name: 'Thai basil' }, { ...basil, name: 'Sweet basil' });
    expect(merge.values.name).toBe('Thai basil');
    expect(merge.conflicts).toMatchObject([{ label: 'Name', mine: 'Thai basil', theirs: 'Sweet basil' }]);
    expect(merge.conflicts[0]?.take(merge.values).name).toBe('Sweet basil');
  });

  test('the same change by both is no conflict, however it is written', () => {
    const merge = item.merge(basil, { ...basil, par: '9,50' }, { ...basil, par: '9.5' });
    expect(merge).toMatchObject({ taken: [], conflicts: [] });
  });

  test('a quantity and its unit are one fact: changes of both conflict, though the fields differ', () => {
    const merge = item.merge(basil, { ...basil, par: '9' }, { ...basil, unit: 'lb' });
    expect(merge.values).toMatchObject({ par: '9', unit: 'kg' });
    expect(merge.conflicts).toMatchObject([{ label: 'Par, Unit', mine: 'Par: 9 kg', theirs: 'Unit: lb' }]);
    expect(merge.conflicts[0]?.take(merge.values)).toMatchObject({ par: '8', unit: 'lb' });
  });

  test('an empty list is not the same as an unknown one', () => {
    const merge = item.merge(basil, { ...basil, allergens: [] }, { ...basil, allergens: ['milk'] });
    expect(merge.conflicts).toMatchObject([{ mine: '', theirs: 'milk' }]);
  });

  test('a conflict stays one at the next change, and what was merged is no change of mine', () => {
    const mine = { ...basil, name: 'Thai basil' };
    const first = item.merge(basil, mine, { ...basil, name: 'Sweet basil', par: '9' });
    const second = item.merge(first.base, first.values, { ...basil, name: 'Sweet basil', par: '10' });
    expect(second.values).toMatchObject({ name: 'Thai basil', par: '10' });
    expect(second.conflicts.map(({ label }) => label)).toEqual(['Name']);
  });

  test('fields that the form does not edit are always the newest, and what is typed for a new row stays', () => {
    const form = parts<{ version: string; opening: string }>({ version: unedited(), opening: onlyNew() });
    const merge = form.merge(
      { version: '1', opening: '' },
      { version: '1', opening: '5' },
      { version: '2', opening: '' },
    );
    expect(merge.values).toEqual({ version: '2', opening: '5' });
  });

  test('one value for each weekday is compared day by day', () => {
    const week = each((day) => figure(`Day ${day}`));
    const merge = week.merge(['1', '1', '1'], ['2', '1', '5'], ['1', '3', '6']);
    expect(merge.values).toEqual(['2', '3', '5']);
    expect(merge.conflicts.map(({ label }) => label)).toEqual(['Day 2']);
    expect(merge.conflicts[0]?.take(merge.values)).toEqual(['2', '3', '6']);
  });
});

const anItem = fc.record({
  name: fc.constantFrom('Basil', 'Thyme', 'Sage'),
  par: fc.constantFrom('8', '9', '10'),
  unit: fc.constantFrom('kg', 'lb'),
  allergens: fc.constantFrom(null, [], ['milk']),
});

test('no change of either person is lost: every field has one of the two, and where only one changed it, theirs', () => {
  fc.assert(
    fc.property(anItem, anItem, anItem, (base, mine, theirs) => {
      const merge = item.merge(base, mine, theirs);
      const taken = merge.conflicts.reduce((values, conflict) => conflict.take(values), merge.values);
      for (const key of ['name', 'allergens'] as const) {
        const isMine = JSON.stringify(mine[key]) !== JSON.stringify(base[key]);
        const isTheirs = JSON.stringify(theirs[key]) !== JSON.stringify(base[key]);
        expect(merge.values[key]).toEqual(isTheirs && !isMine ? theirs[key] : mine[key]);
        expect(taken[key]).toEqual(isTheirs ? theirs[key] : mine[key]);
      }
    }),
  );
});

interface Line {
  id: string | null;
  name: string;
  quantity: string;
}
const lines = rows<Line>({
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  asNew: (line) => ({ ...line, id: null }),
  order: 'Order',
  of: parts<Line>({ id: unedited(), name: unedited(), quantity: figure('Quantity') }),
});
const line = (name: string, quantity = '1'): Line => ({ id: name, name, quantity });
const added = (name: string): Line => ({ id: null, name, quantity: '1' });
const names = (list: readonly Line[]) => list.map(({ name }) => name);

describe('three versions of a list of rows', () => {
  const base = [line('onion'), line('leek'), line('salt')];

  test('a form that begins with an empty row is unchanged until something is typed in it', () => {
    expect(lines.changes([added('')], [added('')])).toEqual([]);
    expect(lines.changes([added('')], [{ ...added(''), quantity: '2' }])).toEqual([
      { label: ' · Quantity', text: '2' },
    ]);
    expect(lines.changes([added('')], [added(''), added('rice')])).toEqual([{ label: 'rice', text: '+' }]);
  });

  test('moving a row is a change', () => {
    const [onion, leek, salt] = base;
    if (!onion || !leek || !salt) throw new Error('three rows');
    expect(lines.changes(base, [leek, onion, salt])).toEqual([{ label: 'Order', text: 'leek, onion, salt' }]);
  });

  test('rows that either added are all kept, each after the one that it followed', () => {
    const mine = [line('onion'), added('garlic'), line('leek'), line('salt')];
    const theirs = [line('onion'), line('leek'), line('pepper'), line('salt')];
    const merge = lines.merge(base, mine, theirs);
    expect(names(merge.values)).toEqual(['onion', 'garlic', 'leek', 'pepper', 'salt']);
    expect(merge).toMatchObject({ taken: [{ label: 'pepper', text: '+' }], conflicts: [] });
  });

  test('a row that they removed is removed, unless I changed it: then I choose, and keeping it makes it a new one', () => {
    const theirs = [line('leek')];
    const merge = lines.merge(base, [line('onion', '2'), line('leek'), line('salt')], theirs);
    expect(merge.taken).toEqual([{ label: 'salt', text: null }]);
    expect(merge.conflicts).toMatchObject([{ label: 'onion', mine: 'Quantity: 2', theirs: null }]);
    const [conflict] = merge.conflicts;
    expect(conflict?.take(merge.values)).toEqual([line('leek')]);
    expect(conflict?.keep(merge.values)).toEqual([{ id: null, name: 'onion', quantity: '2' }, line('leek')]);
  });

  test('a row that I removed stays removed, unless they changed it: then I choose, and it returns to its place', () => {
    const theirs = [line('onion'), line('leek', '4'), line('salt')];
    const merge = lines.merge(base, [line('onion'), line('salt')], theirs);
    expect(names(merge.values)).toEqual(['onion', 'salt']);
    expect(merge.conflicts).toMatchObject([{ label: 'leek', mine: null, theirs: 'Quantity: 4' }]);
    expect(merge.conflicts[0]?.take(merge.values)).toEqual(theirs);
  });

  test('the order of the person who moved rows is kept; when both did, it is a conflict', () => {
    const [onion, leek, salt] = [line('onion'), line('leek'), line('salt')];
    expect(names(lines.merge(base, base, [salt, onion, leek]).values)).toEqual(['salt', 'onion', 'leek']);
    expect(names(lines.merge(base, [leek, onion, salt], base).values)).toEqual(['leek', 'onion', 'salt']);
    const merge = lines.merge(base, [leek, onion, salt], [salt, onion, leek]);
    expect(merge.conflicts).toMatchObject([{ label: 'Order', mine: 'leek, onion, salt', theirs: 'salt, onion, leek' }]);
    expect(names(merge.conflicts[0]?.take(merge.values) ?? [])).toEqual(['salt', 'onion', 'leek']);
  });

  test('the changes of a list name its rows', () => {
    expect(lines.changes(base, [line('onion', '2'), added('garlic'), line('leek')])).toEqual([
      { label: 'onion · Quantity', text: '2' },
      { label: 'garlic', text: '+' },
      { label: 'salt', text: null },
    ]);
  });

  test('a conflict about a row stays one at the next change', () => {
    const first = lines.merge(base, [line('onion', '2'), line('salt')], [line('leek', '4'), line('salt')]);
    const second = lines.merge(first.base, first.values, [line('leek', '4'), line('salt', '7')]);
    expect(first.conflicts.map(({ label }) => label).toSorted()).toEqual(['leek', 'onion']);
    expect(second.conflicts.map(({ label }) => label).toSorted()).toEqual(['leek', 'onion']);
    expect(second.values).toContainEqual(line('salt', '7'));
  });
});

const aList = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
  .chain((keys) =>
    fc
      .tuple(...keys.map((key) => fc.constantFrom('1', '2', '3').map((quantity) => line(key, quantity))))
      .map((list) => [...list]),
  );

test('a list that only one person changed is exactly theirs, whatever they added, removed and moved', () => {
  fc.assert(
    fc.property(aList, aList, (base, changed) => {
      expect(lines.merge(base, changed, base).values).toEqual(changed);
      expect(lines.merge(base, base, changed).values).toEqual(changed);
      expect(lines.merge(base, changed, changed)).toMatchObject({ values: changed, taken: [], conflicts: [] });
    }),
  );
});

test('a row that somebody added or changed is in the list, or is a conflict', () => {
  fc.assert(
    fc.property(aList, aList, aList, (base, mine, theirs) => {
      const merge = lines.merge(base, mine, theirs);
      const conflicts = merge.conflicts.map(({ label }) => label.split(' ')[0]);
      for (const row of [...mine, ...theirs]) {
        const former = base.find(({ id }) => id === row.id);
        if (former?.quantity === row.quantity) continue;
        expect([...names(merge.values), ...conflicts]).toContain(row.name);
      }
      expect(new Set(names(merge.values)).size).toBe(merge.values.length);
    }),
  );
});
