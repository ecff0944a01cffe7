import { Box, Button, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { CircleHelp, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { to } from '../../../platform/paths.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { RecipeCostPartsFragment } from '../recipes.generated.ts';
import { recipesTexts } from '../texts.ts';
import { useGapSentence } from './gap-sentence.ts';
import { overTargetPlaces } from '#schema/food-cost.ts';

interface CostFiguresProps {
  readonly cost: RecipeCostPartsFragment;
  readonly yieldUnit: string;
  readonly menuPrice: number | null;
  readonly target: string | null;
  /** Applies the price for the target; without it, the price is only shown. */
  readonly onTakePrice?: ((price: number) => void) | undefined;
  readonly busy?: boolean;
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Flex justify="space-between" align="baseline" gap="4">
      <Text as="dt" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" fontWeight="semibold" textAlign="end">
        {children}
      </Text>
    </Flex>
  );
}

function Gaps({ gaps }: { readonly gaps: RecipeCostPartsFragment['gaps'] }) {
  const t = useTexts(recipesTexts);
  const sentence = useGapSentence();
  return (
    <Flex gap="3" align="flex-start" bg="bg.muted" rounded="l2" p="3">
      <Box color="fg.warning" mt="0.5">
        <CircleHelp size={20} aria-hidden="true" />
      </Box>
      <Box minW="0">
        <Text fontWeight="semibold">{t('costUnknown', { n: gaps.length })}</Text>
        <Stack as="ul" gap="1" mt="1" textStyle="sm" color="fg.muted">
          {gaps.map((gap) => (
            <li key={`${gap.reason}:${gap.name}:${gap.unit ?? ''}`}>{sentence(gap)}</li>
          ))}
        </Stack>
        {gaps.some(({ reason }) => reason === 'no_conversion') ? (
          <Link asChild minH="11" alignItems="center" colorPalette="brand">
            <RouterLink to={to.inventoryTab('measures')}>{t('gapList')}</RouterLink>
          </Link>
        ) : null}
      </Box>
    </Flex>
  );
}

/** The cost figures of a recipe; if anything is unknown, all the reasons instead of a total that is too low. */
export function CostFigures({ cost, yieldUnit, menuPrice, target, onTakePrice, busy = false }: CostFiguresProps) {
  const t = useTexts(recipesTexts);
  const language = useLanguage();
  const unitName = useUnitName();
  const { perPortion } = cost;
  if (cost.total === null) {
    return (
      <Stack gap="3">
        <Gaps gaps={cost.gaps} />
        {target === null ? null : (
          <Text color="fg.muted" textStyle="sm">
            {t('targetPriceUnknown', { n: formatDecimal(target, language, 1) })}
          </Text>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap="2">
      <Stack as="dl" gap="2">
        {cost.total === perPortion ? null : (
          <Figure label={t('perBatch')}>
            <Money value={cost.total} />
          </Figure>
        )}
        {yieldUnit === 'portion' ? null : (
          <Figure label={t('perUnit', { unit: unitName(yieldUnit) })}>
            <Money value={cost.perYieldUnit} perUnit />
          </Figure>
        )}
        {perPortion === null ? null : (
          <Figure label={t('perPortion')}>
            <Money value={perPortion} />
          </Figure>
        )}
        {menuPrice === null ? null : (
          <Figure label={t('menuPrice')}>
            <Money value={menuPrice} />
          </Figure>
        )}
      </Stack>
      <FoodCost cost={cost} target={target} />
      <TargetPrice {...{ cost, menuPrice, target, onTakePrice, busy }} />
    </Stack>
  );
}

/** The food cost in percent, compared with its target. */
function FoodCost({ cost: { foodCostPercent, overTarget }, target }: Pick<CostFiguresProps, 'cost' | 'target'>) {
  const t = useTexts(recipesTexts);
  const language = useLanguage();
  if (foodCostPercent === null) return null;
  const places = overTarget === true && target !== null ? overTargetPlaces(foodCostPercent, target) : 1;
  const percent = (value: string) => formatDecimal(value, language, places);
  return (
    <Box borderTopWidth="1px" pt="3" mt="1">
      <Flex justify="space-between" align="center" gap="3">
        <Text color="fg.muted">{t('foodCost')}</Text>
        <Text textStyle="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {percent(foodCostPercent)} %
        </Text>
      </Flex>
      {target === null ? null : (
        <Flex justify="space-between" align="center" gap="3" mt="1">
          <Text color="fg.muted" textStyle="sm">
            {t('target', { n: percent(target) })}
          </Text>
          {overTarget === true ? <StatusBadge tone="late">{t('overTarget')}</StatusBadge> : null}
        </Flex>
      )}
    </Box>
  );
}

type TargetPriceProps = Pick<CostFiguresProps, 'cost' | 'menuPrice' | 'target' | 'onTakePrice' | 'busy'>;

/** The price at which the food cost is not above the target; one tap makes it the menu price. */
function TargetPrice({ cost: { targetPrice }, menuPrice, target, onTakePrice, busy = false }: TargetPriceProps) {
  const t = useTexts(recipesTexts);
  const language = useLanguage();
  if (targetPrice === null || target === null) return null;
  return (
    <Box borderTopWidth="1px" pt="3" mt="1">
      <dl>
        <Figure label={t('targetPrice', { n: formatDecimal(target, language, 1) })}>
          <Money value={targetPrice} />
        </Figure>
      </dl>
      {onTakePrice === undefined || targetPrice === menuPrice ? null : (
        <Button variant="outline" w="full" mt="2" disabled={busy} onClick={() => onTakePrice(targetPrice)}>
          <Tag aria-hidden="true" /> {t('takePrice')}
        </Button>
      )}
      <Text color="fg.muted" textStyle="sm" mt="1">
        {t('withoutTax')}
      </Text>
    </Box>
  );
}
