import { useEffect, useState } from 'react';

const pause = 250;

/** The value once it has stood still for a moment, so that not every letter asks the server. */
export function useLater(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
