import { Span, Stack } from '@chakra-ui/react';
import { menuClasses } from '#schema/report-figures.ts';
import { to } from '../../../platform/paths.ts';
import { DottedLink } from '../../../ui/components/DottedLink.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { majorUnits } from '../../../ui/format/money.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { menuTexts } from './menu-texts.ts';
import { classTones } from './menu-tones.ts';
import { PercentOfSales } from '../PercentOfSales.tsx';
import { usePeriod } from '../period.ts';
import { type CsvColumn, type ReportColumn, ReportTable } from '../ReportTable.tsx';
import type { MenuEngineeringReportQuery } from '../reports.generated.ts';

type Dish = MenuEngineeringReportQuery['menuEngineeringReport']['dishes'][number];
type MoneyName = 'price' | 'portionCost' | 'margin' | 'totalMargin';
const moneyTexts = { price: 'price', portionCost: 'cost', margin: 'margin', totalMargin: 'totalMargin' } as const;

interface DishesProps {
  readonly dishes: readonly Dish[];
}

/** The dishes that have a class. */
export function MenuTable({ dishes }: DishesProps) {
  const t = useTexts(menuTexts);
  const { period } = usePeriod();
  const { name, sold, mix } = useDishColumns();
  const price = useMoneyColumn('price');
  const columns: readonly ReportColumn<Dish>[] = [
    name,
    {
      key: 'class',
      header: t('class'),
      cell: (dish) => (dish.class ? <StatusBadge tone={classTones[dish.class]}>{t(dish.class)}</StatusBadge> : null),
      csv: (dish) => dish.class && t(dish.class),
      sortValue: (dish) => (dish.class ? menuClasses.indexOf(dish.class) : -1),
    },
    sold,
    mix,
    { ...price, cell: (dish) => <PriceCell dish={dish} /> },
    useMoneyColumn('portionCost'),
    useMoneyColumn('margin'),
    useMoneyColumn('totalMargin'),
  ];
  if (dishes.length === 0) return null;
  const source: CsvColumn<Dish> = {
    header: t('priceSource'),
    csv: ({ realized }) => t(realized ? 'paid' : 'menuPrice'),
  };
  return (
    <ReportTable
      title={t('compared')}
      file="menu-engineering"
      period={period}
      sortParam="dishes"
      defaultSort="-totalMargin"
      rows={dishes}
      rowKey={({ recipeId }) => recipeId}
      columns={columns}
      csvColumns={[...columns, source]}
    />
  );
}

/** The dishes that have no class, with the reason. */
export function ApartTable({ dishes }: DishesProps) {
  const t = useTexts(menuTexts);
  const { period } = usePeriod();
  const { name, sold, mix } = useDishColumns();
  if (dishes.length === 0) return null;
  const reason = ({ gap, costGaps: [first] }: Dish) =>
    gap === 'no_cost' && first
      ? t(`${first.reason}_of`, { name: first.name })
      : gap === null || gap === 'no_cost'
        ? ''
        : t(gap);
  return (
    <ReportTable
      title={t('apart')}
      file="menu-not-compared"
      period={period}
      sortParam="apart"
      defaultSort="-sold"
      rows={dishes}
      rowKey={({ recipeId }) => recipeId}
      columns={[name, { key: 'reason', header: t('reason'), cell: reason, csv: reason, sortValue: reason }, sold, mix]}
    />
  );
}

function useDishColumns(): Readonly<Record<'name' | 'sold' | 'mix', ReportColumn<Dish>>> {
  const t = useTexts(menuTexts);
  const language = useLanguage();
  const localName = useNames();
  return {
    name: {
      key: 'name',
      header: t('dish'),
      primary: true,
      cell: ({ recipeId, name, archived }) => (
        <>
          <DottedLink to={to.recipe(recipeId)}>{localName(name)}</DottedLink>
          {archived ? <Span color="fg.muted"> · {t('archived')}</Span> : null}
        </>
      ),
      csv: ({ name }) => name,
      sortValue: ({ name }) => localName(name),
    },
    sold: {
      key: 'sold',
      header: t('sold'),
      numeric: true,
      cell: ({ sold }) => formatDecimal(sold, language),
      csv: ({ sold }) => sold,
      sortValue: ({ sold }) => Number(sold),
    },
    mix: {
      key: 'mix',
      header: t('mix'),
      numeric: true,
      cell: ({ mixPercent }) => (mixPercent === null ? '–' : <PercentOfSales value={mixPercent} />),
      csv: ({ mixPercent }) => mixPercent,
      sortValue: ({ mixPercent }) => Number(mixPercent ?? -1),
    },
  };
}

function useMoneyColumn(key: MoneyName): ReportColumn<Dish> {
  const t = useTexts(menuTexts);
  const { currency } = useKitchen();
  return {
    key,
    header: t(moneyTexts[key]),
    numeric: true,
    cell: (dish) => <Money value={dish[key]} />,
    csv: (dish) => (dish[key] === null ? null : majorUnits(dish[key], currency)),
    sortValue: (dish) => Number(dish[key]),
  };
}

/** What a portion sold for; marked where it is the price of the menu. */
function PriceCell({ dish: { price, realized } }: { readonly dish: Dish }) {
  const t = useTexts(menuTexts);
  return (
    <Stack as="span" gap="0" align="end">
      <Money value={price} />
      {realized ? null : (
        <Span color="fg.muted" textStyle="sm">
          {t('menuPrice')}
        </Span>
      )}
    </Stack>
  );
}
