import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { logWaste } from '#schema/inputs/waste.ts';
import { limits } from '#schema/limits.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { isText, useUnfinished } from '../../../platform/session/unfinished.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { inputError } from '../../../ui/forms/input-errors.ts';
import { typedDecimal } from '../../../ui/forms/typed-figures.ts';
import { Keypad } from '../../../ui/forms/Keypad.tsx';
import { Layer } from '../../../ui/components/Layer.tsx';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { UnitField } from '../../../ui/kitchen/UnitField.tsx';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { wasteTexts } from '../texts.ts';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';
import type { WasteItem } from './ItemStep.tsx';
import { LotChoice } from './LotChoice.tsx';
import { isBeyondRecord, type WasteLot } from './lots.ts';
import { StepFooter } from './StepFooter.tsx';
import { useUnitsFor } from './units.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

interface AmountStepProps {
  readonly item: WasteItem;
  readonly lots: readonly WasteLot[];
  readonly lot: WasteLot | null;
  readonly onLot: (lot: WasteLot | null) => void;
  readonly quantity: string;
  readonly unit: Unit;
  readonly onNext: (quantity: string, unit: Unit) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Quantity and lot, with a keypad. A quantity above the recorded stock is allowed, because then the record is wrong. */
export function AmountStep({ item, lots, lot, onLot, quantity, unit, onNext, onBack, onClose }: AmountStepProps) {
  const localName = useNames();
  const t = useTexts(wasteTexts);
  const unitName = useUnitName();
  const [typed, setTyped] = useUnfinished('waste.typed', quantity, isText);
  const [chosen, setChosen] = useUnfinished<Unit>('waste.unit', unit, isText);
  const guard = useValuesGuard(typed, '');
  const amount = typedDecimal(typed);
  const refused = inputError(logWaste.shape.quantity, amount);
  const enough = refused === undefined;
  const isAboveRecord = enough && isBeyondRecord(lots, lot, { quantity: amount, unit: chosen });
  const next = () => (enough ? onNext(amount, chosen) : undefined);
  return (
    <Layer
      title={t('title')}
      onClose={() => guard.leave(onClose)}
      footer={<StepFooter label={t('next')} disabled={!enough} onNext={next} onBack={onBack} />}
    >
      <Stack gap="3" align="center">
        <Heading as="h2" fontSize="xl" textAlign="center">
          {t('howMuch', { item: localName(item.name) })}
        </Heading>
        <LotChoice lots={lots} chosen={lot} onChoose={onLot} />
        <UnitChoice item={item} chosen={chosen} onChoose={setChosen} />
        <Keypad
          label={t('quantity')}
          value={typed}
          onChange={setTyped}
          unit={unitName(chosen)}
          autoFocus
          onEnter={next}
          verdict={
            <OnRecord
              item={item}
              lots={lots}
              lot={lot}
              isAboveRecord={isAboveRecord}
              // A zero may be the beginning of a figure.
              problem={Number(amount) > 0 ? refused : undefined}
            />
          }
        />
      </Stack>
    </Layer>
  );
}

interface UnitChoiceProps {
  readonly item: WasteItem;
  readonly chosen: Unit;
  readonly onChoose: (unit: Unit) => void;
}

/** The most likely units as buttons, all other convertible units in a list. */
function UnitChoice({ item, chosen, onChoose }: UnitChoiceProps) {
  const t = useTexts(wasteTexts);
  const unitName = useUnitName();
  const { beside, all } = useUnitsFor(item);
  const choices = beside.map((value) => ({ value, label: unitName(value) }));
  const others = all.filter((unit) => !beside.includes(unit));
  return (
    <Flex gap="2" wrap="wrap" justify="center">
      {choices.length > 1 ? (
        <SegmentedChoice label={t('unit')} value={chosen} onChange={onChoose} choices={choices} />
      ) : null}
      {others.length === 0 ? null : (
        <Box minW="9.5rem">
          <UnitField
            label={t('otherUnit')}
            placeholder={t('otherUnit')}
            value={beside.includes(chosen) ? '' : chosen}
            onChange={onChoose}
            only={others}
          />
        </Box>
      )}
    </Flex>
  );
}

interface OnRecordProps extends Pick<AmountStepProps, 'item' | 'lots' | 'lot'> {
  readonly isAboveRecord: boolean;
  /** Why the server would refuse the quantity. */
  readonly problem: string | undefined;
}

/** The recorded stock, or a note that the quantity is above it or refused; always one line high. */
function OnRecord({ item, lots, lot, isAboveRecord, problem }: OnRecordProps) {
  const t = useTexts(wasteTexts);
  const [before = '', after = ''] = t(lot ? 'inLot' : 'onHand', { amount: '|' }).split('|');
  const note = problem ?? (isAboveRecord ? t('beyond') : undefined);
  const sum = lots.reduce((total, { quantity }) => total + Number(quantity), 0);
  return (
    <Flex
      role="status"
      minH="6"
      gap="1.5"
      align="center"
      justify="flex-end"
      color={problem ? 'fg.error' : isAboveRecord ? 'fg.warning' : 'fg.muted'}
    >
      {note ? (
        <>
          <Info size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
          <Text as="span" fontWeight="semibold" textStyle="sm">
            {note}
          </Text>
        </>
      ) : (
        <Text as="span">
          {before}
          <Quantity value={lot ? lot.quantity : String(Number(sum.toFixed(limits.quantityPlaces)))} unit={item.unit} />
          {after}
        </Text>
      )}
    </Flex>
  );
}
