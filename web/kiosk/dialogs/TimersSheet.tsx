import { Box, Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { NewTimerForm } from '../../platform/timers/NewTimerForm.tsx';
import { TimerList } from '../../platform/timers/TimerList.tsx';
import type { NewTimer } from '../../platform/timers/timer.ts';
import { timerTexts } from '../../platform/timers/timer-texts.ts';
import { useShownTimers, useTimers } from '../../platform/timers/timers-context.ts';
import type { TimerActs } from '../../platform/timers/useTimerActs.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useFormatters } from '../board/useFormatters.ts';
import { SheetFrame } from './SheetFrame.tsx';

interface TimersSheetProps {
  /** Null where this display may only show timers. */
  readonly acts: TimerActs | null;
  /** Starts one, after a PIN where the kitchen requires one. */
  readonly onStart: (input: NewTimer) => void;
  readonly onClose: () => void;
}

/** All timers of the kitchen on the display, and a new one without a name. */
export function TimersSheet({ acts, onStart, onClose }: TimersSheetProps) {
  const t = useTexts(timerTexts);
  const { person, timeZone } = useFormatters();
  const timers = useTimers();
  const hasTimers = useShownTimers().length > 0;
  const [isNew, setNew] = useState(!hasTimers && acts !== null);
  if (!timers) return null;
  if (isNew) {
    return (
      <SheetFrame title={t('newTimer')} onClose={onClose} ownArrows>
        <NewTimerForm
          named={false}
          onStart={(input) => {
            onClose();
            onStart(input);
          }}
        />
      </SheetFrame>
    );
  }
  const add =
    acts === null ? undefined : (
      <Button w="full" minH="16" fontSize="xl" onClick={() => setNew(true)}>
        <Plus aria-hidden="true" /> {t('newTimer')}
      </Button>
    );
  return (
    <SheetFrame wide title={t('timers')} footer={add} onClose={onClose}>
      <Box fontSize={{ base: 'lg', xl: '2xl' }}>
        <TimerList
          timers={timers}
          acts={acts}
          timeZone={timeZone}
          // By the kitchen's setting for names on displays.
          personOf={({ startedById }) => person(startedById)}
        />
      </Box>
    </SheetFrame>
  );
}
