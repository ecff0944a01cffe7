import { useState } from 'react';

/** Which rows of a list are open for editing in their place. */
export function useOpenRows() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (id: string) => ids.has(id),
    open: (id: string) => setIds((before) => new Set([...before, id])),
    close: (id: string) => setIds((before) => new Set([...before].filter((each) => each !== id))),
  };
}
