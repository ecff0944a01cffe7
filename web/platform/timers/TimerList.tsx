import { Badge, Box, Button, type ButtonProps, Flex, Stack, Text } from '@chakra-ui/react';
import { CloudOff, Pause, Play, Plus, Square } from 'lucide-react';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { formatClock } from '../../ui/format/times.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useStored } from '../../ui/useStored.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { isPaused, isRinging, type Timer } from './timer.ts';
import { timerTexts } from './timer-texts.ts';
import { useTimerName } from './timers-context.ts';
import type { Timers } from './timers.ts';
import { useIsAlone } from './useIsAlone.ts';
import type { TimerActs } from './useTimerActs.ts';

interface TimerListProps {
  readonly timers: Timers;
  /** Null where this screen may only show timers. */
  readonly acts: TimerActs | null;
  /** Who started it; empty when it is unknown or not shown here. */
  readonly personOf: (timer: Timer) => string;
  readonly timeZone?: string;
}

/** All timers, the next to ring first, each with what can be done. */
export function TimerList({ timers, acts, personOf, timeZone }: TimerListProps) {
  const t = useTexts(timerTexts);
  const shown = useStored(timers.shown);
  // The ringing ones change their buttons when they begin to ring.
  useStored(timers.ringing);
  const isAlone = useIsAlone(timers);
  if (shown.length === 0) return <Text color="fg.muted">{t('none')}</Text>;
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {shown.map((timer) => (
        <Box as="li" key={timer.key ?? timer.id} py="3" borderBottomWidth="1px">
          <Facts timers={timers} timer={timer} person={personOf(timer)} timeZone={timeZone} alone={isAlone(timer)} />
          {acts === null ? null : <Acts timers={timers} timer={timer} acts={acts} />}
        </Box>
      ))}
    </Stack>
  );
}

interface FactsProps {
  readonly timers: Timers;
  readonly timer: Timer;
  readonly person: string;
  readonly timeZone: string | undefined;
  readonly alone: boolean;
}

function Facts({ timers, timer, person, timeZone, alone }: FactsProps) {
  const t = useTexts(timerTexts);
  const nameOf = useTimerName();
  const language = useLanguage();
  const kitchen = useKitchen();
  const time = formatClock(new Date(timer.startedAt), language, timeZone ?? kitchen.timeZone);
  const ringing = isRinging(timer, timers.clock.now());
  return (
    <>
      <Flex align="baseline" justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="bold" fontSize="1.1em" flex="1 1 8rem" minW="0" overflowWrap="anywhere">
          {nameOf(timer)}
        </Text>
        <TimeLeft
          timers={timers}
          timer={timer}
          fontSize="1.6em"
          fontWeight="bold"
          color={ringing ? 'fg.error' : undefined}
        />
      </Flex>
      <Flex gap="2" align="center" wrap="wrap" color="fg.muted">
        <Text>{person === '' ? t('startedAt', { time }) : t('startedBy', { name: person, time })}</Text>
        {isPaused(timer) ? <Badge size="lg">{t('paused')}</Badge> : null}
        {ringing ? (
          <Badge size="lg" colorPalette="red" variant="solid">
            {t('timeUp')}
          </Badge>
        ) : null}
      </Flex>
      {alone ? (
        <Flex role="status" gap="2" mt="1" color="fg.warning" fontWeight="medium">
          <Box flexShrink="0" pt="0.5">
            <CloudOff size={18} aria-hidden="true" />
          </Box>
          <Text>{t('onlyHereText')}</Text>
        </Flex>
      ) : null}
    </>
  );
}

const act: ButtonProps = {
  variant: 'outline',
  minH: '14',
  h: 'auto',
  px: '2',
  fontSize: '1em',
  flex: '1 1 6rem',
  whiteSpace: 'normal',
};

function Acts({ timers, timer, acts }: { readonly timers: Timers; readonly timer: Timer; readonly acts: TimerActs }) {
  const t = useTexts(timerTexts);
  const name = useTimerName()(timer);
  const ringing = isRinging(timer, timers.clock.now());
  return (
    <Flex gap="2" mt="2" wrap="wrap">
      <Button {...act} aria-label={t('addMinuteTo', { name })} onClick={() => acts.extend(timer)}>
        <Plus aria-hidden="true" /> {t('minutesShort', { n: 1 })}
      </Button>
      {ringing ? null : isPaused(timer) ? (
        <Button {...act} aria-label={t('resumeNamed', { name })} onClick={() => acts.resume(timer)}>
          <Play aria-hidden="true" /> {t('resume')}
        </Button>
      ) : (
        <Button {...act} aria-label={t('pauseNamed', { name })} onClick={() => acts.pause(timer)}>
          <Pause aria-hidden="true" /> {t('pause')}
        </Button>
      )}
      <Button
        {...act}
        {...(ringing ? { variant: 'solid', colorPalette: 'red' } : {})}
        aria-label={t(ringing ? 'silenceNamed' : 'stopNamed', { name })}
        onClick={() => acts.stop(timer)}
      >
        <Square aria-hidden="true" /> {t(ringing ? 'silence' : 'stop')}
      </Button>
    </Flex>
  );
}
