import { createClock } from '../../platform/live/clock.ts';
import { RingBand } from '../../platform/timers/RingBand.tsx';
import { tabletTimers } from '../../platform/timers/saved-timers.ts';
import type { TimerServer } from '../../platform/timers/timer-server.ts';
import { timerTexts } from '../../platform/timers/timer-texts.ts';
import { createTimers } from '../../platform/timers/timers.ts';
import { TimersContext, useTimers } from '../../platform/timers/timers-context.ts';
import { useTimerActs } from '../../platform/timers/useTimerActs.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useDisposable } from '../../ui/useDisposable.ts';
import { useScreenRinging } from './useScreenRinging.ts';

/** A locked tablet sends no requests for the kitchen's data. */
const unreachable = () => Promise.reject(new Error('The tablet is locked.'));
const noServer: TimerServer = {
  list: unreachable,
  start: unreachable,
  extend: unreachable,
  pause: unreachable,
  resume: unreachable,
  stop: unreachable,
};
const noLive = { listen: () => () => undefined };

/** The timers that were on the tablet when it was locked. */
function startLocked() {
  const clock = createClock({ sleeps: true, skew: tabletTimers.read()?.skew ?? 0 });
  const timers = createTimers({
    server: noServer,
    clock,
    live: noLive,
    storage: tabletTimers,
    viewerId: '',
    onRefused: () => undefined,
  });
  return { timers, stop: timers.end };
}

function Ringing() {
  const t = useTexts(timerTexts);
  const acts = useTimerActs(useTimers());
  const { silent } = useScreenRinging(true);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const here = acts && { stop: acts.stop };
  return <RingBand acts={here} fontSize="lg" silent={silent} timeZone={timeZone} note={t('lockedHere')} />;
}

/** A locked shared tablet rings for the timers that it has; silencing them is sent when somebody unlocks it. */
export function LockedTimers() {
  const timers = useDisposable(startLocked)?.timers ?? null;
  return (
    <TimersContext value={timers}>
      <Ringing />
    </TimersContext>
  );
}
