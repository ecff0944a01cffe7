import { Badge, Flex, Text } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import type { Allergen } from '#schema/vocabulary.ts';
import { useAllergenName } from '../../ui/allergen-texts.ts';
import { useTexts } from '../../ui/texts.ts';
import { recipesTexts } from '../texts.ts';

interface AllergensProps {
  readonly allergens: readonly Allergen[];
  readonly size?: 'sm' | 'lg';
}

/** The allergens of a recipe in words; says so when there are none. */
export function Allergens({ allergens, size = 'sm' }: AllergensProps) {
  const t = useTexts(recipesTexts);
  const name = useAllergenName();
  if (allergens.length === 0) {
    return (
      <Text as="span" color="fg.muted" textStyle={size === 'lg' ? 'md' : 'sm'}>
        {t('noAllergens')}
      </Text>
    );
  }
  return (
    <Flex as="span" wrap="wrap" gap="1.5" display="inline-flex">
      {allergens.map((allergen) => (
        <Badge key={allergen} colorPalette="orange" variant="surface" size={size === 'lg' ? 'lg' : 'md'}>
          <ShieldAlert size={size === 'lg' ? 16 : 13} aria-hidden="true" /> {name(allergen)}
        </Badge>
      ))}
    </Flex>
  );
}
