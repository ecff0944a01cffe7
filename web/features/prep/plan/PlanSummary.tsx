import { Flex } from '@chakra-ui/react';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useNow } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { timingOf } from '../list/timing.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { planTexts } from './plan-texts.ts';

/** Counts of the day: completed, late and unassigned tasks. */
export function PlanSummary({ tasks }: { readonly tasks: readonly PrepRowFragment[] }) {
  const t = useTexts(planTexts);
  const now = useNow();
  const done = tasks.filter(({ status }) => status === 'completed').length;
  const late = tasks.filter((task) => timingOf(task, now).tone === 'late').length;
  const open = tasks.filter(({ status, assigneeId }) => status === 'pending' && assigneeId === null).length;
  return (
    <Flex gap="2" wrap="wrap" aria-live="polite">
      <StatusBadge tone={done === tasks.length ? 'done' : 'todo'}>{t('doneOf', { done, n: tasks.length })}</StatusBadge>
      {late > 0 ? <StatusBadge tone="late">{t('lateCount', { n: late })}</StatusBadge> : null}
      {open > 0 ? <StatusBadge tone="soon">{t('openCount', { n: open })}</StatusBadge> : null}
    </Flex>
  );
}
