import { useCallback, useEffect, useState } from 'react';
import type { DeviceKind } from '#schema/vocabulary.ts';
import { deviceMark, unmarkDevice, markDevice } from '../../platform/device/device-mark.ts';
import { fetchDevice } from '../../platform/device/device-client.ts';
import { deleteOthersResults } from '../../platform/offline/delete-results.ts';
import { deleteOthersValues } from '../../platform/storage/own-storage.ts';
import { tabletTimers } from '../../platform/timers/saved-timers.ts';
import { savedBoard, savedBumps, savedTimers } from '../engine/saved-board.ts';

export type Stage = 'asking' | 'pairing' | 'tablet' | 'board';

/** The kind of this browser. Without a network the last known one: a display shows its saved board. */
async function firstStage(): Promise<Stage> {
  try {
    const device = await fetchDevice();
    if (device) {
      markDevice(device.kind);
      return device.kind === 'tablet' ? 'tablet' : 'board';
    }
    forgetBoard();
    return 'pairing';
  } catch {
    return savedBoard.read() || deviceMark() === 'display' ? 'board' : 'pairing';
  }
}

/** Deletes stored kitchen data from a browser that is no longer a display. */
function forgetBoard() {
  unmarkDevice();
  savedBoard.remove();
  savedBumps.remove();
  savedTimers.remove();
  tabletTimers.remove();
  deleteOthersValues(null);
  // A locked tablet keeps the stored results of its last cook.
  void deleteOthersResults(null);
}

/** The current screen of the kiosk, and the two events that change it. */
export function useStage() {
  const [stage, setStage] = useState<Stage>('asking');
  useEffect(() => {
    let current = true;
    void firstStage().then((first) => (current ? setStage(first) : undefined));
    return () => {
      current = false;
    };
  }, []);
  const paired = useCallback((kind: DeviceKind) => setStage(kind === 'tablet' ? 'tablet' : 'board'), []);
  const revoked = useCallback(() => {
    forgetBoard();
    setStage('pairing');
  }, []);
  return { stage, paired, revoked };
}
