import { Span, Stack } from '@chakra-ui/react';
import type { FoodCostPartName } from '#schema/report-figures.ts';
import { to } from '../../../platform/paths.ts';
import { DottedLink } from '../../../ui/components/DottedLink.tsx';
import { formatDays } from '../../../ui/format/days.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { majorUnits } from '../../../ui/format/money.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { daysText } from '../drill-down/drill-down.ts';
import { FigureLink } from '../drill-down/FigureLink.tsx';
import { tenths } from '../figures.ts';
import { foodCostTexts } from './food-cost-texts.ts';
import { PercentOfSales } from '../PercentOfSales.tsx';
import { usePeriod } from '../period.ts';
import { type CsvColumn, type ReportColumn, ReportTable } from '../ReportTable.tsx';
import type { FoodCostPartsFragment } from '../reports.generated.ts';
import { useFoodCostReasons } from './useFoodCostReasons.ts';

type Figures = FoodCostPartsFragment;
type MoneyName = 'netSales' | 'theoretical' | 'actual' | 'opening' | 'purchases' | 'transfers' | 'closing';

interface FoodCostTableProps {
  readonly parts: readonly Figures[];
  readonly by: FoodCostPartName;
}

/** The weeks or periods; net sales open their days, costs the items that were used. */
export function FoodCostTable({ parts, by }: FoodCostTableProps) {
  const t = useTexts(foodCostTexts);
  const { periodKind } = useKitchen();
  const { period } = usePeriod();
  const title = t(by === 'week' ? 'byWeek' : periodKind === 'month' ? 'byMonth' : 'byPeriod');
  return (
    <ReportTable
      title={title}
      file="food-cost"
      period={period}
      sortParam="parts"
      defaultSort="-days"
      rows={parts}
      rowKey={({ from }) => from}
      columns={useColumns(by)}
      csvColumns={useCsvColumns()}
    />
  );
}

function useColumns(by: FoodCostPartName): readonly ReportColumn<Figures>[] {
  const t = useTexts(foodCostTexts);
  const language = useLanguage();
  const reasonsOf = useFoodCostReasons();
  const daysOf = (part: Figures) => {
    const days = formatDays(part, language);
    return part.number === null ? days : t('numbered', { n: part.number, days });
  };
  const stock = (key: 'opening' | 'purchases' | 'closing'): ReportColumn<Figures> => ({
    key,
    header: t(key),
    numeric: true,
    desktopOnly: true,
    cell: (part) => <Money value={part[key]} reason={part[key] === null ? reasonsOf(part).stock : undefined} />,
    csv: (part) => part[key],
    sortValue: (part) => Number(part[key]),
  });
  const cost = (key: 'theoretical' | 'actual'): ReportColumn<Figures> => ({
    key,
    header: t(key),
    numeric: true,
    cell: (part) => <CostCell part={part} name={key} />,
    csv: (part) => part[key],
    sortValue: (part) => Number(part[`${key}Percent`] ?? -1),
  });
  return [
    { key: 'days', header: t(by), primary: true, cell: daysOf, csv: daysOf, sortValue: ({ from }) => from },
    {
      key: 'netSales',
      header: t('netSales'),
      numeric: true,
      cell: (part) => (
        <FigureLink
          to={{ report: 'food-cost', figure: 'net_sales', group: { by: 'days', of: daysText(part) } }}
          count={1}
        >
          <Money value={part.netSales} reason={reasonsOf(part).netSales} />
        </FigureLink>
      ),
      csv: ({ netSales }) => netSales,
      sortValue: ({ netSales }) => Number(netSales ?? -1),
    },
    cost('theoretical'),
    cost('actual'),
    {
      key: 'points',
      header: t('points'),
      numeric: true,
      cell: ({ points }) => (points === null ? '–' : t('inPoints', { n: tenths(points) })),
      csv: ({ points }) => points,
      sortValue: ({ points }) => Number(points ?? 0),
    },
    stock('opening'),
    stock('purchases'),
    stock('closing'),
  ];
}

/** A cost in percent of net sales, with the amount, which opens the use of every item in these days; or why it is unknown. */
function CostCell({ part, name }: { readonly part: Figures; readonly name: 'theoretical' | 'actual' }) {
  const reasons = useFoodCostReasons()(part);
  const [value, percent] = [part[name], part[`${name}Percent`]];
  return (
    <Stack as="span" gap="0" align="end">
      <DottedLink to={to.reportOf('usage', part.from, part.to)}>
        {value === null || percent !== null ? <PercentOfSales value={percent} /> : <Money value={value} />}
      </DottedLink>
      <Span color="fg.muted" textStyle="sm" maxW="14rem">
        {value === null || percent === null ? reasons[`${name}Percent`] : <Money value={value} />}
      </Span>
    </Stack>
  );
}

function useCsvColumns(): readonly CsvColumn<Figures>[] {
  const t = useTexts(foodCostTexts);
  const { currency } = useKitchen();
  const money = (key: MoneyName): CsvColumn<Figures> => ({
    header: t('amount', { figure: t(key), currency }),
    csv: (part) => (part[key] === null ? null : majorUnits(part[key], currency)),
  });
  return [
    { header: t('from'), csv: ({ from }) => from },
    { header: t('to'), csv: (part) => part.to },
    money('netSales'),
    money('theoretical'),
    { header: t('theoreticalPercent'), csv: ({ theoreticalPercent }) => theoreticalPercent },
    money('actual'),
    { header: t('actualPercent'), csv: ({ actualPercent }) => actualPercent },
    { header: t('points'), csv: ({ points }) => points },
    money('opening'),
    money('purchases'),
    money('transfers'),
    money('closing'),
    { header: t('missingDays'), csv: ({ missingDays }) => missingDays.join(' ') },
  ];
}
