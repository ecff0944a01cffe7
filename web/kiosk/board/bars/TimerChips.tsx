import { Flex, type FlexProps } from '@chakra-ui/react';
import { BellRing, Pause, Timer as TimerIcon } from 'lucide-react';
import { useTimeText } from '../../../platform/timers/TimeLeft.tsx';
import { isPaused, type Timer } from '../../../platform/timers/timer.ts';
import { timerTexts } from '../../../platform/timers/timer-texts.ts';
import type { Timers } from '../../../platform/timers/timers.ts';
import { useRingingTimers, useShownTimers, useTimerName, useTimers } from '../../../platform/timers/timers-context.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { kioskTexts } from '../../texts.ts';
import { Chip } from '../tiles/Chip.tsx';

/** As many as fit into the header. */
const chipsMax = 3;

interface TimerChipProps {
  readonly timers: Timers;
  readonly timer: Timer;
  readonly ringing: boolean;
  readonly onPress: () => void;
}

function TimerChip({ timers, timer, ringing, onPress }: TimerChipProps) {
  const t = useTexts(timerTexts);
  const name = useTimerName()(timer);
  const time = useTimeText(timers, timer);
  const state = ringing ? 'isRinging' : isPaused(timer) ? 'isPaused' : 'left';
  const look = {
    isRinging: { icon: BellRing, tone: 'bad' },
    isPaused: { icon: Pause, tone: 'off' },
    left: { icon: TimerIcon, tone: 'good' },
  } as const;
  return (
    <Chip {...look[state]} label={t(state, { name, time })} onPress={onPress} shrinks>
      {`${time} ${name}`}
    </Chip>
  );
}

/** Fills the free space of the header; on a narrow screen a row of its own. */
const place: FlexProps = {
  order: { base: 1, lg: 0 },
  flex: { base: '1 0 100%', lg: '1 1 0' },
  minW: '0',
  overflow: 'hidden',
  justify: 'flex-end',
  columnGap: '1',
};

/** The next timers to ring, in the header; without any, a button for a new one. A tap opens all. */
export function TimerChips({ canAct, onOpen }: { readonly canAct: boolean; readonly onOpen: () => void }) {
  const t = useTexts(timerTexts);
  const k = useTexts(kioskTexts);
  const timers = useTimers();
  const shown = useShownTimers();
  const ringing = useRingingTimers();
  if (!timers || (shown.length === 0 && !canAct)) return null;
  if (shown.length === 0) {
    return (
      <Chip icon={TimerIcon} tone="plain" brief label={t('newTimer')} onPress={onOpen}>
        {t('unnamed')}
      </Chip>
    );
  }
  return (
    <Flex {...place}>
      {shown.slice(0, chipsMax).map((timer) => (
        <TimerChip
          key={timer.key ?? timer.id}
          timers={timers}
          timer={timer}
          ringing={ringing.some(({ id }) => id === timer.id)}
          onPress={onOpen}
        />
      ))}
      {shown.length > chipsMax ? (
        <Chip icon={TimerIcon} tone="plain" label={k('moreTimers', { n: shown.length - chipsMax })} onPress={onOpen}>
          {`+${String(shown.length - chipsMax)}`}
        </Chip>
      ) : null}
    </Flex>
  );
}
