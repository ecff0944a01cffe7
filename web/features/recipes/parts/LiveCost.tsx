import { Box, Stack, Text } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDebouncedValue } from '../../../ui/forms/useDebouncedValue.ts';
import { Allergens } from '../../../ui/kitchen/Allergens.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formTexts } from '../form-texts.ts';
import { canBeCosted, costingOf, type RecipeValues } from '../form-values.ts';
import { useRecipeCostingQuery } from '../recipes.generated.ts';
import { CostFigures } from './CostPanel.tsx';
import { moneyAsTyped } from '../../../ui/forms/typed-figures.ts';

const pause = 400;

interface LiveCostProps {
  /** The item that the recipe makes; null for none yet. */
  readonly outputItemId: string | null;
}

/**
 * Cost and allergens of the recipe as typed. The server calculates them, so that there is one formula. While it does, the former ones
 * are dimmed; when it cannot, none are shown.
 */
export function LiveCost({ outputItemId }: LiveCostProps) {
  const t = useTexts(formTexts);
  const { currency } = useKitchen();
  const { control, getValues, setValue } = useFormContext<RecipeValues>();
  useWatch({ control });
  const values = getValues();
  const input = { ...costingOf(values, currency), outputItemId: values.kind === 'prep' ? outputItemId : null };
  const ready = canBeCosted(input);
  const current = ready ? JSON.stringify(input) : '';
  const isStable = useDebouncedValue(current, pause) === current;
  const query = useRecipeCostingQuery(ready && isStable ? { variables: { input } } : skipToken);
  const failed = isStable && query.error !== undefined;
  const costing = failed ? undefined : (query.data ?? query.previousData)?.recipeCosting;
  return (
    <Panel title={t('costNow')}>
      <Box aria-live="polite">
        {ready && costing ? (
          <Stack gap="4" opacity={isStable && query.data ? 1 : 0.5}>
            <CostFigures
              cost={costing.cost}
              yieldUnit={values.yieldUnit}
              menuPrice={input.menuPrice ?? null}
              target={input.targetFoodCostPercent ?? null}
              onTakePrice={(price) => setValue('menuPrice', moneyAsTyped(price, currency), { shouldDirty: true })}
            />
            <Allergens
              allergens={costing.allergens}
              known={costing.knownAllergens}
              gaps={costing.allergenGaps}
              saysNone
            />
          </Stack>
        ) : (
          <Text color="fg.muted">{t(ready && failed ? 'costFailed' : 'costIncomplete')}</Text>
        )}
      </Box>
    </Panel>
  );
}
