import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type EditedRow, type EditOptions, type EditState, useEdit } from './useEdit.ts';

interface EditFormOptions<Values, Row extends EditedRow> extends EditOptions<Values, Row> {
  /** The default values of the form. */
  readonly initial: Values;
}

/** The element with the focus may be a field of a row that is rendered again. */
function keepingFocus(change: () => void): void {
  const focused = document.activeElement;
  const name = focused?.getAttribute('name');
  change();
  if (!focused || !name) return;
  requestAnimationFrame(() => {
    if (!focused.isConnected) document.getElementsByName(name)[0]?.focus();
  });
}

/** The fields whose values differ. */
function different<Values extends FieldValues>(now: Values, next: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const key in next) if (JSON.stringify(now[key]) !== JSON.stringify(next[key])) changed[key] = next[key];
  return changed;
}

/** Asks before the form is left with unsaved input, and merges what somebody else saves meanwhile. */
export function useEditForm<Values extends FieldValues, Row extends EditedRow>(
  form: UseFormReturn<Values>,
  { initial, ...options }: EditFormOptions<Values, Row>,
): EditState<Values, Row> {
  const defaults = useRef(initial);
  return useEdit(options, {
    initial,
    read: () => form.getValues(),
    write(values, stored) {
      const changed = different(form.getValues(), values);
      const isNew = !isEmpty(different(defaults.current, stored));
      defaults.current = stored;
      keepingFocus(() => {
        if (isNew) form.resetDefaultValues(stored);
        if (!isEmpty(changed)) form.setValues(changed, { shouldDirty: true });
      });
    },
  });
}

const isEmpty = (values: object) => Object.keys(values).length === 0;
