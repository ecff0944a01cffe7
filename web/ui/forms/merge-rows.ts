import { type Change, type Compared, type Conflict, inWords, lift, type Merge } from './merge.ts';

interface RowsOptions<Row> {
  /** The id of a stored row; null for a new one. */
  readonly keyOf: (row: Row) => string | null;
  readonly nameOf: (row: Row) => string;
  readonly of: Compared<Row>;
  /** The row as a new one, for keeping it although they removed it. */
  readonly asNew: (row: Row) => Row;
  /** The label of the order of the rows. */
  readonly order: string;
}

/**
 * A list whose rows are added, removed and moved, such as the ingredients of a recipe. Rows are compared by their ids; what
 * both added is kept side by side.
 */
export function rows<Row>(options: RowsOptions<Row>): Compared<Row[]> {
  return {
    changes: (from, to) => listChanges(options, from, to),
    merge: (base, mine, theirs) => mergeLists(options, base, mine, theirs),
  };
}

const within = (name: string) => (change: Change) => ({ ...change, label: `${name} · ${change.label}` });

function listChanges<Row>(
  { keyOf, nameOf, of, order }: RowsOptions<Row>,
  from: readonly Row[],
  to: readonly Row[],
): Change[] {
  // New rows have no id, so they are compared in their order.
  const isNew = (row: Row) => keyOf(row) === null;
  const [newBefore, newNow] = [from.filter(isNew), to.filter(isNew)];
  const formerly = (row: Row) =>
    isNew(row) ? newBefore[newNow.indexOf(row)] : from.find((each) => keyOf(each) === keyOf(row));
  const changed = to.flatMap((row): readonly Change[] => {
    const former = formerly(row);
    const name = nameOf(row);
    return former === undefined ? [{ label: name, text: '+' }] : of.changes(former, row).map(within(name));
  });
  const kept: readonly (Row | undefined)[] = to.map(formerly).filter((row) => row !== undefined);
  const removed = from.filter((row) => !kept.includes(row));
  const isMoved = from.filter((row) => kept.includes(row)).some((row, index) => row !== kept[index]);
  return [
    ...changed,
    ...removed.map((row) => ({ label: nameOf(row), text: null })),
    ...(isMoved ? [{ label: order, text: to.map(nameOf).join(', ') }] : []),
  ];
}

/** A row as each of the three lists has it. */
interface Versions<Row> {
  readonly key: string;
  readonly base: Row | undefined;
  readonly mine: Row | undefined;
  readonly theirs: Row | undefined;
}

/** The state of a row in the merge: undefined when it is not in that list. */
interface Outcome<Row> {
  readonly key: string;
  readonly values: Row | undefined;
  readonly base: Row | undefined;
  readonly taken: readonly Change[];
  readonly conflicts: readonly Conflict<Row[]>[];
}

function outcomeOf<Row>(options: RowsOptions<Row>, row: Versions<Row>, theirList: readonly Row[]): Outcome<Row> {
  const { key, base, mine, theirs } = row;
  const same = { key, taken: [], conflicts: [] };
  if (base === undefined && mine === undefined && theirs !== undefined) {
    return { ...same, values: theirs, base: theirs, taken: [{ label: options.nameOf(theirs), text: '+' }] };
  }
  // Added by me.
  if (base === undefined) return { ...same, values: mine, base: theirs };
  if (mine === undefined && theirs === undefined) return { ...same, values: undefined, base: undefined };
  if (mine === undefined) return removedByMe(options, { key, base, theirs: theirs ?? base }, theirList);
  if (theirs === undefined) return removedByThem(options, { key, base, mine });
  return changed(options, { key, base, mine, theirs });
}

function changed<Row>(
  { keyOf, nameOf, of }: RowsOptions<Row>,
  { key, base, mine, theirs }: { key: string; base: Row; mine: Row; theirs: Row },
): Outcome<Row> {
  const merge = of.merge(base, mine, theirs);
  const name = nameOf(mine);
  const conflicts = merge.conflicts.map((conflict) =>
    lift({ ...conflict, label: `${name} · ${conflict.label}` }, (list: Row[], change) =>
      list.map((row) => (keyOf(row) === key ? change(row) : row)),
    ),
  );
  return { key, values: merge.values, base: merge.base, taken: merge.taken.map(within(name)), conflicts };
}

/** They changed a row that I removed. */
function removedByMe<Row>(
  { keyOf, nameOf, of }: RowsOptions<Row>,
  { key, base, theirs }: { key: string; base: Row; theirs: Row },
  theirList: readonly Row[],
): Outcome<Row> {
  const changes = of.changes(base, theirs);
  if (changes.length === 0) return { key, values: undefined, base: theirs, taken: [], conflicts: [] };
  const conflict = {
    label: nameOf(base),
    mine: null,
    theirs: inWords(changes),
    take: (list: Row[]) => {
      const before = theirList.slice(0, theirList.indexOf(theirs)).map(keyOf);
      const at = list.findLastIndex((row) => keyOf(row) !== null && before.includes(keyOf(row)));
      return list.toSpliced(at + 1, 0, theirs);
    },
    keep: (list: Row[]) => list,
  };
  return { key, values: undefined, base, taken: [], conflicts: [conflict] };
}

/** They removed a row that I may have changed. */
function removedByThem<Row>(
  { keyOf, nameOf, of, asNew }: RowsOptions<Row>,
  { key, base, mine }: { key: string; base: Row; mine: Row },
): Outcome<Row> {
  const changes = of.changes(base, mine);
  const label = nameOf(mine);
  if (changes.length === 0) {
    return { key, values: undefined, base: undefined, taken: [{ label, text: null }], conflicts: [] };
  }
  const conflict = {
    label,
    mine: inWords(changes),
    theirs: null,
    take: (list: Row[]) => list.filter((row) => keyOf(row) !== key),
    keep: (list: Row[]) => list.map((row) => (keyOf(row) === key ? asNew(row) : row)),
  };
  return { key, values: mine, base, taken: [], conflicts: [conflict] };
}

const isSameOrder = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** All keys in the order of `lead`; one that only `other` has comes after the one before it there. */
function weave(lead: readonly string[], other: readonly string[]): string[] {
  return other.reduce<string[]>(
    (woven, key, index) => {
      if (woven.includes(key)) return woven;
      const before = other[index - 1];
      return woven.toSpliced(before === undefined ? 0 : woven.indexOf(before) + 1, 0, key);
    },
    [...lead],
  );
}

/** Who moved rows, judged by those that all three lists have. */
function movesOf(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const shared = (list: readonly string[]) =>
    list.filter((key) => base.includes(key) && mine.includes(key) && theirs.includes(key));
  const [before, own, other] = [shared(base), shared(mine), shared(theirs)];
  return {
    byMe: !isSameOrder(before, own),
    byThem: !isSameOrder(before, other),
    isConflict: !isSameOrder(before, own) && !isSameOrder(before, other) && !isSameOrder(own, other),
  };
}

function mergeLists<Row>(options: RowsOptions<Row>, base: Row[], mine: Row[], theirs: Row[]): Merge<Row[]> {
  const key = (row: Row, index: number) => options.keyOf(row) ?? `new ${index}`;
  const [before, own, other] = [base.map(key), mine.map(key), theirs.map(key)];
  const moves = movesOf(before, own, other);
  const order = moves.byThem && !moves.byMe ? weave(other, own) : weave(own, other);
  const outcomes = weave(order, before).map((each) => {
    const of = (list: readonly Row[], keys: readonly string[]) => list[keys.indexOf(each)];
    const versions = { key: each, base: of(base, before), mine: of(mine, own), theirs: of(theirs, other) };
    return outcomeOf(options, versions, theirs);
  });
  const baseOrder = moves.isConflict ? weave(before, other) : weave(other, before);
  return {
    values: outcomes.map(({ values }) => values).filter((row) => row !== undefined),
    base: baseOrder
      .map((each) => outcomes.find((outcome) => outcome.key === each)?.base)
      .filter((row) => row !== undefined),
    taken: outcomes.flatMap(({ taken }) => taken),
    conflicts: [
      ...outcomes.flatMap(({ conflicts }) => conflicts),
      ...(moves.isConflict ? [orderConflict(options, mine, theirs)] : []),
    ],
  };
}

function orderConflict<Row>(
  { keyOf, nameOf, order }: RowsOptions<Row>,
  mine: readonly Row[],
  theirs: readonly Row[],
): Conflict<Row[]> {
  const names = (list: readonly Row[]) => list.map(nameOf).join(', ');
  const theirKeys = theirs.map(keyOf);
  const take = (list: Row[]) => {
    const place = (row: Row) => {
      const at = theirKeys.indexOf(keyOf(row));
      return keyOf(row) === null || at === -1 ? theirKeys.length : at;
    };
    return list.toSorted((one, two) => place(one) - place(two));
  };
  return { label: order, mine: names(mine), theirs: names(theirs), take, keep: (list) => list };
}
