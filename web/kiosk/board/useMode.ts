import { useCallback, useState } from 'react';
import { type BoardMode, boardModes } from '#schema/vocabulary.ts';
import type { DeviceSettings } from './model/board.ts';
import { useKiosk } from './kiosk-context.ts';

/** Which kind of board is shown: as the display was set up, until somebody chooses another one here, which is kept. */
export function useMode(settings: DeviceSettings) {
  const { saveSettings } = useKiosk();
  const [choice, setChoice] = useState<{ readonly mode: BoardMode; readonly over: BoardMode } | null>(null);
  // Set up anew by an admin: that counts.
  const mode = choice && choice.over === settings.mode ? choice.mode : settings.mode;
  const choose = useCallback(
    (next: BoardMode) => {
      setChoice({ mode: next, over: settings.mode });
      // Not kept on the server, it still holds on this screen.
      saveSettings({ mode: next }).catch(() => undefined);
    },
    [saveSettings, settings.mode],
  );
  const next = () => choose(boardModes[(boardModes.indexOf(mode) + 1) % boardModes.length] ?? 'prep');
  return { mode, choose, next };
}
