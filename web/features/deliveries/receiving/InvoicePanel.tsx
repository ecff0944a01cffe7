import { Alert, Input, SimpleGrid } from '@chakra-ui/react';
import { localDateTime } from '#schema/business-day.ts';
import { limits } from '#schema/limits.ts';
import { DAY } from '#schema/milliseconds.ts';
import { FormField, TextAreaField, TextField } from '../../../ui/forms/fields.tsx';
import type { InputErrors } from '../../../ui/forms/input-errors.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNow } from '../../../ui/components/Timestamp.tsx';
import type { Draft } from './draft.ts';
import { receivingTexts } from './receiving-texts.ts';
import { TemperatureField } from './TemperatureField.tsx';

interface InvoicePanelProps {
  readonly draft: Draft;
  /** Another delivery with the same invoice number. */
  readonly alsoOn: string | null;
  readonly currency: string;
  /** What the server's schema refuses, by the name of the input. */
  readonly errors: InputErrors;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Its id on the page. */
export const invoicePanel = 'invoice';

/** The invoice, the time of arrival and the truck's temperature. */
export function InvoicePanel({ draft, alsoOn, currency, errors, onChange }: InvoicePanelProps) {
  const t = useTexts(receivingTexts);
  return (
    <Panel id={invoicePanel} title={t('invoice')}>
      <SimpleGrid columns={{ base: 1, sm: 2, xl: 1 }} gap="3">
        <Arrival arrived={draft.arrived} onChange={(arrived) => onChange({ arrived })} />
        <TextField
          label={t('invoiceNumber')}
          maxLength={limits.invoiceNumberMax}
          autoComplete="off"
          value={draft.invoiceNumber}
          onChange={(event) => onChange({ invoiceNumber: event.target.value })}
        />
        <FormField label={`${t('invoiceTotal')} (${currency})`} error={errors['invoiceTotal']}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            textAlign="end"
            fontVariantNumeric="tabular-nums"
            value={draft.invoiceTotal}
            onChange={(event) => onChange({ invoiceTotal: event.target.value })}
          />
        </FormField>
        <TemperatureField
          label={t('vehicle')}
          of={t('vehicleName')}
          value={draft.vehicleTemperature}
          unit={draft.temperatureUnit}
          error={errors['vehicleTemperature']}
          onChange={(vehicleTemperature) => onChange({ vehicleTemperature })}
          onUnit={(temperatureUnit) => onChange({ temperatureUnit })}
        />
        <TextAreaField
          label={t('notes')}
          rows={2}
          maxLength={limits.noteMax}
          value={draft.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </SimpleGrid>
      {alsoOn === null ? null : (
        <Alert.Root status="warning" mt="3">
          <Alert.Indicator />
          <Alert.Title>{t('alsoOn', { number: alsoOn })}</Alert.Title>
        </Alert.Root>
      )}
    </Panel>
  );
}

/** The time of arrival; empty for now. The shelf lives of the food start then. */
function Arrival({ arrived, onChange }: { readonly arrived: string; readonly onChange: (arrived: string) => void }) {
  const t = useTexts(receivingTexts);
  const { timeZone } = useKitchen();
  const now = useNow();
  return (
    <FormField label={t('arrived')} hint={t('arrivedHint', { n: limits.receivedBackdateDays })}>
      <Input
        type="datetime-local"
        min={localDateTime(timeZone, new Date(now - limits.receivedBackdateDays * DAY))}
        max={localDateTime(timeZone, new Date(now))}
        value={arrived}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
