import { Input, type InputProps } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { isDay } from '../format/days.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

/** While 2026 is typed, the field has the years 2, 20 and 202. */
const FIRST = '2000-01-01';
const TYPING_PAUSE = 400;

interface DayInputProps extends Omit<InputProps, 'type' | 'value' | 'onChange' | 'onBlur' | 'min' | 'max'> {
  /** YYYY-MM-DD; empty for none. */
  readonly value: string;
  /** Called with a day within `min` and `max`; with an empty text only if it is `optional`. */
  readonly onDay: (day: string) => void;
  readonly min?: string;
  readonly max?: string;
  readonly optional?: boolean;
}

/**
 * The field of a day that is in the URL. While the day is typed, only the field has it: a later update of the URL would overwrite
 * the unfinished input.
 */
export function DayInput({ value, onDay, min = FIRST, max, optional = false, ...input }: DayInputProps) {
  const [typed, type] = useState(value);
  const debounced = useDebouncedValue(typed, TYPING_PAUSE);
  /** What `onDay` was called with and the field still shows: a form with unsaved input may refuse it, after a question. */
  const [sent, setSent] = useState<string | null>(null);
  // A link, a button or Back may change the day: the field is updated, unless the change is its own and typing goes on.
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    if (value !== sent) type(value);
    setSent(null);
  }
  const send = (day: string) => {
    setSent(day);
    onDay(day);
  };
  const isValid = (day: string) => isDay(day) && day >= min && day >= FIRST && (max === undefined || day <= max);
  useEffect(() => {
    if (debounced !== value && debounced !== sent && isValid(debounced)) send(debounced);
    // Only the debounced day may change the address; `onDay` is a new function after every change of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [debounced]);
  const leave = () => {
    if (typed === value) return;
    if (typed !== sent && (isValid(typed) || (optional && typed === ''))) return send(typed);
    setSent(null);
    return type(value);
  };
  return (
    <Input
      {...input}
      type="date"
      min={min === FIRST ? undefined : min}
      max={max}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => (key === 'Enter' ? leave() : undefined)}
    />
  );
}
