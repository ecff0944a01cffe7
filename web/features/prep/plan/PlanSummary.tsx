import { Button, chakra, Flex } from '@chakra-ui/react';
import { ClipboardList } from 'lucide-react';
import { type OnlyTasks, onlyTasks } from '../../../platform/paths.ts';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useNow } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { countedBy } from './only-tasks.ts';
import { planTexts } from './plan-texts.ts';

interface PlanSummaryProps {
  readonly tasks: readonly PrepRowFragment[];
  /** The count whose tasks alone are shown; null for all tasks. */
  readonly only: OnlyTasks | null;
  readonly onOnly: (only: OnlyTasks | null) => void;
}

const tones = { late: 'late', running: 'active', free: 'soon' } as const;
const labels = { late: 'lateCount', running: 'runningCount', free: 'openCount' } as const;

/** Counts of the day: completed, late, running and unassigned tasks. Pressing one shows only its tasks, pressing it again all. */
export function PlanSummary({ tasks, only, onOnly }: PlanSummaryProps) {
  const t = useTexts(planTexts);
  const now = useNow();
  const done = tasks.filter(({ status }) => status === 'completed').length;
  return (
    <Flex gap="2" wrap="wrap" align="center" aria-live="polite">
      <StatusBadge tone={done === tasks.length ? 'done' : 'todo'}>{t('doneOf', { done, n: tasks.length })}</StatusBadge>
      {onlyTasks.map((name) => {
        const n = tasks.filter((task) => countedBy[name](task, now)).length;
        const isOnly = only === name;
        if (n === 0 && !isOnly) return null;
        return (
          <chakra.button
            key={name}
            type="button"
            minH="11"
            px="1"
            rounded="full"
            cursor="pointer"
            aria-pressed={isOnly}
            onClick={() => onOnly(isOnly ? null : name)}
            _pressed={{ outline: '2px solid', outlineColor: 'colorPalette.focusRing', bg: 'bg.emphasized' }}
          >
            <StatusBadge tone={tones[name]}>{t(labels[name], { n })}</StatusBadge>
          </chakra.button>
        );
      })}
    </Flex>
  );
}

/** In place of the board while no task is behind the chosen count. */
export function NoneCounted({ onAll }: { readonly onAll: () => void }) {
  const t = useTexts(planTexts);
  const action = <Button onClick={onAll}>{t('showAll')}</Button>;
  return (
    <EmptyState icon={ClipboardList} title={t('noneOfThese')} description={t('noneOfTheseText')} action={action} />
  );
}
