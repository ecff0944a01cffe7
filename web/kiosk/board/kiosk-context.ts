import { createContext, useContext } from 'react';
import type { DeviceSettings } from './model/board.ts';
import type { Engine } from '../engine/engine.ts';
import type { BoardState } from '../engine/state.ts';
import { useStored } from '../../ui/useStored.ts';

/** What the board's components share. */
export interface Kiosk {
  readonly engine: Engine;
  /** Saves settings of this display on the server; the board updates with the response. Rejects with a Problem. */
  readonly saveSettings: (changes: Partial<DeviceSettings>) => Promise<void>;
}

export const KioskContext = createContext<Kiosk | null>(null);

export function useKiosk(): Kiosk {
  const kiosk = useContext(KioskContext);
  if (!kiosk) throw new Error('The board needs its engine above it');
  return kiosk;
}

/** Subscribes to the board's whole state. */
export function useBoardState(): BoardState {
  return useStored(useKiosk().engine.store);
}
