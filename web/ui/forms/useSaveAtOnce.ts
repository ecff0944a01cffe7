import { useContext } from 'react';
import { Editing } from './editing.ts';
import { askToMerge } from './questions.ts';
import { type EditedRow, type EditOptions, LastChangeContext } from './useEdit.ts';

interface SaveAtOnceOptions<Values, Row extends EditedRow> extends EditOptions<Values, Row> {
  readonly row: Row;
}

/** Sends some fields of the values, with the version that they were read with. */
export type WriteFields<Values> = (fields: Partial<Values>, version: number) => Promise<unknown>;

/** These fields, as they are in the values. */
function fieldsOf<Values extends object>(values: Values, like: Partial<Values>): Partial<Values> {
  const fields: Partial<Values> = {};
  for (const key in like) fields[key] = values[key];
  return fields;
}

/**
 * For a setting without a form, which is saved with the press that changes it: sends the version that the screen shows. When
 * somebody else has changed the row meanwhile, the press is merged into theirs; if they changed the same field, the person chooses.
 */
export function useSaveAtOnce<Values extends object, Row extends EditedRow>({
  entity,
  row,
  read,
  valuesOf,
  compared,
}: SaveAtOnceOptions<Values, Row>) {
  const findLastChange = useContext(LastChangeContext);
  return (change: Partial<Values>, write: WriteFields<Values>): Promise<unknown> => {
    const shown = valuesOf(row);
    let typed = { ...shown, ...change };
    const editing = new Editing<Values>(shown, row.version);
    editing.connect({
      compared,
      async read() {
        const stored = await read(row.id);
        return { version: stored.version, values: valuesOf(stored) };
      },
      form: {
        read: () => typed,
        write: (values) => {
          typed = values;
        },
      },
      onRemoteChanges: () => undefined,
      async ask({ conflicts, taken }, saves) {
        const by = await findLastChange(entity, row.id).catch(() => null);
        return askToMerge({ differences: conflicts, taken, saves, by });
      },
    });
    return editing.save(
      (values, version) => write(fieldsOf(values, change), version),
      () => null,
    );
  };
}
