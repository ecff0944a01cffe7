import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Allergens } from '../../../ui/kitchen/Allergens.tsx';
import { Money, Quantity } from '../../../ui/kitchen/amounts.tsx';
import { type Column, DataTable, type MorePages } from '../../../ui/components/DataTable.tsx';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { to } from '../../../platform/paths.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import type { RecipeListQuery } from '../recipes.generated.ts';
import { recipesTexts } from '../texts.ts';
import { useShortGap } from './gap-sentence.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

type Row = RecipeListQuery['recipes']['nodes'][number];

/** The recipe's own page shows the others. */
const shownGaps = 2;
const shownAllergens = 4;

interface RecipeTableProps {
  readonly rows: readonly Row[];
  readonly empty: ReactNode;
  readonly more: MorePages | null;
}

/** The cost per portion of a dish or per batch of a preparation; the reasons if it is unknown. */
function CostCell({ row }: { readonly row: Row }) {
  const t = useTexts(recipesTexts);
  const short = useShortGap();
  if (!row.cost) return null;
  const { perPortion, total, gaps } = row.cost;
  if (total === null) {
    return (
      <Box>
        <Text fontWeight="medium">{t('unknown', { n: gaps.length })}</Text>
        {gaps.slice(0, shownGaps).map((gap) => (
          <Text key={`${gap.reason}:${gap.name}`} color="fg.muted" textStyle="xs">
            {short(gap)}
          </Text>
        ))}
        {gaps.length > shownGaps ? <Text textStyle="xs">…</Text> : null}
      </Box>
    );
  }
  return (
    <Box as="span">
      <Money value={perPortion ?? total} />
      <Text as="span" color="fg.muted" textStyle="xs" ms="1.5">
        {t(perPortion === null ? 'perBatch' : 'perPortion')}
      </Text>
    </Box>
  );
}

function FoodCostCell({ row }: { readonly row: Row }) {
  const t = useTexts(recipesTexts);
  const language = useLanguage();
  const percent = row.cost?.foodCostPercent ?? null;
  if (percent === null) return <Text color="fg.subtle">–</Text>;
  return (
    <Flex gap="2" align="center" justify="flex-end" wrap="wrap">
      {row.cost?.overTarget === true ? <StatusBadge tone="late">{t('overTarget')}</StatusBadge> : null}
      <span>{formatDecimal(percent, language, 1)} %</span>
    </Flex>
  );
}

/** The name of the table, for its columns. */
export const recipeTable = 'recipes';

/** The columns of the recipe table; costs only with permission. */
export function useRecipeColumns(): Column<Row>[] {
  const localName = useNames();
  const t = useTexts(recipesTexts);
  const costs = useCan('recipes.costs');
  const costColumns: Column<Row>[] = [
    {
      key: 'cost',
      header: t('cost'),
      numeric: true,
      cell: (row) => <CostCell row={row} />,
      sortValue: (row) => Number(row.cost?.perPortion ?? row.cost?.total ?? -1),
    },
    {
      key: 'foodCost',
      header: t('foodCost'),
      numeric: true,
      cell: (row) => <FoodCostCell row={row} />,
      sortValue: (row) => Number(row.cost?.foodCostPercent ?? -1),
    },
  ];
  return [
    {
      key: 'name',
      header: t('name'),
      primary: true,
      cell: (row) => localName(row.name),
      sortValue: (row) => localName(row.name),
    },
    {
      key: 'kind',
      header: t('kind'),
      cell: (row) => [t(row.kind), row.category === t(row.kind) ? null : row.category].filter(Boolean).join(' · '),
      sortValue: (row) => `${row.kind} ${row.category ?? ''}`,
    },
    {
      key: 'station',
      wideOnly: true,
      header: t('station'),
      cell: (row) => localName(row.stationName) ?? '–',
      sortValue: (row) => localName(row.stationName) ?? '',
    },
    {
      key: 'yield',
      wideOnly: true,
      header: t('yield'),
      numeric: true,
      cell: (row) => <Quantity value={row.yieldQuantity} unit={row.yieldUnit} />,
    },
    {
      key: 'allergens',
      header: t('allergens'),
      cell: (row) => (
        <Allergens allergens={row.allergens} known={row.knownAllergens} shown={shownAllergens} titled saysNone />
      ),
    },
    ...(costs ? costColumns : []),
  ];
}

/** The table of recipes. */
export function RecipeTable({ rows, empty, more }: RecipeTableProps) {
  const t = useTexts(recipesTexts);
  return (
    <DataTable
      caption={t('title')}
      name={recipeTable}
      columns={useRecipeColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      linkOf={({ id }) => ({ to: to.recipe(id) })}
      empty={empty}
      defaultSort="name"
      more={more}
    />
  );
}
