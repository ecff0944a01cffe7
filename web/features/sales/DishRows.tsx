import { Box, Flex, Heading, Input, Text } from '@chakra-ui/react';
import { formatDecimal, formatMoney } from '../../ui/format/decimal.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { isFigure } from './day-values.ts';
import type { SalesDayPartsFragment } from './sales.generated.ts';
import { salesTexts } from './texts.ts';

type Dish = SalesDayPartsFragment['dishes'][number];

interface DishRowsProps {
  readonly dishes: readonly Dish[];
  readonly typed: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  readonly onType: (recipeId: string, text: string) => void;
}

/** The dishes of the menu by category, each with its number. */
export function DishRows({ dishes, typed, disabled, onType }: DishRowsProps) {
  const t = useTexts(salesTexts);
  const groups = Map.groupBy(dishes, ({ category }) => category);
  return [...groups].map(([category, rows]) => (
    <Box key={category ?? ''} _notFirst={{ mt: '5' }}>
      {groups.size > 1 ? (
        <Heading as="h3" fontSize="sm" color="fg.muted" mb="1">
          {category ?? t('other')}
        </Heading>
      ) : null}
      {rows.map((dish) => (
        <DishRow
          key={dish.recipeId}
          dish={dish}
          text={typed[dish.recipeId] ?? ''}
          disabled={disabled}
          onType={(text) => onType(dish.recipeId, text)}
        />
      ))}
    </Box>
  ));
}

interface DishRowProps {
  readonly dish: Dish;
  readonly text: string;
  readonly disabled: boolean;
  readonly onType: (text: string) => void;
}

function DishRow({ dish, text, disabled, onType }: DishRowProps) {
  const localName = useNames();
  const t = useTexts(salesTexts);
  const about = useAbout(dish);
  const invalid = !isFigure(text);
  return (
    <Flex as="label" columnGap="3" align="center" wrap="wrap" borderTopWidth="1px" py="2" minH="14">
      <Box flex="1 1 9rem" minW="0">
        <Text>{localName(dish.name)}</Text>
        <Text color="fg.muted" textStyle="sm">
          {about}
        </Text>
        {invalid ? (
          <Text role="alert" color="fg.error" textStyle="sm">
            {t('notFigure')}
          </Text>
        ) : null}
      </Box>
      <Input
        w="24"
        ms="auto"
        flex="none"
        size="lg"
        textAlign="end"
        inputMode="decimal"
        autoComplete="off"
        fontVariantNumeric="tabular-nums"
        aria-label={localName(dish.name)}
        aria-invalid={invalid}
        placeholder="0"
        value={text}
        disabled={disabled}
        onChange={({ target }) => onType(target.value)}
        onFocus={({ target }) => target.select()}
      />
    </Flex>
  );
}

/** The price of a dish, and what is special about it. */
function useAbout({ menuPrice, fromTill, archived, useUnknown }: Dish): string {
  const t = useTexts(salesTexts);
  const language = useLanguage();
  const { currency } = useKitchen();
  const price = menuPrice === null ? t('noPrice') : t('price', { price: formatMoney(menuPrice, currency, language) });
  const parts = [
    price,
    Number(fromTill) === 0 ? null : t('fromTill', { n: formatDecimal(fromTill, language) }),
    archived ? t('archived') : null,
    useUnknown ? t('useUnknown') : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
