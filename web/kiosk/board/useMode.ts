import { useCallback, useState } from 'react';
import { type BoardMode, boardModes } from '#schema/vocabulary.ts';
import type { DeviceSettings } from './model/board.ts';
import { useKiosk } from './kiosk-context.ts';

/** The board's mode: from the display's settings, until another one is chosen here, which is saved. */
export function useMode(settings: DeviceSettings) {
  const { saveSettings } = useKiosk();
  const [choice, setChoice] = useState<{ readonly mode: BoardMode; readonly over: BoardMode } | null>(null);
  // A later change by an admin overrides the choice made here.
  const mode = choice && choice.over === settings.mode ? choice.mode : settings.mode;
  const choose = useCallback(
    (next: BoardMode) => {
      setChoice({ mode: next, over: settings.mode });
      // If saving fails, the choice still applies on this screen.
      saveSettings({ mode: next }).catch(() => undefined);
    },
    [saveSettings, settings.mode],
  );
  const next = () => choose(boardModes[(boardModes.indexOf(mode) + 1) % boardModes.length] ?? 'prep');
  return { mode, choose, next };
}
