import { useEffect, useState } from 'react';

const TYPING_PAUSE = 250;

/** The value once it has not changed for that many milliseconds, so that typing sends one request and not one per letter. */
export function useDebouncedValue<Value>(value: Value, milliseconds = TYPING_PAUSE): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
