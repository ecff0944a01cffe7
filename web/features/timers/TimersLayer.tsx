import { Button, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { LayerContent } from '../../platform/feature.ts';
import { NewTimerForm } from '../../platform/timers/NewTimerForm.tsx';
import { TimerList } from '../../platform/timers/TimerList.tsx';
import type { NewTimer, Timer } from '../../platform/timers/timer.ts';
import { timerTexts } from '../../platform/timers/timer-texts.ts';
import { useTimers } from '../../platform/timers/timers-context.ts';
import { useTimerActs } from '../../platform/timers/useTimerActs.ts';
import { Sheet } from '../../ui/components/Sheet.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useTimerPeopleQuery } from './timers.generated.ts';
import { useTimerSound } from './timer-sound.ts';

/** The names of who started the timers, as far as they are known. */
function usePeople(): (timer: Timer) => string {
  const { data } = useTimerPeopleQuery({ fetchPolicy: 'cache-and-network' });
  const names = new Map(data?.timers.map(({ startedById, startedByName }) => [startedById, startedByName ?? '']));
  return ({ startedById }) => names.get(startedById) ?? '';
}

/** All timers of the kitchen, and a new one. */
export function TimersLayer({ value, onClose }: LayerContent) {
  const t = useTexts(timerTexts);
  const timers = useTimers();
  const acts = useTimerActs(timers);
  const { unlock } = useTimerSound();
  const personOf = usePeople();
  const [isNew, setNew] = useState(value === 'new');
  if (!timers) return null;
  const start = (input: NewTimer) => {
    unlock();
    timers.start(input);
    setNew(false);
  };
  const add = (
    <Button w="full" minH="16" fontSize="lg" onClick={() => setNew(true)}>
      <Plus aria-hidden="true" /> {t('newTimer')}
    </Button>
  );
  return (
    <Sheet title={t(isNew ? 'newTimer' : 'timers')} footer={isNew ? null : add} onClose={onClose}>
      {isNew ? (
        <NewTimerForm named onStart={start} />
      ) : (
        <>
          <TimerList timers={timers} acts={acts} personOf={personOf} />
          <Text color="fg.muted" textStyle="sm">
            {t('asleep')}
          </Text>
        </>
      )}
    </Sheet>
  );
}
