import { Box, Link as StyledLink, Text } from '@chakra-ui/react';
import { ListPlus } from 'lucide-react';
import { Link } from 'react-router';
import { to } from '../../../platform/paths.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { type Column, DataTable } from '../../../ui/components/DataTable.tsx';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { RecipePartsFragment } from '../recipes.generated.ts';
import { recipesTexts } from '../texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { ScaledAmount } from './ScaledAmount.tsx';

type Ingredient = RecipePartsFragment['ingredients'][number];

function IngredientName({ line }: { readonly line: Ingredient }) {
  const localName = useNames();
  return (
    <Box as="span">
      {line.madeBy === null ? (
        localName(line.name)
      ) : (
        <StyledLink asChild fontWeight="semibold">
          <Link to={to.recipe(line.madeBy)}>{localName(line.name)}</Link>
        </StyledLink>
      )}
      {line.prepAction === null ? null : (
        <Text as="span" color="fg.muted">
          {`, ${line.prepAction}`}
        </Text>
      )}
      {line.note === null ? null : (
        <Text color="fg.muted" textStyle="sm">
          {line.note}
        </Text>
      )}
    </Box>
  );
}

/** The ingredients of a batch in the recipe's order; costs only with permission, never in print. */
export function IngredientTable({ recipe }: { readonly recipe: RecipePartsFragment }) {
  const t = useTexts(recipesTexts);
  const language = useLanguage();
  const cost: Column<Ingredient> = {
    key: 'cost',
    header: t('cost'),
    numeric: true,
    screenOnly: true,
    cell: (line) => <Money value={line.cost} />,
  };
  const columns: Column<Ingredient>[] = [
    { key: 'ingredient', header: t('ingredient'), primary: true, cell: (line) => <IngredientName line={line} /> },
    {
      key: 'quantity',
      header: t('quantity'),
      numeric: true,
      cell: (line) => <ScaledAmount line={line} />,
    },
    {
      key: 'yield',
      wideOnly: true,
      header: t('yieldPercent'),
      numeric: true,
      cell: (line) => `${formatDecimal(line.usablePercent, language)} %`,
    },
    ...(recipe.cost ? [cost] : []),
  ];
  return (
    <DataTable
      caption={t('ingredients')}
      columns={columns}
      rows={recipe.ingredients}
      rowKey={(line) => line.id}
      sortParam="ingredients"
      empty={<EmptyState icon={ListPlus} title={t('noIngredients')} />}
    />
  );
}
