import { SearchX } from 'lucide-react';
import { readRecipeAddress } from '../../platform/recipe-address.ts';
import { Problem } from '../../platform/graphql/problem.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Layer } from '../../ui/components/Layer.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { CookRecipe } from './parts/CookRecipe.tsx';
import { useRecipeDetailQuery } from './recipes.generated.ts';
import { recipesTexts } from './texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

interface RecipeLayerProps {
  /** From the URL parameter: a `RecipeAddress`. */
  readonly value: string;
  readonly onClose: () => void;
}

/** A recipe over the current screen, in type that is readable from arm's length. */
export function RecipeLayer({ value, onClose }: RecipeLayerProps) {
  const localName = useNames();
  const t = useTexts(recipesTexts);
  const address = readRecipeAddress(value);
  const { data, error, refetch } = useRecipeDetailQuery({ variables: { id: address.id } });
  const missing = error instanceof Problem && error.code === 'NOT_FOUND';
  return (
    <Layer title={localName(data?.recipe.name) ?? t('recipe')} onClose={onClose}>
      {missing ? (
        <EmptyState icon={SearchX} title={t('notFound')} description={t('notFoundText')} />
      ) : data ? (
        <CookRecipe key={data.recipe.id} recipe={data.recipe} address={address} />
      ) : (
        <NotLoaded error={error} onRetry={() => refetch()} rows={8} />
      )}
    </Layer>
  );
}
