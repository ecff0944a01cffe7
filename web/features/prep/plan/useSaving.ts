import { useFormAction } from '../../../ui/forms/useAction.ts';

/** Saves a form and closes it; on failure it stays open and shows the error. */
export function useSaving<Values>(save: (values: Values) => Promise<unknown>, onClose: () => void) {
  const { run, error } = useFormAction();
  return { error, onSave: (values: Values) => void run(() => save(values), { onDone: onClose }) };
}
