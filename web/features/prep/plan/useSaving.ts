import type { EditedRow, EditState } from '../../../ui/forms/useEdit.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';

/** What saves the values of a form. */
export type Save<Values, Row extends EditedRow> = (values: Values, edit: EditState<Values, Row>) => Promise<unknown>;

/** Saves a form and closes it; on failure it stays open and shows the error. */
export function useSaving<Values, Row extends EditedRow>(save: Save<Values, Row>, onClose: () => void) {
  const { run, pending, error } = useFormAction();
  return {
    error,
    saving: pending,
    onSave: (values: Values, edit: EditState<Values, Row>) => void run(() => save(values, edit), { onDone: onClose }),
  };
}

/** For a form that adds a row. */
export function adding<Values, Row extends EditedRow>(add: (values: Values) => Promise<unknown>): Save<Values, Row> {
  return async (values, edit) => {
    await add(values);
    edit.release();
  };
}
