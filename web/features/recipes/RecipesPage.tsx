import { Box, Button, Flex } from '@chakra-ui/react';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Archive, BookOpen, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { to } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Select } from '../../ui/forms/fields.tsx';
import { LoadMore } from '../../ui/components/LoadMore.tsx';
import { usePagedRows } from '../../ui/components/usePagedRows.ts';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SavedViews } from '../../platform/views/SavedViews.tsx';
import { TableMenu } from '../../ui/components/TableMenu.tsx';
import { useCan } from '../../platform/session/viewer.ts';
import { RecipeBook } from './book/RecipeBook.tsx';
import { RecipeBookPaper } from './book/RecipeBookPaper.tsx';
import type { BookRecipe } from './book/useRecipeBook.ts';
import { recipeTable, RecipeTable, useRecipeColumns } from './parts/RecipeTable.tsx';
import { useRecipeListQuery } from './recipes.generated.ts';
import { recipesTexts } from './texts.ts';
import { type RecipeFilters, recipeViewParams, useRecipeFilters } from './useRecipeFilters.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

function NewRecipeButton() {
  const t = useTexts(recipesTexts);
  return (
    <Button asChild>
      <Link to={to.recipe('new')}>
        <Plus aria-hidden="true" /> {t('newRecipe')}
      </Link>
    </Button>
  );
}

interface FilterBarProps {
  readonly filters: RecipeFilters;
  readonly categories: readonly string[];
  readonly onPrint: (recipes: readonly BookRecipe[] | null) => void;
}

function FilterBar({ filters, categories, onPrint }: FilterBarProps) {
  const t = useTexts(recipesTexts);
  const shows = (['all', 'menu', 'prep', 'archived'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <Flex className="no-print" gap="3" mb="4" wrap="wrap">
      <SearchField
        label={t('search')}
        typed={filters.typed}
        onType={filters.type}
        flex={{ base: '1 1 100%', md: '1 1 16rem' }}
      />
      <Flex flex={{ base: '1 1 100%', md: '0 0 auto' }} direction="column">
        <SegmentedChoice
          label={t('show')}
          value={filters.show}
          choices={shows}
          onChange={(show) => filters.set('show', show)}
        />
      </Flex>
      <Flex flex={{ base: '1 1 100%', md: '0 1 14rem' }}>
        <Select
          aria-label={t('category')}
          value={filters.category}
          onChange={(event) => filters.set('category', event.target.value)}
        >
          <option value="">{t('allCategories')}</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
      </Flex>
      <SavedViews screen="recipes" params={recipeViewParams} table={recipeTable} />
      <RecipeBook filter={filters.filter} onPrint={onPrint} />
      <TableMenu table={recipeTable} columns={useRecipeColumns()} />
    </Flex>
  );
}

function NoRecipes({ filters }: { readonly filters: RecipeFilters }) {
  const t = useTexts(recipesTexts);
  const mayWrite = useCan('recipes.update');
  const clear = (label: string) => (
    <Button variant="outline" onClick={filters.clear}>
      {label}
    </Button>
  );
  if (filters.show === 'archived' && filters.search === '') {
    return (
      <EmptyState
        icon={Archive}
        title={t('noneArchived')}
        description={t('noneArchivedText')}
        action={clear(t('showAll'))}
      />
    );
  }
  if (filters.filtered) {
    return (
      <EmptyState icon={SearchX} title={t('noneFound')} description={t('noneFoundText')} action={clear(t('clear'))} />
    );
  }
  return (
    <EmptyState
      icon={BookOpen}
      title={t('none')}
      description={t('noneText')}
      action={mayWrite ? <NewRecipeButton /> : null}
    />
  );
}

/** All recipes with their costs and allergens. */
export function RecipesPage() {
  const t = useTexts(recipesTexts);
  const filters = useRecipeFilters();
  const [book, setBook] = useState<readonly BookRecipe[] | null>(null);
  const mayWrite = useCan('recipes.update');
  const query = useRecipeListQuery({ variables: { filter: filters.filter } });
  const data = query.data ?? query.previousData;
  const list = JSON.stringify(filters.filter);
  const { rows, after, loadMore, busy, loadAll } = usePagedRows(list, query.data?.recipes, async (end) => {
    const { data: nextPage } = await query.fetchMore({ variables: { after: end } });
    return nextPage?.recipes;
  });
  const more = after === null ? null : { loadAll: () => void loadAll(() => undefined), busy };
  return (
    <>
      {book ? <RecipeBookPaper recipes={book} /> : null}
      <Box className={book ? 'no-print' : undefined}>
        <PageHeader title={t('title')} description={t('text')} actions={mayWrite ? <NewRecipeButton /> : null} />
        <FilterBar filters={filters} categories={data?.recipeCategories ?? []} onPrint={setBook} />
        {data ? (
          <Panel flush>
            <RecipeTable rows={rows ?? data.recipes.nodes} more={more} empty={<NoRecipes filters={filters} />} />
          </Panel>
        ) : (
          <NotLoaded error={query.error} onRetry={() => query.refetch()} rows={8} />
        )}
        <Flex justify="center" mt="4">
          <LoadMore after={after} onMore={loadMore}>
            {t('more')}
          </LoadMore>
        </Flex>
      </Box>
    </>
  );
}
