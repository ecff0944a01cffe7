import { Flex, Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../../../platform/paths.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { type Translate, useTexts } from '../../../ui/i18n/texts.ts';
import type { RecipePartsFragment } from '../recipes.generated.ts';
import { recipesTexts } from '../texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

const day = 24;

function shelfLife(hours: number, t: Translate<'hours' | 'days'>): string {
  return hours % day === 0 ? t('days', { n: hours / day }) : t('hours', { n: hours });
}

/** Facts of a recipe: yield, prep time, shelf life, station. */
export function RecipeFacts({ recipe }: { readonly recipe: RecipePartsFragment }) {
  const localName = useNames();
  const t = useTexts(recipesTexts);
  const { portions, prepMinutes, shelfLifeHours, stationName, category, outputItemName } = recipe;
  const facts: [string, ReactNode][] = [
    [t('kind'), t(recipe.kind)],
    [t('makesBatch'), <Quantity key="yield" value={recipe.yieldQuantity} unit={recipe.yieldUnit} />],
    [t('portions'), portions && <Quantity key="portions" value={portions} />],
    [t('prepTime'), prepMinutes && t('minutes', { n: prepMinutes })],
    [t('shelfLife'), shelfLifeHours && shelfLife(shelfLifeHours, t)],
    [t('station'), localName(stationName)],
    [t('category'), category],
    [t('makes'), localName(outputItemName)],
  ];
  return (
    <Stack as="dl" gap="2">
      {facts
        .filter(([, fact]) => Boolean(fact))
        .map(([label, fact]) => (
          <Flex key={label} justify="space-between" gap="4">
            <Text as="dt" color="fg.muted">
              {label}
            </Text>
            <Text as="dd" fontWeight="medium" textAlign="end">
              {fact}
            </Text>
          </Flex>
        ))}
    </Stack>
  );
}

/** The recipes that use this one. */
export function UsedBy({ recipe }: { readonly recipe: RecipePartsFragment }) {
  const localName = useNames();
  const t = useTexts(recipesTexts);
  if (recipe.usedBy.length === 0) return <Text color="fg.muted">{t('notUsed')}</Text>;
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {recipe.usedBy.map((user) => (
        <li key={user.id}>
          <StyledLink asChild minH="11" fontWeight="medium">
            <Link to={to.recipe(user.id)}>{localName(user.name)}</Link>
          </StyledLink>
        </li>
      ))}
    </Stack>
  );
}
