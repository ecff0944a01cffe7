import type { AddStarterKitchen } from '#schema/inputs/starter-kitchens.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import type { StarterGroup } from '#schema/vocabulary.ts';
import { conflict, fieldError } from '../../platform/errors.ts';
import type { StarterRow } from './starter-rows.policy.ts';
import type { NamedRow } from './starter-kitchens.queries.ts';

/** The kitchen's own rows by group and lower-case name. */
export type Existing = ReadonlyMap<string, NamedRow>;

export const existingKey = (group: StarterGroup, name: string) => `${group}:${name.toLowerCase()}`;

export function existingBy(rows: readonly NamedRow[]): Existing {
  return new Map(rows.map((row) => [existingKey(row.group, row.name), row]));
}

/** The kitchen's own row in place of a row of the starter. A recipe's place is also taken by an item of its name. */
export function ownRow(existing: Existing, { group, name }: Pick<StarterRow, 'group' | 'name'>): NamedRow | undefined {
  const own = existing.get(existingKey(group, name));
  return own ?? (group === 'recipes' ? existing.get(existingKey('items', name)) : undefined);
}

/**
 * The rows that are to be added, as they were changed. Throws VALIDATION_FAILED for keys that the starter does not have, for one
 * that needs a row that is left out, and for two of one name.
 */
export function chosenRows(rows: readonly StarterRow[], { dropped, changes }: AddStarterKitchen): StarterRow[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  for (const key of [...dropped, ...changes.map((change) => change.key)]) {
    if (!byKey.has(key)) throw fieldError('dropped', msg('starter.unknownRow'));
  }
  const out = new Set(dropped);
  const changed = new Map(changes.map((change) => [change.key, change]));
  const chosen = rows.filter(({ key }) => !out.has(key)).map((row) => changedRow(row, changed));
  for (const row of chosen) {
    const missing = row.needs.find((key) => out.has(key));
    if (missing === undefined) continue;
    throw fieldError('dropped', msg('starter.needs', { name: row.name, missing: byKey.get(missing)?.name ?? '' }));
  }
  refuseTwice(chosen);
  return chosen;
}

type Changes = ReadonlyMap<string, AddStarterKitchen['changes'][number]>;

function changedRow(row: StarterRow, changes: Changes): StarterRow {
  const own = changes.get(row.key);
  // A line of the par sheet has the name of what it makes.
  const named = row.group === 'par_lines' ? changes.get(row.needs[0] ?? '') : own;
  const { name = row.name } = named ?? {};
  const { quantity = row.quantity } = own ?? {};
  // The Spanish name was that of the former one.
  const renamed = name === row.name ? {} : { name, nameEs: null };
  return { ...row, ...renamed, quantity: row.quantity === null ? null : quantity };
}

function refuseTwice(rows: readonly StarterRow[]): void {
  const seen = new Set<string>();
  for (const { group, name, section } of rows) {
    // A prep recipe makes an item of its name.
    const keys = [existingKey(group, name), ...(section === 'prep' ? [existingKey('items', name)] : [])];
    if (keys.some((key) => seen.has(key))) throw fieldError('changes', msg('starter.twice', { name }));
    for (const key of keys) seen.add(key);
  }
}

/**
 * Throws CONFLICT with the names that the kitchen has already; with `useExisting`, only with those in its archive, and names
 * that a row was renamed to: the preview did not show that the kitchen's own row would be used instead.
 */
export function refuseExisting(rows: readonly StarterRow[], existing: Existing, useExisting: boolean): void {
  const renamed = rows.filter(({ key, group, name }) => existingKey(group, name) !== key.toLowerCase());
  const taken = renamed.flatMap((row) => ownRow(existing, row) ?? []);
  if (taken.length > 0) throw conflict(msg('starter.taken', { names: namesOf(taken) }));
  const own = rows.flatMap((row) => ownRow(existing, row) ?? []);
  // A line that was taken off the par sheet stays off.
  const archived = own.filter(({ archived: is, group }) => is && group !== 'par_lines');
  if (archived.length > 0) throw conflict(msg('starter.archived', { names: namesOf(archived) }));
  if (!useExisting && own.length > 0) throw conflict(msg('starter.exist', { names: namesOf(own) }));
}

function namesOf(rows: readonly NamedRow[]): string {
  const names = [...new Set(rows.map(({ name }) => name))];
  const shown = names.slice(0, limits.namedBlocksMax).join(', ');
  return names.length > limits.namedBlocksMax ? `${shown}, …` : shown;
}
