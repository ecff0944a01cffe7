import { Button, Flex, Span } from '@chakra-ui/react';
import { BellRing, CloudOff, Pause, Timer as TimerIcon, VolumeX } from 'lucide-react';
import { TimeLeft, useTimeText } from '../../platform/timers/TimeLeft.tsx';
import { isPaused, type Timer } from '../../platform/timers/timer.ts';
import { timerTexts } from '../../platform/timers/timer-texts.ts';
import type { Timers } from '../../platform/timers/timers.ts';
import { useRingingTimers, useShownTimers, useTimerName, useTimers } from '../../platform/timers/timers-context.ts';
import { useIsAlone } from '../../platform/timers/useIsAlone.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useTimerSound } from './timer-sound.ts';

interface ChipProps {
  readonly timers: Timers;
  readonly timer: Timer;
  readonly ringing: boolean;
  readonly onOpen: () => void;
}

const icons = { ringing: BellRing, alone: CloudOff, paused: Pause, running: TimerIcon } as const;

/** One timer: what it is for and what is left. */
function TimerChip({ timers, timer, ringing, onOpen }: ChipProps) {
  const t = useTexts(timerTexts);
  const name = useTimerName()(timer);
  const time = useTimeText(timers, timer);
  const alone = useIsAlone(timers)(timer);
  const state = ringing ? 'ringing' : alone ? 'alone' : isPaused(timer) ? 'paused' : 'running';
  const Icon = icons[state];
  const label = { ringing: 'isRinging', alone: 'left', paused: 'isPaused', running: 'left' } as const;
  const words = t(label[state], { name, time });
  return (
    <Button
      variant={ringing ? 'solid' : 'subtle'}
      colorPalette={ringing ? 'red' : state === 'running' ? 'brand' : 'orange'}
      minH="12"
      h="auto"
      px="3"
      maxW={{ base: '11rem', md: '16rem' }}
      flexShrink="0"
      aria-label={alone ? `${words}. ${t('onlyHere')}` : words}
      onClick={onOpen}
    >
      <Icon aria-hidden="true" />
      <Flex as="span" gap="2" minW="0" align="baseline">
        <TimeLeft timers={timers} timer={timer} fontWeight="bold" />
        <Span minW="0" truncate fontWeight="medium">
          {name}
        </Span>
      </Flex>
    </Button>
  );
}

/** The running timers in one line, the next to ring first; nothing without any. A press opens them. */
export function TimerStrip() {
  const t = useTexts(timerTexts);
  const timers = useTimers();
  const shown = useShownTimers();
  const ringing = useRingingTimers();
  const layer = useLayer('timers');
  const { isLocked, unlock } = useTimerSound();
  if (!timers || shown.length === 0) return null;
  const open = () => (layer.value === null ? layer.open('list') : undefined);
  return (
    <Flex
      as="section"
      aria-label={t('timers')}
      className="no-print"
      bg="bg.panel"
      borderTopWidth="1px"
      gap="2"
      px={{ base: '2', md: '8' }}
      py="1.5"
      flexShrink="0"
      overflowX="auto"
      data-timers={shown.length}
    >
      {isLocked ? (
        <Button variant="subtle" colorPalette="orange" minH="12" h="auto" px="3" flexShrink="0" onClick={unlock}>
          <VolumeX aria-hidden="true" /> {t('soundOff')}
        </Button>
      ) : null}
      {shown.map((timer) => (
        <TimerChip
          key={timer.key ?? timer.id}
          timers={timers}
          timer={timer}
          ringing={ringing.some(({ id }) => id === timer.id)}
          onOpen={open}
        />
      ))}
    </Flex>
  );
}
