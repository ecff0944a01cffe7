import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type LeaveGuard, useLeaveGuard } from './useLeaveGuard.ts';

/** Guards the form of something new or of an act. `release` it when it is sent. */
export function useFormGuard<Values extends FieldValues>({
  getValues,
  formState,
}: Pick<UseFormReturn<Values>, 'getValues' | 'formState'>): LeaveGuard {
  const { defaultValues } = formState;
  return useLeaveGuard(() => JSON.stringify(getValues()) !== JSON.stringify(defaultValues));
}

/**
 * As `useFormGuard`, for a form whose values are state. `untouched`: its values before anything is entered, where it may open
 * with what was entered before.
 */
export function useValuesGuard(values: unknown, untouched: unknown = values): LeaveGuard {
  const [initial] = useState(() => JSON.stringify(untouched));
  return useLeaveGuard(() => JSON.stringify(values) !== initial);
}
