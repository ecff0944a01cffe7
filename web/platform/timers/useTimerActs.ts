import { useCallback } from 'react';
import { SECOND } from '#schema/milliseconds.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { isPaused, isRinging, type Timer, timeLeft } from './timer.ts';
import { timerName } from './timers-context.ts';
import { timerTexts } from './timer-texts.ts';
import type { Timers } from './timers.ts';

export interface TimerActs {
  readonly extend: (timer: Timer) => void;
  readonly pause: (timer: Timer) => void;
  readonly resume: (timer: Timer) => void;
  /** Stops or silences it. One that was not over can be brought back by Undo. */
  readonly stop: (timer: Timer) => void;
}

let presses = 0;

/** What people do with timers; a failure is a toast. Each press on +1 min counts. */
export function useTimerActs(timers: Timers | null): TimerActs | null {
  const t = useTexts(timerTexts);
  const { run } = useAction(t('failed'));
  const act = useCallback(
    (key: string, work: () => Promise<void>, onDone?: () => void) =>
      // Without a network it rings on this device, and is shared when there is one again.
      void run(work, { key, worksOffline: true, ...(onDone ? { onDone } : {}) }),
    [run],
  );
  if (!timers) return null;
  const again = (timer: Timer) => {
    const durationSeconds = timer.durationSeconds + timer.addedSeconds;
    const left = Math.round(timeLeft(timer, timers.clock.now()) / SECOND);
    const elapsedSeconds = Math.max(0, durationSeconds - left);
    const started = timers.start({ ...timer, durationSeconds: Math.max(durationSeconds, left), elapsedSeconds });
    if (started && isPaused(timer)) pause(started);
  };
  const pause = (timer: Timer) => act(`pause ${timer.id}`, () => timers.pause(timer));
  return {
    extend(timer) {
      presses += 1;
      act(`extend ${String(presses)}`, () => timers.extend(timer));
    },
    pause,
    resume: (timer) => act(`resume ${timer.id}`, () => timers.resume(timer)),
    stop(timer) {
      const wasRinging = isRinging(timer, timers.clock.now());
      act(
        `stop ${timer.id}`,
        () => timers.stop(timer),
        () => {
          if (wasRinging) return;
          const undo = { label: t('undo'), onPress: () => again(timer) };
          showToast({ title: t('stopped', { name: timerName(timer, t) }), action: undo });
        },
      );
    },
  };
}
