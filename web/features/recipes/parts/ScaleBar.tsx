import { Button, Flex, Grid, Text } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { asTyped } from '../../../ui/forms/typed-figures.ts';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';
import type { RecipePartsFragment } from '../recipes.generated.ts';
import type { Scaling } from '../useScale.ts';
import { asWritten, sameScale, type Scale, scaled, scaleTo } from '../scale.ts';
import { recipesTexts } from '../texts.ts';

const batches = [
  { label: 'half', scale: { target: '1', base: '2' } },
  { label: 'once', scale: asWritten },
  { label: 'twice', scale: { target: '2', base: '1' } },
] as const;

interface ScaleBarProps {
  readonly recipe: RecipePartsFragment;
  readonly scaling: Scaling;
}

interface AmountProps {
  readonly scale: Scale;
  readonly onScale: (scale: Scale) => void;
  readonly label: string;
  readonly base: string;
  readonly unit?: string;
}

/** The amount to make; until it is typed, that of the current scale. */
function Amount({ label, base, unit, scale, onScale }: AmountProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    const next = scaleTo(text, base);
    if (next) onScale(next);
  };
  return (
    <QuantityField
      label={label}
      {...(unit === undefined ? {} : { unit })}
      size="lg"
      fontSize="lg"
      value={typed ?? asTyped(scaled(base, scale))}
      onFocus={(event) => event.target.select()}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Scales the recipe: to what is planned, half, once, twice, or any yield or number of portions. */
export function ScaleBar({ recipe, scaling }: ScaleBarProps) {
  const { scale, planned, unconverted, set } = scaling;
  const amount = { scale, onScale: set };
  const t = useTexts(recipesTexts);
  const language = useLanguage();
  const unitName = useUnitName();
  return (
    <Grid as="section" gap="4" bg="bg.panel" borderWidth="1px" rounded="l3" p={{ base: '4', md: '5' }}>
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text color="fg.muted">{t('makesBatch')}</Text>
        <Text textStyle="3xl" fontWeight="bold" aria-live="polite">
          <Quantity value={scaled(recipe.yieldQuantity, scale)} unit={recipe.yieldUnit} />
        </Text>
      </Flex>
      {planned === null ? null : <Planned recipe={recipe} planned={planned} scaling={scaling} />}
      {unconverted ? (
        <Text role="status" color="fg.warning" fontWeight="semibold">
          {t('notConverted', { unit: unitName(recipe.yieldUnit) })}
        </Text>
      ) : null}
      <Grid className="no-print" templateColumns="repeat(3, 1fr)" gap="3" role="group" aria-label={t('scale')}>
        {batches.map((batch) => (
          <Button
            key={batch.label}
            size="2xl"
            variant={sameScale(scale, batch.scale) ? 'solid' : 'outline'}
            aria-pressed={sameScale(scale, batch.scale)}
            onClick={() => set(batch.scale)}
          >
            {t(batch.label)}
          </Button>
        ))}
      </Grid>
      <Grid
        className="no-print"
        templateColumns={{ base: '1fr 1fr', md: 'repeat(2, minmax(0, 16rem))' }}
        gap="4"
        alignItems="end"
      >
        <Amount {...amount} label={t('makeAmount')} base={recipe.yieldQuantity} unit={unitName(recipe.yieldUnit)} />
        {recipe.portions === null ? null : <Amount {...amount} label={t('makePortions')} base={recipe.portions} />}
      </Grid>
      {sameScale(scale, asWritten) || (planned !== null && sameScale(scale, planned)) ? null : (
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Text color="fg.muted" role="status">
            {t('scaledTo', { factor: formatDecimal(scaled('1', scale), language) })}
          </Text>
          <Button className="no-print" variant="ghost" onClick={() => set(asWritten)}>
            <RotateCcw aria-hidden="true" /> {t('backToRecipe')}
          </Button>
        </Flex>
      )}
    </Grid>
  );
}

/** The amount that the task plans: a press returns to it. */
function Planned({ recipe, planned, scaling }: ScaleBarProps & { readonly planned: Scale }) {
  const t = useTexts(recipesTexts);
  const amountOf = useAmount();
  const chosen = sameScale(scaling.scale, planned);
  const amount = amountOf(scaled(recipe.yieldQuantity, planned), recipe.yieldUnit);
  return (
    <Flex columnGap="4" rowGap="2" align="center" wrap="wrap">
      <Button
        className="no-print"
        size="2xl"
        variant={chosen ? 'solid' : 'outline'}
        aria-pressed={chosen}
        onClick={() => scaling.set(planned)}
      >
        {t('planned', { amount })}
      </Button>
      {chosen ? <Text>{t('asPlanned')}</Text> : null}
    </Flex>
  );
}
