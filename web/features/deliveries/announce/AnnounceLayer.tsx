import { Flex, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { instantOfLocal } from '#schema/business-day.ts';
import { createDelivery } from '#schema/inputs/deliveries.ts';
import { limits } from '#schema/limits.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { type InputErrors, inputErrors } from '../../../ui/forms/input-errors.ts';
import { typedDecimal, typedText } from '../../../ui/forms/typed-figures.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { FormField, TextAreaField } from '../../../ui/forms/fields.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { Layer } from '../../../ui/components/Layer.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { formatDate } from '../../../ui/format/days.ts';
import { useToday } from '../../../ui/format/useToday.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useAnnounceDeliveryMutation } from '../deliveries.generated.ts';
import { type SupplierRowFragment, useSuppliersQuery } from '../suppliers.generated.ts';
import { ItemSearch } from '../ItemSearch.tsx';
import { SupplierChoice } from '../SupplierChoice.tsx';
import { deliveriesTexts } from '../texts.ts';
import { NeedsNetwork } from '../../../ui/forms/NeedsNetwork.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';
import { announceTexts } from './announce-texts.ts';
import { FillToPar } from './FillToPar.tsx';
import { nextDeliveryDay, type OrderedItem } from './order-total.ts';
import { OrderSum } from './OrderSum.tsx';
import { OrderLine } from './OrderLine.tsx';

/** Enters an expected delivery: supplier, time and lines. */
export function AnnounceLayer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(announceTexts);
  const form = useAnnouncement(onClose);
  const { data } = useSuppliersQuery({ variables: { archived: false } });
  const supplier = data?.suppliers.find(({ id }) => id === form.supplierId);
  return (
    <Layer
      title={t('title')}
      onClose={() => form.leave(onClose)}
      footer={
        <>
          <FormError error={form.error} fontWeight="semibold" alignSelf="center" flex="1" />
          <SendButton
            type="button"
            size="2xl"
            fontSize="md"
            px="8"
            loading={form.saving}
            loadingText={t('saving')}
            onClick={() => void form.save()}
          >
            {t('save')}
          </SendButton>
        </>
      }
    >
      <NeedsNetwork />
      <Stack gap="5">
        <Panel>
          <Flex gap="4" direction={{ base: 'column', md: 'row' }}>
            <SupplierChoice value={form.supplierId} error={form.supplierError} onChange={form.setSupplierId} />
            <FormField label={t('when')} hint={useNextDay(supplier)}>
              <Input type="datetime-local" value={form.when} onChange={(event) => form.setWhen(event.target.value)} />
            </FormField>
          </Flex>
        </Panel>
        <OrderPanel
          supplier={supplier}
          supplierId={form.supplierId}
          lines={form.lines}
          errors={form.errors}
          onLines={form.setLines}
        />
        <Panel>
          <TextAreaField
            label={t('notes')}
            maxLength={limits.noteMax}
            value={form.notes}
            onChange={(event) => form.setNotes(event.target.value)}
          />
        </Panel>
      </Stack>
    </Layer>
  );
}

/** The first day on which the supplier can deliver what is ordered today. */
function useNextDay(supplier: SupplierRowFragment | undefined): string | undefined {
  const t = useTexts(announceTexts);
  const language = useLanguage();
  const today = useToday();
  const day = supplier ? nextDeliveryDay(today, supplier) : null;
  return day === null ? undefined : t('nextDay', { day: formatDate(day, language) });
}

interface OrderPanelProps {
  readonly supplier: SupplierRowFragment | undefined;
  readonly supplierId: string;
  readonly lines: readonly OrderedItem[];
  readonly errors: InputErrors;
  readonly onLines: (next: (lines: readonly OrderedItem[]) => readonly OrderedItem[]) => void;
}

function OrderPanel({ supplier, supplierId, lines, errors, onLines }: OrderPanelProps) {
  const t = useTexts(announceTexts);
  const listed = new Set(lines.map(({ item }) => item.id));
  const add = (items: readonly OrderedItem[]) =>
    onLines((before) => [...before, ...items.filter(({ item }) => before.every((line) => line.item.id !== item.id))]);
  return (
    <Panel
      title={t('lines')}
      description={lines.length === 0 ? t('empty') : undefined}
      actions={supplierId === '' ? null : <FillToPar supplierId={supplierId} onFill={add} />}
    >
      <Stack gap="3">
        {lines.map((line, index) => (
          <OrderLine
            key={line.item.id}
            line={line}
            error={errors[`lines.${index}.orderedQuantity`]}
            onChange={(quantity) =>
              onLines((before) => before.map((each) => (each.item.id === line.item.id ? { ...each, quantity } : each)))
            }
            onRemove={() => onLines((before) => before.filter((each) => each.item.id !== line.item.id))}
          />
        ))}
        <OrderSum lines={lines} minimumOrder={supplier?.minimumOrder ?? null} />
        <ItemSearch
          supplierId={supplierId}
          without={listed}
          onPick={(item) => add([{ item, quantity: startingQuantity(item) }])}
        />
      </Stack>
    </Panel>
  );
}

/** The quantity missing to par, else one pack. */
function startingQuantity(item: OrderedItem['item']): string {
  return Number(item.suggestedQuantity) > 0 ? item.suggestedQuantity : (item.packQuantity ?? '1');
}

function useAnnouncement(onDone: () => void) {
  const t = useTexts(announceTexts);
  const texts = useTexts(deliveriesTexts);
  const { run, error } = useFormAction();
  const { timeZone } = useKitchen();
  const [supplierId, setSupplierId] = useState('');
  const [when, setWhen] = useState('');
  const [notes, setNotes] = useState('');
  const [lines, setLines] = useState<readonly OrderedItem[]>([]);
  const [tried, setTried] = useState(false);
  const [announce, { loading: saving }] = useAnnounceDeliveryMutation(invalidating('expectedDeliveries'));
  const input = {
    supplierId,
    expectedAt: instantOfLocal(timeZone, when)?.toISOString() ?? null,
    notes: typedText(notes),
    lines: lines.map(({ item, quantity }) => ({ itemId: item.id, orderedQuantity: typedDecimal(quantity) })),
  };
  const guard = useValuesGuard(input);
  const refused = inputErrors(createDelivery, input);
  const errors = tried ? refused : {};

  const save = async () => {
    setTried(true);
    if (Object.keys(refused).length > 0) return;
    await run(() => announce({ variables: { input } }), {
      toast: ({ data }) => ({ title: t('saved'), description: data?.createDelivery.number ?? '' }),
      onDone: () => {
        guard.release();
        onDone();
      },
    });
  };
  return {
    supplierId,
    setSupplierId,
    when,
    setWhen,
    notes,
    setNotes,
    lines,
    setLines,
    saving,
    save,
    leave: guard.leave,
    errors,
    // For the schema an empty id is a missing one.
    supplierError: tried && supplierId === '' ? texts('needSupplier') : undefined,
    error: error ?? errors['lines'] ?? null,
  };
}
