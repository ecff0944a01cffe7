import { Span, type SpanProps } from '@chakra-ui/react';
import { useCallback, useSyncExternalStore } from 'react';
import { SECOND } from '#schema/milliseconds.ts';
import { formatTimer } from '../../ui/format/spans.ts';
import { type Timer, timeLeft } from './timer.ts';
import type { Timers } from './timers.ts';

const tick = 250;

/** The remaining whole seconds, rounded up; negative since it rings. */
function secondsLeft(timer: Timer, now: number): number {
  // Avoids minus zero.
  return Math.ceil(timeLeft(timer, now) / SECOND) || 0;
}

/** `12:05`, `1:02:00`; since it rings `+0:32`. */
export function timeText(timer: Timer, now: number): string {
  const seconds = secondsLeft(timer, now);
  return seconds < 0 ? `+${formatTimer(-seconds * SECOND)}` : formatTimer(seconds * SECOND);
}

/** The time left, as text that changes every second. */
export function useTimeText(timers: Timers, timer: Timer): string {
  const subscribe = useCallback((listener: () => void) => {
    const timerId = setInterval(listener, tick);
    return () => clearInterval(timerId);
  }, []);
  return useSyncExternalStore(subscribe, () => timeText(timer, timers.clock.now()));
}

interface TimeLeftProps extends SpanProps {
  readonly timers: Timers;
  readonly timer: Timer;
}

/** The time left of a timer. It is not read out every second: what is around it has a name. */
export function TimeLeft({ timers, timer, ...style }: TimeLeftProps) {
  const text = useTimeText(timers, timer);
  return (
    <Span role="timer" aria-live="off" fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...style}>
      {text}
    </Span>
  );
}
