import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { correctDeliveryLine } from '#schema/inputs/deliveries.ts';
import { rowWith, useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { figure, onlyNew, parts } from '../../../ui/forms/merge.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { minorUnits } from '../../../ui/format/money.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import {
  type DeliverySheetFragment,
  DeliverySheetDocument,
  useCorrectDeliveryLineMutation,
} from '../deliveries.generated.ts';
import { changedFields, type CorrectionValues, typedFields } from './correction.ts';
import { recordTexts } from './record-texts.ts';
import { asTyped, moneyAsTyped } from '../../../ui/forms/typed-figures.ts';

type Line = DeliverySheetFragment['lines'][number];

/** The line as a part of its delivery, which has the version. */
interface CorrectedRow extends Pick<DeliverySheetFragment, 'id' | 'version'> {
  readonly line: Line;
}

const rowOf = ({ id, version, lines }: DeliverySheetFragment, lineId: string): CorrectedRow => ({
  id,
  version,
  line: rowWith(lineId, lines),
});

/** The recorded values, as form input. */
function recorded(line: Line, { currency, temperatureUnit }: ReturnType<typeof useKitchen>): CorrectionValues {
  return {
    price: moneyAsTyped(line.unitPrice, currency),
    quantity: asTyped(line.acceptedQuantity),
    temperature: asTyped(line.temperature),
    temperatureUnit: line.temperatureUnit ?? temperatureUnit,
    override: line.overrideReason ?? '',
    reason: '',
  };
}

interface CorrectionOptions {
  readonly delivery: DeliverySheetFragment;
  readonly line: Line;
  readonly onClose: () => void;
}

/** The form of a correction, which two people may write at once; only what differs from the record is sent. */
export function useCorrection({ delivery, line, onClose }: CorrectionOptions) {
  const localName = useNames();
  const t = useTexts(recordTexts);
  const unit = useUnitName()(line.unit);
  const kitchen = useKitchen();
  const { currency } = kitchen;
  const fresh = useFreshRead();
  // The record that the form is merged with.
  const newest = useRef(line);
  const form = useForm<CorrectionValues>({
    defaultValues: recorded(line, kitchen),
    resolver: inputResolver(correctDeliveryLine, (values) => typedFields(line, values, currency), {
      unitPrice: 'price',
      acceptedQuantity: 'quantity',
      temperature: 'temperature',
      overrideReason: 'override',
    }),
  });
  const edit = useEditForm<CorrectionValues, CorrectedRow>(form, {
    entity: 'Delivery',
    row: { id: delivery.id, version: delivery.version, line },
    initial: recorded(line, kitchen),
    read: async (id) => {
      const row = rowOf((await fresh(DeliverySheetDocument, { id })).delivery, line.id);
      newest.current = row.line;
      return row;
    },
    valuesOf: (row) => recorded(row.line, kitchen),
    compared: parts<CorrectionValues>({
      price: figure(t('rightPrice', { unit, currency })),
      quantity: figure(t('rightQuantity'), unit),
      temperature: figure(t('temperature')),
      temperatureUnit: onlyNew(),
      override: onlyNew(),
      reason: onlyNew(),
    }),
  });
  const { run, error } = useFormAction();
  const [correct] = useCorrectDeliveryLineMutation();
  const write = async (values: CorrectionValues, version: number) => {
    const changed = changedFields(newest.current, { ...values, price: minorUnits(values.price, currency) });
    if (changed === null) return null;
    const input = { lineId: line.id, version, reason: values.reason.trim(), ...changed };
    const { data } = await correct({ variables: { input } });
    return data?.correctDeliveryLine ?? null;
  };
  const send = () =>
    run(() => edit.save(write, (saved) => saved && rowOf(saved, line.id)), {
      onDone: (saved) => {
        if (saved) showToast({ title: t('corrected', { item: localName(line.itemName) }) });
        onClose();
      },
    });
  return { form, edit, send, error };
}
