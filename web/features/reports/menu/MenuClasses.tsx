import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { type MenuClass, menuClasses } from '#schema/report-figures.ts';
import { to } from '../../../platform/paths.ts';
import { DottedLink } from '../../../ui/components/DottedLink.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { menuTexts } from './menu-texts.ts';
import { classTones } from './menu-tones.ts';
import type { MenuEngineeringReportQuery } from '../reports.generated.ts';

type Dish = MenuEngineeringReportQuery['menuEngineeringReport']['dishes'][number];

/** How many dishes of a class are named. */
const NAMED = 6;

/** The four classes as a square: popularity from top to bottom, margin from left to right; each dish opens its recipe. */
export function MenuClasses({ dishes }: { readonly dishes: readonly Dish[] }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      {menuClasses.map((name) => (
        <ClassCard key={name} name={name} dishes={dishes.filter((dish) => dish.class === name)} />
      ))}
    </SimpleGrid>
  );
}

function ClassCard({ name, dishes }: { readonly name: MenuClass; readonly dishes: readonly Dish[] }) {
  const t = useTexts(menuTexts);
  const localName = useNames();
  const best = dishes.toSorted((one, other) => Number(other.totalMargin) - Number(one.totalMargin)).slice(0, NAMED);
  return (
    <Box as="section" bg="bg.panel" borderWidth="1px" rounded="l3" p={{ base: '4', md: '5' }}>
      <Flex justify="space-between" gap="3" wrap="wrap" align="center">
        <Heading as="h2" fontSize="md">
          <StatusBadge tone={classTones[name]}>{t(name)}</StatusBadge>
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {dishes.length === 0 ? t('noneInClass') : t('classCount', { n: dishes.length })}
        </Text>
      </Flex>
      <Text color="fg.muted" textStyle="sm" mt="2">
        {t(`${name}About`)}
      </Text>
      <Flex as="ul" listStyleType="none" columnGap="4" wrap="wrap" mt="1">
        {best.map(({ recipeId, name: dish }) => (
          <Box as="li" key={recipeId} minW="0" overflowWrap="anywhere">
            <DottedLink to={to.recipe(recipeId)}>{localName(dish)}</DottedLink>
          </Box>
        ))}
        {dishes.length > best.length ? (
          <Flex as="li" align="center">
            + {dishes.length - best.length}
          </Flex>
        ) : null}
      </Flex>
    </Box>
  );
}
