import { useCallback, useEffect, useState } from 'react';
import type { DeviceKind } from '#schema/vocabulary.ts';
import { deviceMark, forgetDevice, markDevice } from '../../platform/device/device-mark.ts';
import { fetchDevice } from '../device.ts';
import { savedBoard, savedBumps } from '../engine/saved-board.ts';

export type Stage = 'asking' | 'pairing' | 'tablet' | 'board';

/** What this browser is to the kitchen. Without a network it is what it was: a display shows its last board. */
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

/** A browser that is no display any more keeps nothing of the kitchen. */
function forgetBoard() {
  forgetDevice();
  savedBoard.forget();
  savedBumps.forget();
}

/** Which of the kiosk's screens is on, and the two events that change it. */
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
