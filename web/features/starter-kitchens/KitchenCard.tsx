import { chakra, Text } from '@chakra-ui/react';
import { Beef, ChefHat, Coffee, Croissant, type LucideIcon, Pizza, Warehouse } from 'lucide-react';
import type { StarterKitchenCode } from '#schema/vocabulary.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { StarterKitchensQuery } from './starter-kitchens.generated.ts';
import { starterTexts } from './texts.ts';

export type StarterKitchen = StarterKitchensQuery['starterKitchens'][number];

const icons: Readonly<Record<StarterKitchenCode, LucideIcon>> = {
  bistro: ChefHat,
  pizzeria: Pizza,
  cafe: Coffee,
  burger: Beef,
  bakery: Croissant,
  commissary: Warehouse,
};

const Card = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '5',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    rounded: 'l3',
    cursor: 'pointer',
    _hover: { borderColor: 'brand.solid', bg: 'brand.subtle' },
  },
});

interface KitchenCardProps {
  readonly kitchen: StarterKitchen;
  readonly onChoose: () => void;
}

/** One starter kitchen to choose. */
export function KitchenCard({ kitchen, onChoose }: KitchenCardProps) {
  const t = useTexts(starterTexts);
  const language = useLanguage();
  const Icon = icons[kitchen.code];
  const { items, recipes, parLines, lineChecks } = kitchen;
  return (
    <Card type="button" onClick={onChoose}>
      <chakra.span color="brand.fg">
        <Icon size={28} aria-hidden="true" />
      </chakra.span>
      <Text as="span" fontSize="lg" fontWeight="semibold">
        {nameIn(language, kitchen)}
      </Text>
      <Text as="span">{nameIn(language, { name: kitchen.about, nameEs: kitchen.aboutEs })}</Text>
      <Text as="span" color="fg.muted" textStyle="sm">
        {t('contents', { items, recipes, parLines, lineChecks })}
      </Text>
    </Card>
  );
}
