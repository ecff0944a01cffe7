import { Box, chakra, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { BookOpen, Check, Scale as ScaleIcon } from 'lucide-react';
import { useState } from 'react';
import { recipeAddress } from '../../../platform/recipe-address.ts';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import type { RecipePartsFragment } from '../recipes.generated.ts';
import { type Scale, scaled, scaleTo } from '../scale.ts';
import { recipesTexts } from '../texts.ts';
import type { Ticks } from '../useTicks.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { ScaledAmount } from './ScaledAmount.tsx';

type Ingredient = RecipePartsFragment['ingredients'][number];

const Tick = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: '1 1 10rem',
    minW: '0',
    maxW: 'full',
    minH: '16',
    overflowWrap: 'anywhere',
    py: '2',
    textAlign: 'start',
    cursor: 'pointer',
    _pressed: { color: 'fg.muted', textDecoration: 'line-through' },
  },
});

interface TickListProps {
  readonly ingredients: readonly Ingredient[];
  readonly scale: Scale;
  readonly onScale: (scale: Scale) => void;
  readonly ticks: Ticks;
  /** The task that the recipe was opened for: a recipe inside it is for the same. */
  readonly taskId: string | null;
}

function TickMark({ ticked }: { readonly ticked: boolean }) {
  return (
    <Flex
      aria-hidden="true"
      boxSize="7"
      flexShrink="0"
      rounded="md"
      borderWidth="2px"
      borderColor={ticked ? 'brand.solid' : 'border.emphasized'}
      bg={ticked ? 'brand.solid' : 'transparent'}
      color="white"
      align="center"
      justify="center"
    >
      {ticked ? <Check size={20} /> : null}
    </Flex>
  );
}

/** Scales the recipe by the available quantity of one ingredient ("I have 3 kg"). */
function ByThis({ line, onScale }: { readonly line: Ingredient; readonly onScale: (scale: Scale) => void }) {
  const t = useTexts(recipesTexts);
  const unitName = useUnitName();
  const [typed, setTyped] = useState('');
  const change = (text: string) => {
    setTyped(text);
    const next = scaleTo(text, line.quantity);
    if (next) onScale(next);
  };
  return (
    <Box pb="3" ps="10">
      <QuantityField
        label={t('iHave')}
        unit={unitName(line.unit)}
        size="lg"
        autoFocus
        value={typed}
        onChange={(event) => change(event.target.value)}
      />
    </Box>
  );
}

interface TickRowProps {
  readonly line: Ingredient;
  readonly scale: Scale;
  readonly onScale: (scale: Scale) => void;
  readonly ticks: Ticks;
  readonly taskId: string | null;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** Opens the recipe of an ingredient at the amount that is used of it; nothing for what is bought. */
function OpenSub({ line, scale, taskId }: Pick<TickRowProps, 'line' | 'scale' | 'taskId'>) {
  const localName = useNames();
  const t = useTexts(recipesTexts);
  const recipe = useLayer('recipe');
  const { madeBy, madeQuantity } = line;
  if (madeBy === null) return null;
  const planned = madeQuantity === null ? '?' : scaled(madeQuantity, scale);
  return (
    <IconButton
      variant="ghost"
      size="lg"
      aria-label={t('openSub', { name: localName(line.name) })}
      onClick={() => recipe.open(recipeAddress({ id: madeBy, planned, scale: null, task: taskId }))}
    >
      <BookOpen />
    </IconButton>
  );
}

function TickRow({ line, scale, onScale, ticks, taskId, chosen, onChoose }: TickRowProps) {
  const localName = useNames();
  const t = useTexts(recipesTexts);
  const ticked = ticks.has(line.id);
  return (
    <Box as="li" borderBottomWidth="1px">
      <Flex align="center" gap="1" wrap="wrap">
        <Tick
          type="button"
          aria-pressed={ticked}
          aria-label={t('tick', { name: localName(line.name) })}
          onClick={() => ticks.set(line.id, !ticked)}
        >
          <TickMark ticked={ticked} />
          <Box minW="0">
            <Text as="span" fontWeight="bold" textStyle="lg" me="2">
              <ScaledAmount line={line} scale={scale} />
            </Text>
            <Text as="span" textStyle="lg">
              {localName(line.name)}
            </Text>
            {line.prepAction === null && line.note === null ? null : (
              <Text color="fg.muted" textStyle="md">
                {[line.prepAction, line.note].filter(Boolean).join(' · ')}
              </Text>
            )}
          </Box>
        </Tick>
        <OpenSub line={line} scale={scale} taskId={taskId} />
        <IconButton
          variant="ghost"
          size="lg"
          aria-label={t('scaleByThis', { name: localName(line.name) })}
          aria-expanded={chosen}
          onClick={onChoose}
        >
          <ScaleIcon />
        </IconButton>
      </Flex>
      {chosen ? <ByThis line={line} onScale={onScale} /> : null}
    </Box>
  );
}

/** The scaled ingredients as a checklist. */
export function TickList({ ingredients, scale, onScale, ticks, taskId }: TickListProps) {
  const t = useTexts(recipesTexts);
  const [chosen, setChosen] = useState<string | null>(null);
  if (ingredients.length === 0) return <Text color="fg.muted">{t('noIngredients')}</Text>;
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {ingredients.map((line) => (
        <TickRow
          key={line.id}
          line={line}
          scale={scale}
          onScale={onScale}
          ticks={ticks}
          taskId={taskId}
          chosen={chosen === line.id}
          onChoose={() => setChosen(chosen === line.id ? null : line.id)}
        />
      ))}
    </Stack>
  );
}
