import { Flex } from '@chakra-ui/react';
import { foodCostParts } from '#schema/report-figures.ts';
import { TrendChart } from '../../../ui/components/charts/charts.tsx';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useUrlParams } from '../../../ui/components/useUrlParams.ts';
import { formatShortDate } from '../../../ui/format/days.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { tenths } from '../figures.ts';
import { daysText } from '../drill-down/drill-down.ts';
import { foodCostTexts } from './food-cost-texts.ts';
import { FoodCostTable } from './FoodCostTable.tsx';
import { MissingDays } from '../MissingDays.tsx';
import { PercentOfSales } from '../PercentOfSales.tsx';
import { usePeriod } from '../period.ts';
import { ReportBody } from '../ReportBody.tsx';
import { type FoodCostPartsFragment, useFoodCostReportQuery } from '../reports.generated.ts';
import { StatTiles } from '../StatTiles.tsx';
import { useFoodCostReasons } from './useFoodCostReasons.ts';

type Figures = FoodCostPartsFragment;

/** Food cost against net sales, by weeks or periods. */
export function FoodCostReport() {
  const t = useTexts(foodCostTexts);
  const { periodKind } = useKitchen();
  const { get, change } = useUrlParams();
  const { period } = usePeriod();
  const by = foodCostParts.find((name) => name === get('by') && periodKind !== 'week') ?? 'week';
  const { data, error, refetch } = useFoodCostReportQuery({ variables: { ...period, by } });
  return (
    <>
      {periodKind === 'week' ? null : (
        <Flex className="no-print" mb="5">
          <SegmentedChoice
            label={t('by')}
            value={by}
            onChange={(value) => change({ by: value === 'week' ? null : value })}
            choices={[
              { value: 'week', label: t('byWeek') },
              { value: 'period', label: t(periodKind === 'month' ? 'byMonth' : 'byPeriod') },
            ]}
          />
        </Flex>
      )}
      <ReportBody
        data={data?.foodCostReport}
        error={error}
        onRetry={() => refetch()}
        isEmpty={({ total }) => isEmpty(total)}
      >
        {({ parts, total }) => (
          <>
            {total ? <Total total={total} /> : null}
            <Trend parts={parts} />
            <FoodCostTable parts={parts} by={by} />
          </>
        )}
      </ReportBody>
    </>
  );
}

/** Whether nothing was sold, bought or counted yet. */
function isEmpty(total: Figures | null): boolean {
  if (total === null) return true;
  const { netSales, unpricedDays, stockGaps, opening, purchases, counted } = total;
  const nothing = Number(opening) === 0 && Number(purchases) === 0;
  return netSales === null && unpricedDays.length === 0 && stockGaps === 0 && !counted && nothing;
}

function Total({ total }: { readonly total: Figures }) {
  const t = useTexts(foodCostTexts);
  const reasons = useFoodCostReasons()(total);
  const { points } = total;
  return (
    <>
      <StatTiles
        stats={[
          {
            label: t('netSales'),
            value: <Money value={total.netSales} />,
            note: reasons.netSales,
            rows: {
              to: { report: 'food-cost', figure: 'net_sales', group: { by: 'days', of: daysText(total) } },
              count: 1,
            },
          },
          {
            label: t('theoreticalPercent'),
            value: <PercentOfSales value={total.theoreticalPercent} />,
            note: reasons.theoreticalPercent ?? t('theoreticalNote'),
          },
          {
            label: t('actualPercent'),
            value: <PercentOfSales value={total.actualPercent} />,
            note: reasons.actualPercent ?? t('actualNote'),
          },
          {
            label: t('points'),
            value: points === null ? <PercentOfSales value={null} /> : t('inPoints', { n: tenths(points) }),
            note: reasons.actualPercent ?? reasons.theoreticalPercent ?? t('pointsNote'),
            tone: Number(points) > 0 ? 'bad' : undefined,
          },
        ]}
      />
      <MissingDays days={total.missingDays} effect={t('missingEffect')} />
    </>
  );
}

/** Both percentages over time; a part whose figure is unknown is a gap. */
function Trend({ parts }: { readonly parts: readonly Figures[] }) {
  const t = useTexts(foodCostTexts);
  const language = useLanguage();
  const known = parts.filter(({ theoreticalPercent }) => theoreticalPercent !== null);
  if (known.length < 2) return null;
  const figure = (percent: string | null) => (percent === null ? null : Number(percent));
  return (
    <Panel title={t('trend')}>
      <TrendChart
        label={t('trend')}
        x={t('from')}
        data={parts.map((part) => ({
          [t('from')]: formatShortDate(part.from, language),
          theoretical: figure(part.theoreticalPercent),
          actual: figure(part.actualPercent),
        }))}
        series={[
          { name: 'theoretical', label: t('theoretical'), color: 'brand.solid' },
          { name: 'actual', label: t('actual'), color: 'orange.solid' },
        ]}
        format={(value) => `${formatDecimal(String(value), language, 1)} %`}
      />
    </Panel>
  );
}
