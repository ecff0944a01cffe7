import { useLayoutEffect, useRef, useState } from 'react';
import { type EditedRow, type EditOptions, type EditState, useEdit } from './useEdit.ts';

interface EditStateOptions<Values, Row extends EditedRow> extends EditOptions<Values, Row> {
  readonly initial: Values;
}

/** As `useEditForm`, for a form whose values are state: values, how to change them, and the edit. */
export function useEditState<Values extends object, Row extends EditedRow>({
  initial,
  ...options
}: EditStateOptions<Values, Row>) {
  const [values, setValues] = useState(initial);
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  });
  const edit: EditState<Values, Row> = useEdit(options, {
    initial,
    read: () => latest.current,
    write(next) {
      latest.current = next;
      setValues(next);
    },
  });
  const change = (part: Partial<Values>) => {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
  };
  return { values, change, edit };
}
