import { useEffect, useState } from 'react';

const PAUSE = 250;

/** What was typed, once the typing pauses: one question to the server, not one per letter. */
export function useDebouncedValue(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
