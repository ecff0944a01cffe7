import { Button } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { paths, to } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Problem } from '../../platform/graphql/problem.ts';
import { RecipeForm } from './parts/RecipeForm.tsx';
import { RecipeView } from './parts/RecipeView.tsx';
import { useRecipeDetailQuery } from './recipes.generated.ts';
import { recipesTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

function StoredRecipe({ id }: { readonly id: string }) {
  const t = useTexts(recipesTexts);
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useRecipeDetailQuery({ variables: { id } });
  const editing = search.has('edit');
  const leaveEdit = () => setSearch({}, { replace: true });
  if (error instanceof Problem && error.code === 'NOT_FOUND') {
    return (
      <EmptyState
        icon={SearchX}
        title={t('notFound')}
        description={t('notFoundText')}
        action={
          <Button asChild variant="outline">
            <Link to={paths.recipes}>{t('toRecipes')}</Link>
          </Button>
        }
      />
    );
  }
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={6} rowHeight="24" />;
  return editing ? (
    <RecipeForm recipe={data.recipe} onDone={leaveEdit} />
  ) : (
    <RecipeView recipe={data.recipe} onEdit={() => setSearch({ edit: '' })} />
  );
}

/** One recipe, to read, edit and print; the id `new` creates one. */
export function RecipePage() {
  const { id = 'new' } = useParams();
  const navigate = useNavigate();
  if (id !== 'new') return <StoredRecipe key={id} id={id} />;
  const done = (newId: string | null) =>
    void navigate(newId === null ? paths.recipes : to.recipe(newId), { replace: true });
  return <RecipeForm recipe={null} onDone={done} />;
}
