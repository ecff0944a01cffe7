import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { Editing, type RemoteChanges } from './editing.ts';
import type { Compared } from './merge.ts';
import { askToMerge, type LastChange } from './questions.ts';
import { type LeaveGuard, useLeaveGuard } from './useLeaveGuard.ts';

/** A row with its version. */
export interface EditedRow {
  readonly id: string;
  readonly version: number;
}

/** Reads who edited a row last; null when that is not known. `entity` is its kind in the audit log, such as Item. */
export type FindLastChange = (entity: string, id: string) => Promise<LastChange | null>;
export const LastChangeContext = createContext<FindLastChange>(() => Promise.resolve(null));

export interface EditOptions<Values, Row extends EditedRow> {
  /** The kind of row in the audit log, such as Item. */
  readonly entity: string;
  /** The row as the screen has it; null for a new one. */
  readonly row: Row | null;
  /** Reads the row from the server, not from the cache: a consistent snapshot of version and fields. */
  readonly read: (id: string) => Promise<Row>;
  readonly valuesOf: (row: Row) => Values;
  /** How the fields are compared and named. */
  readonly compared: Compared<Values>;
}

export interface EditState<Values, Row> extends LeaveGuard {
  readonly remoteChanges: RemoteChanges | null;
  readonly by: LastChange | null;
  readonly dismiss: () => void;
  /** Lets the person choose now between theirs and mine. */
  readonly compare: () => void;
  /**
   * Saves a stored row with the version that the form was merged with. When somebody else has changed it, their changes are
   * merged; for fields that both changed, the person chooses. `write` returns the row that was saved.
   */
  readonly save: <Result>(
    write: (values: Values, version: number) => Promise<Result>,
    rowOf: (result: Result) => Row | null | undefined,
  ) => Promise<Result>;
}

interface FormAccess<Values> {
  readonly initial: Values;
  readonly read: () => Values;
  readonly write: (values: Values, stored: Values) => void;
}

/** What is shown of the changes of others. */
function useRemoteChanges<Values, Row extends EditedRow>({ entity, row }: EditOptions<Values, Row>) {
  const findLastChange = useContext(LastChangeContext);
  const [remoteChanges, setRemoteChanges] = useState<RemoteChanges | null>(null);
  const [by, setBy] = useState<LastChange | null>(null);
  const findBy = async () => {
    const found = row === null ? null : await findLastChange(entity, row.id).catch(() => null);
    setBy(found);
    return found;
  };
  return {
    remoteChanges,
    by,
    findBy,
    add({ taken, conflicts }: RemoteChanges) {
      setRemoteChanges((before) => ({ taken: [...(before?.taken ?? []), ...taken], conflicts }));
      void findBy();
    },
    dismiss: () => setRemoteChanges(null),
  };
}

/** An edit of a row whose values are in `form`. `useEditForm` is for react-hook-form, `useEditState` for plain state. */
export function useEdit<Values, Row extends EditedRow>(
  options: EditOptions<Values, Row>,
  form: FormAccess<Values>,
): EditState<Values, Row> {
  const { row, read, valuesOf, compared } = options;
  const { remoteChanges, by, findBy, add, dismiss } = useRemoteChanges(options);
  const storedOf = (stored: Row) => ({ version: stored.version, values: valuesOf(stored) });
  const [editing] = useState(() => new Editing(form.initial));
  useLayoutEffect(() =>
    editing.connect({
      compared,
      form,
      read: async () => storedOf(await read(row?.id ?? '')),
      onRemoteChanges: add,
      ask: async ({ conflicts, taken }, saves) =>
        askToMerge({ differences: conflicts, taken, saves, by: await findBy() }),
    }),
  );
  const id = row?.id ?? null;
  const version = row?.version ?? null;
  useEffect(() => (id === null ? undefined : editing.start()), [editing, id]);
  useEffect(() => (version === null ? undefined : editing.noteVersion(version)), [editing, version]);
  const guard = useLeaveGuard(() => editing.isDirty());
  return {
    ...guard,
    release() {
      if (id === null) editing.created();
      guard.release();
    },
    remoteChanges,
    by,
    dismiss,
    compare: () => void editing.compare().then((isSettled) => (isSettled ? dismiss() : undefined)),
    async save(write, rowOf) {
      const result = await editing.save(write, (saved) => {
        const savedRow = rowOf(saved);
        return savedRow ? storedOf(savedRow) : null;
      });
      dismiss();
      guard.release();
      return result;
    },
  };
}
