import { createContext, useContext, useMemo } from 'react';
import { storeChoice } from '../storage/store-choice.ts';
import { persisted } from '../storage/persisted.ts';
import { createStore } from '../store.ts';
import { useStored } from '../useStored.ts';
import { useUrlParams } from './useUrlParams.ts';

const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

interface Choices {
  readonly density: Density;
  /** The columns that a person has hidden, by table. A table without an entry shows its columns as the width allows. */
  readonly hidden: Readonly<Record<string, readonly string[]>>;
}
type ByPerson = Readonly<Record<string, Choices>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isKeys = (value: unknown) => Array.isArray(value) && value.every((key) => typeof key === 'string');
const isChoices = (value: unknown) =>
  isObject(value) &&
  'density' in value &&
  densities.some((density) => density === value.density) &&
  'hidden' in value &&
  isObject(value.hidden) &&
  Object.values(value.hidden).every(isKeys);
const isByPerson = (value: unknown): value is ByPerson => isObject(value) && Object.values(value).every(isChoices);

const storage = persisted('brigade.tables', isByPerson);
const chosen = createStore<ByPerson>(storage.read() ?? {});
const initial: Choices = { density: 'comfortable', hidden: {} };

/** The id of the person whose choices these are, because several people may use a browser. The app provides it. */
export const TableOwnerContext = createContext('');

/** How dense tables are, and which columns are hidden: per person, on this device. */
export function useTableChoices() {
  const owner = useContext(TableOwnerContext);
  const choices = useStored(chosen)[owner] ?? initial;
  return useMemo(() => {
    const change = (next: Partial<Choices>) => {
      chosen.set((before) => ({ ...before, [owner]: { ...(before[owner] ?? initial), ...next } }));
      storeChoice(storage, chosen.read());
    };
    return {
      ...choices,
      setDensity: (density: Density) => change({ density }),
      setHidden: (table: string, keys: readonly string[]) => change({ hidden: { ...choices.hidden, [table]: keys } }),
    };
  }, [owner, choices]);
}

/** The parameter of the address that names the hidden columns; it takes precedence over the columns stored on the device. */
export const hideParam = 'hide';

/** The hidden columns of this table; null while nobody has chosen. */
export function useHiddenColumns(table: string | undefined) {
  const { get, change } = useUrlParams();
  const { hidden, setHidden } = useTableChoices();
  const inAddress = table === undefined ? null : get(hideParam);
  const keys = inAddress === null ? (hidden[table ?? ''] ?? null) : inAddress.split(',').filter(Boolean);
  const set = (next: readonly string[]) => {
    if (table === undefined) return;
    setHidden(table, next);
    if (inAddress !== null) change({ [hideParam]: next.join(',') });
  };
  return { keys, set };
}
