import { Skeleton, Span, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Money } from '../../ui/kitchen/amounts.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { isCostKnown, percent, total } from './figures.ts';
import { defaultDays, lastDays } from './period.ts';
import type { ReportName } from './report-list.ts';
import { useLineCheckReportQuery, usePrepReportQuery, useWasteReportQuery } from './reports.generated.ts';
import { reportsTexts } from './texts.ts';
import { useToday } from '../../ui/format/useToday.ts';

/** The key figure of a report for the last week; the HACCP log has none. */
export function Headline({ name }: { readonly name: ReportName }) {
  switch (name) {
    case 'prep':
      return <PrepHeadline />;
    case 'waste':
      return <WasteHeadline />;
    case 'line-checks':
      return <LineCheckHeadline />;
    case 'food-cost':
    case 'menu':
    case 'usage':
    case 'haccp':
      return null;
  }
}

function useLastWeek() {
  return lastDays(defaultDays, useToday());
}

function PrepHeadline() {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { data, error } = usePrepReportQuery({ variables: useLastWeek() });
  const days = data?.prepReport.days ?? [];
  const rate = percent(
    total(days, (day) => day.completed),
    total(days, (day) => day.planned),
    language,
  );
  return <Figure loading={!data && !error} figure={error ? '–' : rate} label={t('completed')} />;
}

function WasteHeadline() {
  const t = useTexts(reportsTexts);
  const { data, error } = useWasteReportQuery({ variables: useLastWeek() });
  const days = data?.wasteReport.days ?? [];
  const cost = isCostKnown({ days }) ? total(days, (day) => Number(day.cost)) : null;
  const unknown = total(days, (day) => day.unknownCosts);
  return (
    <Figure
      loading={!data && !error}
      figure={error ? '–' : <Money value={cost} />}
      label={t('cost')}
      note={unknown > 0 ? t('unknownNote', { n: unknown }) : undefined}
    />
  );
}

function LineCheckHeadline() {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { data, error } = useLineCheckReportQuery({ variables: useLastWeek() });
  const days = data?.lineCheckReport.days ?? [];
  const rate = percent(
    total(days, (day) => day.onTime),
    total(days, (day) => day.due),
    language,
  );
  return <Figure loading={!data && !error} figure={error ? '–' : rate} label={t('compliance')} />;
}

function Figure({
  loading,
  figure,
  label,
  note,
}: {
  readonly loading: boolean;
  readonly figure: ReactNode;
  readonly label: string;
  /** What the figure leaves out. */
  readonly note?: string | undefined;
}) {
  const t = useTexts(reportsTexts);
  if (loading) return <Skeleton mt="3" h="8" w="40" />;
  return (
    <>
      <Text mt="3" fontSize="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {figure}{' '}
        <Span fontSize="sm" fontWeight="normal" color="fg.muted">
          {label.toLocaleLowerCase()}, {t('lastDays')}
        </Span>
      </Text>
      {note === undefined ? null : (
        <Text color="fg.muted" textStyle="sm">
          {note}
        </Text>
      )}
    </>
  );
}
