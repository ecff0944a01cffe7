import { Input, InputGroup, SimpleGrid } from '@chakra-ui/react';
import { FormField } from '../../../ui/forms/fields.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { LineDraft } from './draft.ts';
import type { ProblemText } from './line-problems.ts';
import { PriceField } from './PriceField.tsx';
import { receivingTexts } from './receiving-texts.ts';
import { TemperatureField, useLimitText } from './TemperatureField.tsx';

interface LineFieldsProps {
  readonly line: LineDraft;
  readonly currency: string;
  readonly alertPercent: number;
  readonly problem: ProblemText;
  readonly onChange: (change: Partial<LineDraft>) => void;
}

/** The fields that are read off the goods and the invoice. */
export function LineFields({ line, currency, alertPercent, problem, onChange }: LineFieldsProps) {
  const localName = useNames();
  const t = useTexts(receivingTexts);
  const unitName = useUnitName();
  const limit = useLimitText(line.tcsClass, line.temperatureUnit);
  const item = localName(line.itemName);
  return (
    <SimpleGrid minChildWidth="8.5rem" gapX="3" gapY="3" alignItems="start">
      <FormField label={t('got')} error={problem('got')}>
        <InputGroup endElement={unitName(line.unit)}>
          <Input
            size="xl"
            inputMode="decimal"
            autoComplete="off"
            fontSize="xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            aria-label={t('gotOf', { item })}
            value={line.got}
            onChange={(event) => onChange({ got: event.target.value })}
          />
        </InputGroup>
      </FormField>
      {limit === null ? null : (
        <TemperatureField
          label={t('temperature')}
          of={item}
          value={line.temperature}
          unit={line.temperatureUnit}
          hint={limit}
          error={problem('temperature')}
          onChange={(temperature) => onChange({ temperature })}
          onUnit={(temperatureUnit) => onChange({ temperatureUnit })}
        />
      )}
      <PriceField
        line={line}
        currency={currency}
        alertPercent={alertPercent}
        error={problem('price')}
        onChange={(price) => onChange({ price })}
      />
      <FormField label={t('useBy')} error={problem('useBy')}>
        <Input
          type="date"
          aria-label={t('useByOf', { item })}
          value={line.useBy}
          onChange={(event) => onChange({ useBy: event.target.value })}
        />
      </FormField>
    </SimpleGrid>
  );
}
