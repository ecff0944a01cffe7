import { useEffect, useState } from 'react';
import { createStore } from './store.ts';
import { useStored } from './useStored.ts';

interface Stoppable {
  readonly stop: () => void;
}

/** Creates an object outside of React and disposes of it on unmount; null before the first effect. `create` must be stable. */
export function useDisposable<T extends Stoppable>(create: () => T): T | null {
  const [holder] = useState(() => createStore<T | null>(null));
  useEffect(() => {
    const created = create();
    holder.set(() => created);
    return () => {
      created.stop();
      holder.set(() => null);
    };
  }, [create, holder]);
  return useStored(holder);
}
