import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DeviceSettings } from './model/board.ts';
import type { Engine } from '../engine/engine.ts';
import type { BoardState } from '../engine/state.ts';
import type { Store } from '../../ui/store.ts';

/** What the parts of the picture share. */
export interface Kiosk {
  readonly engine: Engine;
  /** Keeps settings of this display on the server; rejects with a Problem. What is on the wall changes with the answer. */
  readonly saveSettings: (changes: Partial<DeviceSettings>) => Promise<void>;
}

export const KioskContext = createContext<Kiosk | null>(null);

export function useKiosk(): Kiosk {
  const kiosk = useContext(KioskContext);
  if (!kiosk) throw new Error('The board needs its engine above it');
  return kiosk;
}

/** The board's whole state, at every change. */
export function useBoardState(): BoardState {
  return useStored(useKiosk().engine.store);
}

export function useStored<T>({ subscribe, read }: Store<T>): T {
  return useSyncExternalStore(subscribe, read);
}
