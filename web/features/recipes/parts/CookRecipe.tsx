import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { RecipeAddress } from '../../../platform/recipe-address.ts';
import type { Language } from '#schema/vocabulary.ts';
import { Allergens } from '../../../ui/kitchen/Allergens.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { formatDay } from '../../../ui/format/times.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import { useNow } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { RecipePartsFragment } from '../recipes.generated.ts';
import { recipesTexts } from '../texts.ts';
import { useScale } from '../useScale.ts';
import { useScreenAwake } from '../useScreenAwake.ts';
import { Method } from './Method.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import { TickList } from './TickList.tsx';

type Shown = Language | 'both';
const languagesOf: Record<Shown, readonly Language[]> = { en: ['en'], es: ['es'], both: ['en', 'es'] };

interface CookRecipeProps {
  readonly recipe: RecipePartsFragment;
  readonly address: RecipeAddress;
}

/** The head of the printed recipe: the bar with its name is not printed. */
function PrintHead({ recipe }: Pick<CookRecipeProps, 'recipe'>) {
  const language = useLanguage();
  const { name: kitchen, timeZone } = useKitchen();
  const now = useNow();
  return (
    <Box className="print-only">
      <Heading as="h1" fontSize="2xl">
        {recipe.name}
      </Heading>
      <Text>
        {kitchen} · {formatDay(new Date(now), language, timeZone)}
      </Text>
    </Box>
  );
}

/** The cook's view of a recipe: scale, ingredients and method. */
export function CookRecipe({ recipe, address }: CookRecipeProps) {
  const t = useTexts(recipesTexts);
  const scaling = useScale(recipe, address);
  const [shown, setShown] = useState<Shown>(useLanguage());
  useScreenAwake();
  const languages = [
    { value: 'en', label: t('english') },
    { value: 'es', label: t('spanish') },
    { value: 'both', label: t('both') },
  ] as const;
  return (
    <Stack gap="6">
      <PrintHead recipe={recipe} />
      {recipe.description === null ? null : <Text color="fg.muted">{recipe.description}</Text>}
      <Flex align="center" gap="3" wrap="wrap">
        <Text fontWeight="semibold">{t('allergens')}</Text>
        <Allergens allergens={recipe.allergens} gaps={recipe.allergenGaps} size="lg" titled saysNone />
      </Flex>
      <ScaleBar recipe={recipe} scaling={scaling} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '24rem minmax(0, 1fr)' }} gap="8" alignItems="start">
        <Box as="section">
          <Heading as="h2" fontSize="xl" mb="2">
            {t('ingredients')}
          </Heading>
          <TickList ingredients={recipe.ingredients} scale={scaling.scale} onScale={scaling.set} />
        </Box>
        <Box as="section">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
            <Heading as="h2" fontSize="xl">
              {t('method')}
            </Heading>
            <Box minW="64" className="no-print">
              <SegmentedChoice label={t('language')} value={shown} choices={languages} onChange={setShown} />
            </Box>
          </Flex>
          <Method steps={recipe.steps} languages={languagesOf[shown]} large />
        </Box>
      </Grid>
    </Stack>
  );
}
