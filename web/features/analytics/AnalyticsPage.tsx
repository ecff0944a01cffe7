import { fallenDue } from '../../ui/format/on-time.ts';
import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { analyticsPeriods } from '#schema/inputs/audit.ts';
import { addDays } from '#schema/business-day.ts';
import { paths, to } from '../../platform/paths.ts';
import { spansOf, spanUnit } from '../../ui/format/chart-spans.ts';
import { useToday } from '../../ui/format/useToday.ts';
import { BarsChart, TrendChart } from '../../ui/components/charts/charts.tsx';
import { formatMoney } from '../../ui/format/decimal.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { type AnalyticsQuery, useAnalyticsQuery } from './analytics.generated.ts';
import { FigureCard } from './FigureCard.tsx';
import { hasData, percent } from './figures.ts';
import { analyticsTexts } from './texts.ts';
import { numberFormat } from '../../ui/format/intl.ts';

type Trends = AnalyticsQuery['analytics'];

const enoughDays = 7;
const standard = String(analyticsPeriods[0]);

function useFormats() {
  const t = useTexts(analyticsTexts);
  const language = useLanguage();
  const { currency } = useKitchen();
  return {
    money: (value: number) => formatMoney(value, currency, language),
    percent: (value: number) => `${String(value)} %`,
    points: (value: number) => t('points', { n: value }),
    count: (value: number) => numberFormat(language, {}).format(value),
  };
}

interface FiguresProps extends Pick<Trends, 'current' | 'previous'> {
  /** How many business days `current` has, up to today. */
  readonly days: number;
}

function Figures({ current, previous, days }: FiguresProps) {
  const today = useToday();
  const report = (name: string) => to.reportOf(name, addDays(today, 1 - days), today);
  const t = useTexts(analyticsTexts);
  const format = useFormats();
  const rates = (totals: Trends['current']) => ({
    prep: percent(totals.prepOnTime, fallenDue({ onTime: totals.prepOnTime, late: totals.prepLate })),
    checks: percent(totals.checksOnTime, totals.checksDue),
  });
  const [now, before] = [rates(current), rates(previous)];
  // No data is not zero, so there is nothing to compare with.
  const comparable = (figure: number) => (hasData(previous) ? figure : null);
  const rate = { format: format.percent, formatChange: format.points, moreIsGood: true };
  const unknown = current.wasteUnknown > 0 ? t('unknownCost', { n: current.wasteUnknown }) : undefined;
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' }} gap="4">
      <FigureCard label={t('prep')} path={report('prep')} value={now.prep} previous={before.prep} {...rate} />
      <FigureCard
        label={t('checks')}
        path={report('line-checks')}
        value={now.checks}
        previous={before.checks}
        note={t('missed', { n: current.checksMissed })}
        {...rate}
      />
      <FigureCard
        label={t('waste')}
        path={report('waste')}
        value={current.wasteCost}
        previous={comparable(previous.wasteCost)}
        format={format.money}
        moreIsGood={false}
        note={unknown}
      />
      <FigureCard
        label={t('deliveries')}
        path={to.postedDeliveries(addDays(today, 1 - days), today)}
        value={current.deliveries}
        previous={comparable(previous.deliveries)}
        format={format.count}
      />
    </Grid>
  );
}

/** The sums of the days within each bar: of days, weeks or months. */
function useBars(days: Trends['days']) {
  const kitchen = useKitchen();
  const language = useLanguage();
  // A chart’s table is headed by the field on its axis.
  const heading = useTexts(analyticsTexts)('period');
  const period = { from: days[0]?.date ?? '', to: days.at(-1)?.date ?? '' };
  const bars = spansOf(period, kitchen, language).map(({ from, to: last, label }) => {
    const within = days.filter(({ date }) => from <= date && date <= last);
    const sum = (of: (day: Trends['days'][number]) => number) => within.reduce((total, day) => total + of(day), 0);
    const onTime = sum(({ prepOnTime }) => prepOnTime);
    return {
      [heading]: label,
      prep: percent(onTime, fallenDue({ onTime, late: sum(({ prepLate }) => prepLate) })),
      checks: percent(
        sum(({ checksOnTime }) => checksOnTime),
        sum(({ checksDue }) => checksDue),
      ),
      waste: sum(({ wasteCost }) => wasteCost),
      deliveries: sum(({ deliveries }) => deliveries),
    };
  });
  return { bars, heading, unit: spanUnit(period) };
}

function Charts({ days }: Pick<Trends, 'days'>) {
  const t = useTexts(analyticsTexts);
  const format = useFormats();
  const { bars, heading, unit } = useBars(days);
  const rates = [
    { name: 'prep', label: t('percentPrep'), color: 'brand.solid' },
    { name: 'checks', label: t('percentChecks'), color: 'blue.solid' },
  ];
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <Panel title={t('onTime')} description={`${t('prepText')} ${t('checksText')}`} gridColumn={{ lg: 'span 2' }}>
        <TrendChart label={t('onTime')} data={bars} x={heading} series={rates} format={format.percent} />
      </Panel>
      <Panel title={t('waste')} description={t('wasteText', { per: t(unit) })}>
        <BarsChart
          label={t('waste')}
          data={bars}
          x={heading}
          series={[{ name: 'waste', label: t('waste'), color: 'orange.solid' }]}
          format={format.money}
        />
      </Panel>
      <Panel title={t('deliveries')} description={t('deliveriesText', { per: t(unit) })}>
        <BarsChart
          label={t('deliveries')}
          data={bars}
          x={heading}
          series={[{ name: 'deliveries', label: t('deliveries'), color: 'teal.solid' }]}
          format={format.count}
        />
      </Panel>
    </Grid>
  );
}

function FewDays({ days }: { readonly days: number }) {
  const t = useTexts(analyticsTexts);
  return (
    <Flex gap="3" p="4" rounded="l3" bg="bg.info" color="fg.info" align="center">
      <Box flexShrink="0">
        <Info size={20} aria-hidden="true" />
      </Box>
      <Text>{t('fewDays', { n: days })}</Text>
    </Flex>
  );
}

/** Trends of the kitchen over a week up to two years, compared with the period before. */
export function AnalyticsPage() {
  const t = useTexts(analyticsTexts);
  const [params, setParams] = useSearchParams();
  const days = analyticsPeriods.find((each) => String(each) === params.get('days')) ?? analyticsPeriods[0];
  const { data, previousData, error, refetch } = useAnalyticsQuery({ variables: { days } });
  const trends = (data ?? previousData)?.analytics;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <>
            <SegmentedChoice
              label={t('period')}
              value={String(days)}
              onChange={(value) => setParams(value === standard ? {} : { days: value }, { replace: true })}
              choices={analyticsPeriods.map((each) => ({
                value: String(each),
                label: each < 365 ? t('days', { n: each }) : t('years', { n: Math.floor(each / 365) }),
              }))}
            />
            <Button asChild variant="outline">
              <Link to={paths.reports}>{t('details')}</Link>
            </Button>
          </>
        }
      />
      {error && !trends ? <LoadError error={error} onRetry={() => refetch()} /> : null}
      {trends ? (
        <Stack gap="4" aria-busy={!data}>
          {trends.daysWithData < enoughDays ? <FewDays days={trends.daysWithData} /> : null}
          <Figures current={trends.current} previous={trends.previous} days={days} />
          <Charts days={trends.days} />
        </Stack>
      ) : error ? null : (
        <SkeletonList rows={4} rowHeight="32" />
      )}
    </>
  );
}
