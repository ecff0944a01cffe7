import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Unit } from '#schema/vocabulary.ts';
import { Quantity } from '../../ui/amounts.tsx';
import { parseDecimal } from '../../ui/decimal.ts';
import { Keypad } from '../../ui/Keypad.tsx';
import { Layer } from '../../ui/Layer.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { useTexts } from '../../ui/texts.ts';
import { UnitField } from '../../ui/UnitField.tsx';
import { useUnitName } from '../../ui/unit-texts.ts';
import { wasteTexts } from '../texts.ts';
import type { WasteItem } from './ItemStep.tsx';
import { StepFooter } from './StepFooter.tsx';
import { useUnitsFor } from './units.ts';

interface AmountStepProps {
  readonly item: WasteItem;
  readonly quantity: string;
  readonly unit: Unit;
  readonly onNext: (quantity: string, unit: Unit) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** How much, on keys for wet hands. */
export function AmountStep({ item, quantity, unit, onNext, onBack, onClose }: AmountStepProps) {
  const t = useTexts(wasteTexts);
  const unitName = useUnitName();
  const [typed, setTyped] = useState(quantity);
  const [chosen, setChosen] = useState(unit);
  const amount = parseDecimal(typed);
  const enough = amount !== null && Number(amount) > 0;
  const tooMuch = enough && chosen === item.unit && Number(amount) > Number(item.onHand);
  const next = () => (enough && !tooMuch ? onNext(amount, chosen) : undefined);
  const { beside, all } = useUnitsFor(item);
  // One chosen from the list takes the last place.
  const shown = beside.includes(chosen) ? beside : [...beside.slice(0, -1), chosen];
  const choices = shown.map((value) => ({ value, label: unitName(value) }));
  return (
    <Layer
      title={t('title')}
      onClose={onClose}
      footer={<StepFooter label={t('next')} disabled={!enough || tooMuch} onNext={next} onBack={onBack} />}
    >
      <Stack gap="3" align="center">
        <Heading as="h2" fontSize="xl" textAlign="center">
          {t('howMuch', { item: item.name })}
        </Heading>
        {choices.length > 1 ? (
          <SegmentedChoice label={t('unit')} value={chosen} onChange={setChosen} choices={choices} />
        ) : null}
        {all.length > beside.length ? (
          <Box w="full" maxW="17rem">
            <UnitField label={t('otherUnit')} value={chosen} onChange={setChosen} likely={beside} only={all} />
          </Box>
        ) : null}
        <Keypad
          label={t('quantity')}
          value={typed}
          onChange={setTyped}
          unit={unitName(chosen)}
          autoFocus
          onEnter={next}
          verdict={<OnHand item={item} tooMuch={tooMuch} />}
        />
      </Stack>
    </Layer>
  );
}

/** What is there, or that the figure is above it; always one line high. */
function OnHand({ item, tooMuch }: { readonly item: WasteItem; readonly tooMuch: boolean }) {
  const t = useTexts(wasteTexts);
  const [before = '', after = ''] = t('onHand', { amount: '|' }).split('|');
  return (
    <Flex
      role="status"
      minH="6"
      gap="1.5"
      align="center"
      justify="flex-end"
      color={tooMuch ? 'fg.error' : 'fg.muted'}
      fontWeight={tooMuch ? 'semibold' : undefined}
    >
      {tooMuch ? (
        <>
          <TriangleAlert size={18} aria-hidden="true" /> {t('tooMuch')}:{' '}
        </>
      ) : null}
      <Text as="span">
        {before}
        <Quantity value={item.onHand} unit={item.unit} />
        {after}
      </Text>
    </Flex>
  );
}
