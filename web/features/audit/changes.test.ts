import { describe, expect, test } from 'vitest';
import { changesText, readChanges } from './changes.ts';

const words = {
  yes: 'yes',
  no: 'no',
  nothing: '–',
  none: 'none',
  moment: (at: Date) => at.toISOString().slice(0, 10),
  clock: (time: string) => `at ${time}`,
  number: (decimal: string) => String(Number(decimal)),
  unit: (code: string) => code.toUpperCase(),
  field: (name: string) => name,
  known: () => null,
};

describe('the changes of an audit entry', () => {
  test('are parsed as former and new value, or as plain facts', () => {
    expect(readChanges({ role: ['cook', 'manager'], username: 'ana' })).toEqual([
      { field: 'role', before: 'cook', after: 'manager', changed: true },
      { field: 'username', before: undefined, after: 'ana', changed: false },
    ]);
    for (const junk of [null, undefined, 'text', 7, ['a', 'b']]) expect(readChanges(junk)).toEqual([]);
  });

  test('are formatted with texts for yes, no, nothing, times and lists', () => {
    expect(
      changesText(
        {
          verified: [false, true],
          roles: [['cook'], []],
          at: [null, '2026-11-21T10:00:00.000Z'],
          onHand: ['9.0000', '8'],
          yieldUnit: ['l', 'kg'],
          dueTime: '16:00',
        },
        words,
      ),
    ).toBe(
      'verified: no → yes; roles: cook → none; at: – → 2026-11-21; onHand: 9 → 8; yieldUnit: L → KG; dueTime: at 16:00',
    );
  });
});
