import { Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { to } from '../../../platform/paths.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { Allergens } from '../../../ui/kitchen/Allergens.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import type { ItemDetailQuery } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';

interface ItemAllergensProps {
  readonly contents: ItemDetailQuery['itemAllergens'];
}

/**
 * What an item contains, in three states: some, none as somebody confirmed, or not entered. An item that the kitchen makes shows
 * those of its recipe.
 */
export function ItemAllergens({ contents }: ItemAllergensProps) {
  const { allergens, knownAllergens, allergenGaps, recipe } = contents;
  return (
    <Stack gap="1.5" align="flex-start">
      <Allergens
        allergens={allergens}
        known={knownAllergens}
        gaps={recipe === null ? [] : allergenGaps}
        saysNone
        titled
      />
      <Text textStyle="sm" color="fg.muted">
        <Source contents={contents} />
      </Text>
    </Stack>
  );
}

/** Where they come from: the recipe, a person, or nobody yet. */
function Source({ contents: { allergens, recipe, enteredByName, enteredAt } }: ItemAllergensProps) {
  const localName = useNames();
  const t = useTexts(itemTexts);
  const mayOpen = useCan('recipes.update');
  if (recipe !== null) {
    return (
      <>
        {t('allergensFrom')}{' '}
        {mayOpen ? (
          <StyledLink asChild>
            <Link to={to.recipe(recipe.id)}>{localName(recipe.name)}</Link>
          </StyledLink>
        ) : (
          localName(recipe.name)
        )}
      </>
    );
  }
  if (allergens === null) return t('allergensUnknown');
  if (enteredByName === null || enteredAt === null) return t('allergensByUnknown');
  return (
    <>
      {t(allergens.length === 0 ? 'allergensConfirmedBy' : 'allergensEnteredBy', { name: enteredByName })},{' '}
      <Timestamp at={enteredAt} />
    </>
  );
}
