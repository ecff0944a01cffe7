import { useCallback } from 'react';
import { timerTexts } from '../../platform/timers/timer-texts.ts';
import type { NewTimer, Timer } from '../../platform/timers/timer.ts';
import { useRingingTimers, useTimerName, useTimers } from '../../platform/timers/timers-context.ts';
import { useRinging } from '../../platform/timers/useRinging.ts';
import { type TimerActs, useTimerActs } from '../../platform/timers/useTimerActs.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { useActs } from './useActs.ts';
import type { useSounds } from '../health/useSounds.ts';

const minute = 60;

interface Options {
  readonly sounds: ReturnType<typeof useSounds>;
  readonly canAct: boolean;
  readonly whenNamed: ReturnType<typeof useActs>['whenNamed'];
}

/** Timers on the display: they ring at its volume; actions need a PIN where the kitchen requires one. */
export function useBoardTimers({ sounds, canAct, whenNamed }: Options) {
  const t = useTexts(timerTexts);
  const ringing = useRingingTimers();
  const timers = useTimers();
  const plain = useTimerActs(timers);
  const nameOf = useTimerName();
  const { ring, state, toggle } = sounds;
  useRinging(ring, true);
  const acts: TimerActs | null =
    plain === null || !canAct
      ? null
      : {
          extend: (timer) => whenNamed(t('addMinuteTo', { name: nameOf(timer) }), () => plain.extend(timer)),
          pause: (timer) => whenNamed(t('pauseNamed', { name: nameOf(timer) }), () => plain.pause(timer)),
          resume: (timer) => whenNamed(t('resumeNamed', { name: nameOf(timer) }), () => plain.resume(timer)),
          stop: (timer) => whenNamed(stopOf([timer]), () => plain.stop(timer)),
        };
  /** In words: several are stopped only while they ring. */
  const stopOf = (stopped: readonly Timer[]) => {
    const isRinging = stopped.some(({ id }) => ringing.some((each) => each.id === id));
    return t(isRinging ? 'silenceNamed' : 'stopNamed', { name: stopped.map(nameOf).join(', ') });
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
    /** For a key: silences the ringing timers. */
    silence: () => (acts === null ? undefined : whenNamed(stopOf(ringing), silenceAll)),
    /** Starts one, after a PIN where the kitchen requires one. */
    start(input: NewTimer) {
      const time = t('minutesShort', { n: Math.round(input.durationSeconds / minute) });
      whenNamed(t('startFor', { time }), () => timers?.start(input));
    },
  };
}
