import { Button, Flex, Input } from '@chakra-ui/react';
import { receivingLimits } from '#schema/receiving-verdict.ts';
import type { TcsClass, TemperatureUnit } from '#schema/vocabulary.ts';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { FormField } from '../../../ui/forms/fields.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { receivingTexts } from './receiving-texts.ts';

interface TemperatureFieldProps {
  readonly label: string;
  /** Names the measured thing, for screen readers. */
  readonly of: string;
  readonly value: string;
  readonly unit: TemperatureUnit;
  readonly onChange: (value: string) => void;
  readonly onUnit: (unit: TemperatureUnit) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A temperature in the unit of the thermometer. Phone keyboards for decimals have no minus, so it has a button. */
export function TemperatureField({ label, of, value, unit, onChange, onUnit, hint, error }: TemperatureFieldProps) {
  const t = useTexts(receivingTexts);
  const other = unit === 'C' ? 'F' : 'C';
  const negative = value.trim().startsWith('-');
  return (
    <FormField label={label} hint={hint} error={error}>
      <Flex gap="1">
        <Button
          variant="outline"
          px="0"
          aria-pressed={negative}
          aria-label={t('minus', { item: of })}
          onClick={() => onChange(negative ? value.trim().slice(1) : `-${value.trim()}`)}
        >
          ±
        </Button>
        <Input
          inputMode="decimal"
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
          minW="12"
          px="2"
          textAlign="end"
          aria-label={t('temperatureOf', { item: of })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button
          variant="outline"
          px="2"
          aria-label={t('unitOf', { unit, other, item: of })}
          onClick={() => onUnit(other)}
        >
          °{unit}
        </Button>
      </Flex>
    </FormField>
  );
}

/** `at most 5 °C`, in the unit of the reading; null when no reading is required. */
export function useLimitText(tcsClass: TcsClass, unit: TemperatureUnit): string | null {
  const t = useTexts(receivingTexts);
  const language = useLanguage();
  const limit = receivingLimits[tcsClass];
  if (!limit) return null;
  const degrees = unit === 'C' ? limit.celsius : limit.fahrenheit;
  const formatted = `${formatDecimal(degrees, language)} °${unit}`;
  return limit.bound === 'max' ? t('atMost', { limit: formatted }) : t('atLeast', { limit: formatted });
}
