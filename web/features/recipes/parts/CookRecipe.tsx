import { Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { photosOfRecipe } from '../../../platform/photos/photo-owner.ts';
import { Photos } from '../../../platform/photos/Photos.tsx';
import type { RecipeAddress } from '../../../platform/recipe-address.ts';
import type { Language } from '#schema/vocabulary.ts';
import { Allergens } from '../../../ui/kitchen/Allergens.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import { persistedChoice } from '../../../ui/storage/persisted.ts';
import { storeChoice } from '../../../ui/storage/store-choice.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { RecipePartsFragment } from '../recipes.generated.ts';
import { recipesTexts } from '../texts.ts';
import { useScale } from '../useScale.ts';
import { useScreenAwake } from '../useScreenAwake.ts';
import { useTicks } from '../useTicks.ts';
import { type Cooking, Method, type Step } from './Method.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import { StepByStep } from './StepByStep.tsx';
import { StepPhotos } from './StepPhotos.tsx';
import { TickList } from './TickList.tsx';

type Shown = Language | 'both';
const languagesOf: Record<Shown, readonly Language[]> = { en: ['en'], es: ['es'], both: ['en', 'es'] };

interface CookRecipeProps {
  readonly recipe: RecipePartsFragment;
  readonly address: Required<RecipeAddress>;
}

const savedView = persistedChoice('brigade.recipe-steps', ['one', 'all']);

interface StepsProps {
  readonly recipe: RecipePartsFragment;
  readonly languages: readonly Language[];
  readonly cooking: Cooking;
}

/** The method, one step at a time or as a whole; on paper as a whole. */
function Steps({ recipe, languages, cooking }: StepsProps) {
  const { steps } = recipe;
  const t = useTexts(recipesTexts);
  const timers = useLayer('timers');
  const [view, setView] = useState(() => savedView.read() ?? 'one');
  const choose = (next: 'one' | 'all') => {
    setView(next);
    storeChoice(savedView, next);
  };
  const views = [
    { value: 'one', label: t('oneStep') },
    { value: 'all', label: t('allSteps') },
  ] as const;
  const below = ({ id }: Step, number: number) => <StepPhotos {...{ recipe, number }} stepId={id} mayAdd={false} />;
  if (steps.length === 0) return <Method steps={steps} languages={languages} cooking={cooking} />;
  return (
    <>
      <Flex className="no-print" gap="2" mb="4" wrap="wrap" align="center">
        <Box flex="1 1 12rem">
          <SegmentedChoice label={t('steps')} value={view} choices={views} onChange={choose} />
        </Box>
        <Button variant="outline" minH="12" onClick={() => timers.open('new')}>
          <Timer aria-hidden="true" /> {t('timer')}
        </Button>
      </Flex>
      <Box className="no-print">
        {view === 'all' ? (
          <Method steps={steps} languages={languages} cooking={cooking} below={below} />
        ) : (
          <StepByStep steps={steps} languages={languages} cooking={cooking} below={below} />
        )}
      </Box>
      <Box className="print-only">
        <Method steps={steps} languages={languages} />
      </Box>
    </>
  );
}

/** The cook's view of a recipe: scale, ingredients and method. */
export function CookRecipe({ recipe, address }: CookRecipeProps) {
  const t = useTexts(recipesTexts);
  const scaling = useScale(recipe, address);
  const [shown, setShown] = useState<Shown>(useLanguage());
  const ticks = useTicks(recipe.id, address.task);
  useScreenAwake();
  const languages = [
    { value: 'en', label: t('english') },
    { value: 'es', label: t('spanish') },
    { value: 'both', label: t('both') },
  ] as const;
  return (
    <Stack gap="6">
      {recipe.description === null ? null : <Text color="fg.muted">{recipe.description}</Text>}
      <Flex align="center" gap="3" wrap="wrap">
        <Text fontWeight="semibold">{t('allergens')}</Text>
        <Allergens
          allergens={recipe.allergens}
          known={recipe.knownAllergens}
          gaps={recipe.allergenGaps}
          size="lg"
          titled
          saysNone
        />
      </Flex>
      <ScaleBar recipe={recipe} scaling={scaling} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '24rem minmax(0, 1fr)' }} gap="8" alignItems="start">
        <Box as="section">
          <Heading as="h2" fontSize="xl" mb="2">
            {t('ingredients')}
          </Heading>
          <TickList
            ingredients={recipe.ingredients}
            scale={scaling.scale}
            onScale={scaling.set}
            ticks={ticks}
            taskId={address.task}
          />
        </Box>
        <Box as="section">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
            <Heading as="h2" fontSize="xl">
              {t('method')}
            </Heading>
            <Box minW="min(16rem, 100%)" className="no-print">
              <SegmentedChoice label={t('language')} value={shown} choices={languages} onChange={setShown} />
            </Box>
          </Flex>
          <Steps recipe={recipe} languages={languagesOf[shown]} cooking={{ ticks, recipe, taskId: address.task }} />
        </Box>
      </Grid>
      <RecipePhotos recipe={recipe} />
    </Stack>
  );
}

function RecipePhotos({ recipe }: Pick<CookRecipeProps, 'recipe'>) {
  const t = useTexts(recipesTexts);
  const photos = recipe.photos.filter(({ recipeStepId }) => recipeStepId === null);
  if (photos.length === 0) return null;
  return (
    <Box as="section" className="no-print">
      <Heading as="h2" fontSize="xl" mb="2">
        {t('photos')}
      </Heading>
      <Photos photos={photos} of={photosOfRecipe(recipe)} mayAdd={false} />
    </Box>
  );
}
