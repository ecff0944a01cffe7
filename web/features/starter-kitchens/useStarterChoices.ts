import { useState } from 'react';
import { parseDecimal } from '../../ui/format/decimal.ts';
import { type Choices, type RowChange, untouched, withoutRows, withRows } from './starter-choices.ts';
import type { StarterRowFragment } from './starter-kitchens.generated.ts';

/** What is kept, changed and left out of the rows of one starter kitchen. */
export function useStarterChoices(rows: readonly StarterRowFragment[]) {
  const [{ dropped, changes }, setChoices] = useState<Choices>(untouched);
  const keep = (keys: readonly string[], kept: boolean) =>
    setChoices((before) => ({
      ...before,
      dropped: (kept ? withRows : withoutRows)(rows, before.dropped, keys),
    }));
  const change = (key: string, typed: RowChange) =>
    setChoices((before) => ({
      ...before,
      changes: new Map([...before.changes, [key, { ...before.changes.get(key), ...typed }]]),
    }));
  const kept = rows.filter(({ key }) => !dropped.has(key));
  return { dropped, changes, kept, keep, change, input: () => inputOf(kept, dropped, changes) };
}

export type StarterChoices = ReturnType<typeof useStarterChoices>;

function inputOf(kept: readonly StarterRowFragment[], dropped: ReadonlySet<string>, changes: Choices['changes']) {
  const changed = kept.flatMap((row) => {
    const { name = row.name, quantity = row.quantity } = changes.get(row.key) ?? {};
    const named = name.trim() === row.name ? {} : { name: name.trim() };
    const amount =
      quantity === row.quantity || quantity === null ? {} : { quantity: parseDecimal(quantity) ?? quantity };
    return 'name' in named || 'quantity' in amount ? [{ key: row.key, ...named, ...amount }] : [];
  });
  return { dropped: [...dropped], changes: changed, useExisting: kept.some(({ exists }) => exists) };
}
