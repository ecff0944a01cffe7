import { Box, Heading, Text } from '@chakra-ui/react';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { allergenListTexts, useAllergensInWords } from '../../../ui/kitchen/allergen-texts.ts';
import { stepText } from '../../../ui/format/step-text.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { ScaledAmount } from '../parts/ScaledAmount.tsx';
import { recipesTexts } from '../texts.ts';
import type { BookRecipe } from './useRecipeBook.ts';

/**
 * The recipes on paper, one after the other: what goes in, how it is made, and its allergens. No costs, because it hangs in the
 * kitchen.
 */
export function RecipeBookPaper({ recipes }: { readonly recipes: readonly BookRecipe[] }) {
  return (
    <Box className="print-only">
      {recipes.map((recipe) => (
        <OneRecipe key={recipe.id} recipe={recipe} />
      ))}
    </Box>
  );
}

function OneRecipe({ recipe }: { readonly recipe: BookRecipe }) {
  const t = useTexts(recipesTexts);
  const a = useTexts(allergenListTexts);
  const inWords = useAllergensInWords();
  const localName = useNames();
  const language = useLanguage();
  return (
    <Box as="section" mb="8mm" css={{ breakInside: 'avoid' }}>
      <Heading as="h2" fontSize="15pt">
        {localName(recipe.name)}
      </Heading>
      <Text>
        {t('makesBatch')}: <Quantity value={recipe.yieldQuantity} unit={recipe.yieldUnit} />
        {recipe.portions === null ? null : (
          <>
            {' · '}
            <Quantity value={recipe.portions} unit="portion" />
          </>
        )}
        {recipe.stationName === null ? null : ` · ${localName(recipe.stationName)}`}
      </Text>
      <Text>
        {a('allergens')}: {inWords(recipe) || a('none')}
      </Text>
      <Heading as="h3" fontSize="11pt" mt="2mm">
        {t('ingredients')}
      </Heading>
      {recipe.ingredients.length === 0 ? <Text>{t('noIngredients')}</Text> : null}
      <ul>
        {recipe.ingredients.map((line) => (
          <li key={line.id}>
            <strong>
              <ScaledAmount line={line} />
            </strong>{' '}
            {localName(line.name)}
            {line.prepAction === null ? null : `, ${line.prepAction}`}
            {line.note === null ? null : ` (${line.note})`}
          </li>
        ))}
      </ul>
      {recipe.steps.length === 0 ? null : (
        <>
          <Heading as="h3" fontSize="11pt" mt="2mm">
            {t('method')}
          </Heading>
          <ol>
            {recipe.steps.map((step, index) => {
              const { text, language: shown } = stepText(step, language);
              return (
                <li key={step.id} lang={shown}>
                  {`${String(index + 1)}. ${text}`}
                </li>
              );
            })}
          </ol>
        </>
      )}
    </Box>
  );
}
