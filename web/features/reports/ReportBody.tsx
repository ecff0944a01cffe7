import { Button, Stack } from '@chakra-ui/react';
import { CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../ui/format/days.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { lastDays, usePeriod } from './period.ts';
import { reportsTexts } from './texts.ts';

interface ReportBodyProps<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** Whether there is nothing to report in the period. */
  readonly isEmpty: (data: Data) => boolean;
  readonly children: (data: Data) => ReactNode;
}

const WIDER = 28;

/** Renders a report, or its loading, error or empty state. */
export function ReportBody<Data>({ data, error, onRetry, isEmpty, children }: ReportBodyProps<Data>) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { period, today, choose } = usePeriod();
  if (error && data === undefined) return <LoadError error={error} onRetry={onRetry} />;
  if (data === undefined) return <SkeletonList rowHeight="32" rows={3} />;
  if (!isEmpty(data)) return <Stack gap="5">{children(data)}</Stack>;
  const [from, to] = [formatDate(period.from, language), formatDate(period.to, language)];
  return (
    <Panel>
      <EmptyState
        icon={CalendarX}
        title={t('emptyTitle')}
        description={t('emptyText', { from, to })}
        action={<Button onClick={() => choose(lastDays(WIDER, today))}>{t('widen')}</Button>}
      />
    </Panel>
  );
}
