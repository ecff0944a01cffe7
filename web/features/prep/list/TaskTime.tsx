import { Span } from '@chakra-ui/react';
import { Clock, TriangleAlert } from 'lucide-react';
import { formatSpan } from '../../../ui/format/spans.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { formatClock } from '../../../ui/format/times.ts';
import { useNow } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { timingOf } from './timing.ts';

const colors = { late: 'fg.error', soon: 'fg.warning', quiet: 'fg.muted' } as const;

/** The due time of a task, or how late it is, as icon, words and color. For completed work, by whom and when. */
export function TaskTime({ task }: { readonly task: PrepRowFragment }) {
  const t = useTexts(prepTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const { tone, lateBy } = timingOf(task, useNow());
  const clock = (at: string) => formatClock(new Date(at), language, timeZone);
  if (task.status === 'completed' && task.completedAt) {
    return (
      <Span>{t('finishedBy', { time: clock(task.completedAt), name: task.completedByName ?? t('someone') })}</Span>
    );
  }
  if (task.status === 'skipped') return <Span>{t('skipped')}</Span>;
  const words =
    tone === 'late'
      ? t('late', { span: formatSpan(lateBy, language) })
      : t(tone === 'soon' ? 'startNow' : 'by', { time: clock(task.dueAt) });
  const Icon = tone === 'late' ? TriangleAlert : Clock;
  return (
    <Span
      display="inline-flex"
      alignItems="center"
      gap="1"
      color={colors[tone]}
      fontWeight={tone === 'quiet' ? 'normal' : 'semibold'}
    >
      <Icon size={15} aria-hidden="true" style={{ flex: 'none' }} /> {words}
    </Span>
  );
}
