import { Box, type BoxProps, Button, Flex, type FlexProps, Portal, Text } from '@chakra-ui/react';
import { BellRing, Plus } from 'lucide-react';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { formatClock } from '../../ui/format/times.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { TimeLeft } from './TimeLeft.tsx';
import type { Timer } from './timer.ts';
import { timerTexts } from './timer-texts.ts';
import { useRingingTimers, useTimerName, useTimers } from './timers-context.ts';
import type { TimerActs } from './useTimerActs.ts';

/** As many as fit beside the work. */
const linesMax = 3;

type BandActs = Pick<TimerActs, 'stop'> & Partial<Pick<TimerActs, 'extend'>>;

interface RingBandProps {
  /** Null where this screen may only show timers; without `extend` it can only silence them. */
  readonly acts: BandActs | null;
  /** The time zone of a screen that is not inside the kitchen's context. */
  readonly timeZone?: string;
  /** The text size; everything in the band follows it. */
  readonly fontSize: FlexProps['fontSize'];
  /** Why this screen makes no sound; a tap fixes it. */
  readonly silent?: { readonly text: string; readonly onPress?: () => void } | null;
  /** What silencing does on this screen, where it is not everywhere at once. */
  readonly note?: string;
}

/** The timers that ring, over everything else and across the whole screen, until somebody silences them. */
export function RingBand({ acts, timeZone, fontSize, silent = null, note }: RingBandProps) {
  const t = useTexts(timerTexts);
  const ringing = useRingingTimers();
  if (ringing.length === 0) return null;
  return (
    <Portal>
      <Box
        {...band}
        // Dialogs leave it reachable, as they leave toasts.
        data-live-announcer=""
        data-ringing={ringing.length}
        fontSize={fontSize}
      >
        {ringing.slice(0, linesMax).map((timer) => (
          <Ringing key={timer.id} timer={timer} acts={acts} timeZone={timeZone} />
        ))}
        {ringing.length > linesMax ? <Line>{t('more', { n: ringing.length - linesMax })}</Line> : null}
        {note === undefined ? null : <Line>{note}</Line>}
        {silent === null ? null : <Silent {...silent} />}
      </Box>
    </Portal>
  );
}

const band: BoxProps = {
  role: 'alert',
  className: 'no-print',
  pointerEvents: 'auto',
  position: 'fixed',
  insetX: '0',
  top: '0',
  zIndex: 'max',
  maxH: '100dvh',
  overflowY: 'auto',
  bg: 'red.solid',
  color: 'white',
  shadow: 'lg',
  pt: 'env(safe-area-inset-top)',
  lineHeight: '1.15',
};

/** A second button on the red band. */
const onRed = {
  bg: 'transparent',
  color: 'white',
  borderWidth: '2px',
  borderColor: 'white',
  _hover: { bg: 'whiteAlpha.300' },
} as const;

const button = {
  minH: '16',
  minW: '16',
  h: 'auto',
  py: '0.3em',
  px: '0.8em',
  fontSize: '0.9em',
  fontWeight: 'bold',
  whiteSpace: 'normal',
  _icon: { boxSize: '1em' },
} as const;

function Line({ children }: { readonly children: string }) {
  return (
    <Text px="0.8em" py="0.4em" fontSize="0.8em">
      {children}
    </Text>
  );
}

function Silent({ text, onPress }: NonNullable<RingBandProps['silent']>) {
  if (!onPress) return <Line>{text}</Line>;
  return (
    <Button {...onRed} minH="12" h="auto" mx="0.8em" my="0.4em" fontSize="0.8em" onClick={onPress}>
      {text}
    </Button>
  );
}

function Ringing({ timer, acts, timeZone }: { readonly timer: Timer } & Pick<RingBandProps, 'acts' | 'timeZone'>) {
  const t = useTexts(timerTexts);
  const name = useTimerName()(timer);
  const timers = useTimers();
  const language = useLanguage();
  const kitchen = useKitchen();
  if (!timers || timer.endsAt === null) return null;
  const clock = formatClock(new Date(timer.endsAt), language, timeZone ?? kitchen.timeZone);
  return (
    <Flex {...row}>
      <Box flexShrink="0" animation="pulse" animationDuration="1s" _motionReduce={{ animation: 'none' }}>
        <BellRing size="1.6em" aria-hidden="true" />
      </Box>
      <Box flex="1 1 8em" minW="0">
        <Text fontWeight="bold" fontSize="1.25em" overflowWrap="anywhere">
          {name}
        </Text>
        <Text>
          {t('timeUp')}, {t('since', { clock })} <TimeLeft timers={timers} timer={timer} fontWeight="bold" />
        </Text>
      </Box>
      {acts === null ? null : <Acts timer={timer} name={name} acts={acts} />}
    </Flex>
  );
}

const row: FlexProps = {
  align: 'center',
  wrap: 'wrap',
  columnGap: '0.8em',
  rowGap: '0.3em',
  px: '0.8em',
  py: '0.5em',
  borderBottomWidth: '1px',
  borderColor: 'whiteAlpha.500',
};

interface ActsProps {
  readonly timer: Timer;
  readonly name: string;
  readonly acts: BandActs;
}

function Acts({ timer, name, acts: { stop, extend } }: ActsProps) {
  const t = useTexts(timerTexts);
  return (
    <Flex gap="0.4em" flex={{ base: '1 1 100%', sm: '0 0 auto' }}>
      {extend ? (
        <Button {...button} {...onRed} aria-label={t('addMinuteTo', { name })} onClick={() => extend(timer)}>
          <Plus aria-hidden="true" /> {t('minutesShort', { n: 1 })}
        </Button>
      ) : null}
      <Button
        {...button}
        flex="1"
        bg="white"
        color="red.800"
        _hover={{ bg: 'red.50' }}
        aria-label={t('silenceNamed', { name })}
        onClick={() => stop(timer)}
      >
        {t('silence')}
      </Button>
    </Flex>
  );
}
