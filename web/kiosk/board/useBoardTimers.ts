import { useCallback } from 'react';
import { timerTexts } from '../../platform/timers/timer-texts.ts';
import { useRingingTimers, useTimers } from '../../platform/timers/timers-context.ts';
import { useRinging } from '../../platform/timers/useRinging.ts';
import { type TimerActs, useTimerActs } from '../../platform/timers/useTimerActs.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { useSounds } from '../health/useSounds.ts';

interface Options {
  readonly sounds: ReturnType<typeof useSounds>;
  readonly canAct: boolean;
  readonly whenNamed: (go: () => void) => void;
}

/** Timers on the display: it rings at the display's volume, and acts, after a PIN where the kitchen requires one. */
export function useBoardTimers({ sounds, canAct, whenNamed }: Options) {
  const t = useTexts(timerTexts);
  const ringing = useRingingTimers();
  const plain = useTimerActs(useTimers());
  const { ring, state, toggle } = sounds;
  useRinging(ring, true);
  const acts: TimerActs | null =
    plain === null || !canAct
      ? null
      : {
          extend: (timer) => whenNamed(() => plain.extend(timer)),
          pause: (timer) => whenNamed(() => plain.pause(timer)),
          resume: (timer) => whenNamed(() => plain.resume(timer)),
          stop: (timer) => whenNamed(() => plain.stop(timer)),
        };
  const silenceAll = useCallback(() => {
    for (const timer of ringing) plain?.stop(timer);
  }, [ringing, plain]);
  const silent = {
    on: null,
    locked: { text: t('soundOff'), onPress: toggle },
    muted: { text: t('muted') },
    quiet: { text: t('quiet') },
  }[state];
  return {
    acts,
    silent,
    isRinging: ringing.length > 0,
    /** For a key: silences what rings. */
    silence: () => (acts === null ? undefined : whenNamed(silenceAll)),
  };
}
