import { parseDecimal, plainDecimal } from '../format/decimal.ts';

/**
 * The three-way comparison of a form: the values it was opened with, those of the person, and those that somebody else has
 * saved since. What only one of the two changed is kept; what both changed differently is a conflict for the person.
 */

/** A field that somebody changed, and its value in words; null when it was removed. */
export interface Change {
  readonly label: string;
  readonly text: string | null;
}

/** A field that both changed. */
export interface Conflict<Values> {
  readonly label: string;
  readonly mine: string | null;
  readonly theirs: string | null;
  /** The values with theirs in this field. */
  readonly take: (values: Values) => Values;
  /** The values with mine kept, where that needs a change: a row that they removed becomes a new one. */
  readonly keep: (values: Values) => Values;
}

/** Turns a conflict of a part into one of the whole. */
export function lift<Part, Whole>(
  { label, mine, theirs, take, keep }: Conflict<Part>,
  change: (whole: Whole, of: (part: Part) => Part) => Whole,
): Conflict<Whole> {
  return { label, mine, theirs, take: (whole) => change(whole, take), keep: (whole) => change(whole, keep) };
}

const asIs = <Values>(values: Values): Values => values;

export interface Merge<Values> {
  /** The merged values, with mine where they conflict. */
  readonly values: Values;
  /** The base of the next comparison: theirs, with the former value where they conflict. */
  readonly base: Values;
  /** What only they changed. */
  readonly taken: readonly Change[];
  readonly conflicts: readonly Conflict<Values>[];
}

/** One field of a form, or a group of them: how its values are compared and named. */
export interface Compared<Value> {
  readonly changes: (from: Value, to: Value) => readonly Change[];
  readonly merge: (base: Value, mine: Value, theirs: Value) => Merge<Value>;
}

export type Fields<Values> = { readonly [Key in keyof Values]-?: Compared<Values[Key]> };

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface Leaf<Value> {
  readonly label: string;
  readonly show: (value: Value) => string;
  readonly isSame?: (one: Value, other: Value) => boolean;
}

/** A value that is taken as a whole. */
export function value<Value>({ label, show, isSame = isEqual }: Leaf<Value>): Compared<Value> {
  return {
    changes: (from, to) => (isSame(from, to) ? [] : [{ label, text: show(to) }]),
    merge(base, mine, theirs) {
      if (isSame(base, theirs) || isSame(mine, theirs)) return { values: mine, base: theirs, taken: [], conflicts: [] };
      const taken = [{ label, text: show(theirs) }];
      if (isSame(base, mine)) return { values: theirs, base: theirs, taken, conflicts: [] };
      const conflict = { label, mine: show(mine), theirs: show(theirs), take: () => theirs, keep: asIs };
      return { values: mine, base, taken: [], conflicts: [conflict] };
    },
  };
}

const trimmed = (typed: string) => typed.trim();

/** A text as typed. */
export function text(label: string): Compared<string> {
  return value({ label, show: trimmed, isSame: (one, other) => one.trim() === other.trim() });
}

/** A figure as typed: `2,50` is `2.5`. */
export function figure(label: string, unit?: string): Compared<string> {
  const exact = (typed: string) => {
    const decimal = parseDecimal(typed);
    return decimal === null ? typed.trim() : plainDecimal(decimal);
  };
  const show = (typed: string) => [typed.trim(), typed.trim() === '' ? '' : unit].filter(Boolean).join(' ');
  return value({ label, show, isSame: (one, other) => exact(one) === exact(other) });
}

/** A choice, named by `show`. */
export function choice<Value>(label: string, show: (value: Value) => string): Compared<Value> {
  return value({ label, show });
}

/** Elements that are chosen one by one: what either added or removed is merged without a question. */
export function chosen<Element>(label: string, show: (element: Element) => string): Compared<readonly Element[]> {
  const same = (one: readonly Element[], other: readonly Element[]) =>
    one.length === other.length && one.every((element) => other.includes(element));
  return {
    changes: (from, to) => (same(from, to) ? [] : [{ label, text: to.map(show).join(', ') }]),
    merge(base, mine, theirs) {
      const kept = theirs.filter((element) => mine.includes(element) || !base.includes(element));
      const added = mine.filter((element) => !base.includes(element) && !kept.includes(element));
      const values = same(mine, theirs) ? mine : [...kept, ...added];
      const isTheirChange = !same(base, theirs) && !same(mine, theirs);
      return {
        values,
        base: theirs,
        taken: isTheirChange ? [{ label, text: values.map(show).join(', ') }] : [],
        conflicts: [],
      };
    },
  };
}

/** Not edited in the form: the newest is right. */
export function unedited<Value>(): Compared<Value> {
  return {
    changes: () => [],
    merge: (_base, _mine, theirs) => ({ values: theirs, base: theirs, taken: [], conflicts: [] }),
  };
}

/** Typed only for a new row, such as its first stock. */
export function onlyNew<Value>(): Compared<Value> {
  return {
    changes: (from, to) => (isEqual(from, to) ? [] : [{ label: '', text: '' }]),
    merge: (base, mine) => ({ values: mine, base, taken: [], conflicts: [] }),
  };
}

function isFieldOf<Values extends object>(fields: Fields<Values>) {
  return (key: string): key is keyof Values & string => Object.hasOwn(fields, key);
}

/** The values with these fields of others. */
function withFields<Values extends object>(values: Values, from: Values, keys: readonly (keyof Values)[]): Values {
  return keys.reduce((changed, key) => ({ ...changed, [key]: from[key] }), values);
}

function mergeField<Values extends object, Key extends keyof Values>(
  fields: Fields<Values>,
  key: Key,
  [base, mine, theirs]: readonly [Values, Values, Values],
  merged: Merge<Values>,
): Merge<Values> {
  const part = fields[key].merge(base[key], mine[key], theirs[key]);
  return {
    values: { ...merged.values, [key]: part.values },
    base: { ...merged.base, [key]: part.base },
    taken: [...merged.taken, ...part.taken],
    conflicts: [
      ...merged.conflicts,
      ...part.conflicts.map((conflict) =>
        lift(conflict, (values: Values, change): Values => ({ ...values, [key]: change(values[key]) })),
      ),
    ],
  };
}

/** Changes in one line: `Quantity: 3, Unit: kg`. */
export const inWords = (changes: readonly Change[]) =>
  changes.map(({ label, text: words }) => `${label}: ${words || '–'}`).join(', ');

/** Fields that are one fact: when both people changed any of them, differently, they are one conflict. */
function mergeTogether<Values extends object>(
  fields: Fields<Values>,
  keys: readonly (keyof Values)[],
  [base, mine, theirs]: readonly [Values, Values, Values],
  merged: Merge<Values>,
): Merge<Values> {
  const changes = (from: Values, to: Values) => keys.flatMap((key) => fields[key].changes(from[key], to[key]));
  const [byMe, byThem] = [changes(base, mine), changes(base, theirs)];
  if (keys.length === 1 || byMe.length === 0 || byThem.length === 0 || changes(mine, theirs).length === 0) {
    return keys.reduce((before, key) => mergeField(fields, key, [base, mine, theirs], before), merged);
  }
  const conflict: Conflict<Values> = {
    label: [...new Set([...byMe, ...byThem].map(({ label }) => label))].join(', '),
    mine: inWords(byMe),
    theirs: inWords(byThem),
    take: (values) => withFields(values, theirs, keys),
    keep: asIs,
  };
  return { ...merged, base: withFields(merged.base, base, keys), conflicts: [...merged.conflicts, conflict] };
}

/** The fields of an object. `together` are groups of fields that are one fact, such as a quantity and its unit. */
export function parts<Values extends object>(
  fields: Fields<Values>,
  together: readonly (readonly (keyof Values)[])[] = [],
): Compared<Values> {
  const keys = Object.keys(fields).filter(isFieldOf(fields));
  const alone = keys.filter((key) => together.every((group) => !group.includes(key))).map((key) => [key]);
  return {
    changes: (from, to) => keys.flatMap((key) => fields[key].changes(from[key], to[key])),
    merge: (base, mine, theirs) =>
      [...alone, ...together].reduce<Merge<Values>>(
        (merged, group) => mergeTogether(fields, group, [base, mine, theirs], merged),
        { values: mine, base: theirs, taken: [], conflicts: [] },
      ),
  };
}

/** A list of fixed length, such as one value for each weekday. */
export function each<Value>(of: (index: number) => Compared<Value>): Compared<Value[]> {
  const changes = (from: Value[], to: Value[]) =>
    to.flatMap((item, index) => {
      const before = from[index];
      return before === undefined ? [] : of(index).changes(before, item);
    });
  return {
    changes,
    merge(base, mine, theirs) {
      const merges = mine.flatMap((item, index) => {
        const [before, other] = [base[index], theirs[index]];
        return before === undefined || other === undefined ? [] : [of(index).merge(before, item, other)];
      });
      return {
        values: merges.map(({ values }) => values),
        base: merges.map((merge) => merge.base),
        taken: merges.flatMap(({ taken }) => taken),
        conflicts: merges.flatMap(({ conflicts }, index) =>
          conflicts.map((conflict) =>
            lift(conflict, (values: Value[], change) => values.map((item, at) => (at === index ? change(item) : item))),
          ),
        ),
      };
    },
  };
}
