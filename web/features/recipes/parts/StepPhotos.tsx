import { Box } from '@chakra-ui/react';
import { photosOfStep } from '../../../platform/photos/photo-owner.ts';
import { Photos } from '../../../platform/photos/Photos.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { RecipePartsFragment } from '../recipes.generated.ts';
import { recipesTexts } from '../texts.ts';

interface StepPhotosProps {
  readonly recipe: Pick<RecipePartsFragment, 'id' | 'name' | 'photos'>;
  readonly stepId: string;
  /** From 1. */
  readonly number: number;
  readonly mayAdd: boolean;
}

/** The photos of one step, below its text. */
export function StepPhotos({ recipe, stepId, number, mayAdd }: StepPhotosProps) {
  const t = useTexts(recipesTexts);
  const photos = recipe.photos.filter(({ recipeStepId }) => recipeStepId === stepId);
  if (photos.length === 0 && !mayAdd) return null;
  return (
    <Box mt="3">
      <Photos compact photos={photos} of={photosOfStep(recipe, stepId, t('step', { n: number }))} mayAdd={mayAdd} />
    </Box>
  );
}
