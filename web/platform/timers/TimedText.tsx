import { Box, Button, Span } from '@chakra-ui/react';
import { Timer as TimerIcon } from 'lucide-react';
import { durationsIn } from '../../ui/format/durations.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useTimeText } from './TimeLeft.tsx';
import type { NewTimer, Timer } from './timer.ts';
import { timerTexts } from './timer-texts.ts';
import { useShownTimers, useTimers } from './timers-context.ts';
import type { Timers } from './timers.ts';

/** The step of a recipe that a timer is for. */
export interface StepSubject {
  readonly recipeId: string;
  readonly recipeName: string;
  /** From 1. */
  readonly step: number;
  readonly prepTaskId: string | null;
}

interface StepTimerProps {
  readonly subject: StepSubject;
  readonly seconds: number;
  /** As in the text: `20 min`. */
  readonly written: string;
  /** Shows the timer that runs. */
  readonly onOpen: () => void;
  /** Starts one in another way than at once, such as after a PIN. */
  readonly onStart?: ((input: NewTimer) => void) | undefined;
}

function isOf({ recipeId, step, prepTaskId }: StepSubject) {
  return (timer: Timer) => timer.recipeId === recipeId && timer.step === step && timer.prepTaskId === prepTaskId;
}

const minute = 60;
const frame = {
  size: 'lg',
  minH: '12',
  h: 'auto',
  px: '3',
  maxW: 'full',
  my: '0.5',
  fontSize: 'inherit',
  verticalAlign: 'middle',
  whiteSpace: 'normal',
} as const;

/** A duration as a button: it starts a timer, then shows the time left. */
export function StepTimer({ subject, seconds, written, onOpen, onStart }: StepTimerProps) {
  const t = useTexts(timerTexts);
  const timers = useTimers();
  const running = useShownTimers().find((timer) => timer.durationSeconds === seconds && isOf(subject)(timer));
  if (!timers) return <Span fontWeight="semibold">{written}</Span>;
  if (running) return <RunningTimer timers={timers} timer={running} written={written} onOpen={onOpen} />;
  const { recipeId, recipeName: label, step, prepTaskId } = subject;
  return (
    <Button
      {...frame}
      variant="surface"
      aria-label={t('startFor', { time: written })}
      onClick={() => (onStart ?? timers.start)({ durationSeconds: seconds, label, recipeId, step, prepTaskId })}
    >
      <TimerIcon aria-hidden="true" /> <Span>{written}</Span>
    </Button>
  );
}

interface RunningTimerProps {
  readonly timers: Timers;
  readonly timer: Timer;
  readonly written: string;
  readonly onOpen: () => void;
}

function RunningTimer({ timers, timer, written, onOpen }: RunningTimerProps) {
  const t = useTexts(timerTexts);
  const time = useTimeText(timers, timer);
  return (
    <Button {...frame} aria-label={t('left', { name: written, time })} onClick={onOpen}>
      <TimerIcon aria-hidden="true" />
      <Span fontVariantNumeric="tabular-nums">
        {written} · {time}
      </Span>
    </Button>
  );
}

interface TimedTextProps {
  readonly text: string;
  /** Null where no timer can be started. */
  readonly subject: StepSubject | null;
  /** Entered for the step: a timer after its text, unless that has the same. */
  readonly minutes?: number | null;
  readonly onOpen: StepTimerProps['onOpen'];
  readonly onStart?: StepTimerProps['onStart'];
}

/** The text of a step, in which each duration is a button. */
export function TimedText({ text, subject, minutes = null, onOpen, onStart }: TimedTextProps) {
  const t = useTexts(timerTexts);
  const timers = useTimers();
  if (!timers || !subject) return text;
  const found = durationsIn(text);
  const more = minutes !== null && found.every(({ seconds }) => seconds !== minutes * minute);
  const shared = { subject, onOpen, onStart };
  return (
    <>
      {found.map(({ start, end, seconds }, index) => (
        <Span key={start}>
          {text.slice(found[index - 1]?.end ?? 0, start)}
          <StepTimer {...shared} seconds={seconds} written={text.slice(start, end)} />
        </Span>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
      {more ? (
        <Box mt="2">
          <StepTimer {...shared} seconds={minutes * minute} written={t('minutesShort', { n: minutes })} />
        </Box>
      ) : null}
    </>
  );
}
