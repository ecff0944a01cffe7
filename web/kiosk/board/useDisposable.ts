import { useEffect, useState } from 'react';
import { createStore } from '../../ui/store.ts';
import { useStored } from './kiosk-context.ts';

interface Lasting {
  readonly stop: () => void;
}

/** Something outside of React that lives as long as the component; null before the first effect. `create` must not change. */
export function useDisposable<T extends Lasting>(create: () => T): T | null {
  const [holder] = useState(() => createStore<T | null>(null));
  useEffect(() => {
    const made = create();
    holder.set(() => made);
    return () => {
      made.stop();
      holder.set(() => null);
    };
  }, [create, holder]);
  return useStored(holder);
}
