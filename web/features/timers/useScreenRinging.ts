import { useCallback } from 'react';
import { timerTexts } from '../../platform/timers/timer-texts.ts';
import { useShownTimers } from '../../platform/timers/timers-context.ts';
import { useRinging } from '../../platform/timers/useRinging.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useSoundsFor } from './timer-sound.ts';

const loudness = 90;
/** Milliseconds on, off, on, ... */
const buzz = [300, 150, 300, 150, 300];

/** Sound and vibration of this screen while timers ring. `isAudible`: whether it rings, or only shows them. */
export function useScreenRinging(isAudible: boolean) {
  const t = useTexts(timerTexts);
  const hasTimers = useShownTimers().length > 0;
  const { sounds, isLocked } = useSoundsFor(hasTimers);
  const ring = useCallback(() => {
    sounds?.play('timer', loudness);
    // Not in every browser, and only after a tap.
    if ('vibrate' in navigator) navigator.vibrate(buzz);
  }, [sounds]);
  useRinging(ring, isAudible);
  const unlock = useCallback(() => sounds?.unlock(), [sounds]);
  return { isLocked, unlock, silent: isLocked && isAudible ? { text: t('soundOff'), onPress: unlock } : null };
}
