import { Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormField, TextAreaField } from '../../../ui/forms/fields.tsx';
import { instantIn } from '../../../ui/format/instant-in.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { Layer } from '../../../ui/components/Layer.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { parseDecimal } from '../../../ui/format/decimal.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { useAnnounceDeliveryMutation } from '../deliveries.generated.ts';
import { ItemSearch } from '../ItemSearch.tsx';
import { SupplierChoice } from '../SupplierChoice.tsx';
import { deliveriesTexts } from '../texts.ts';
import { announceTexts } from './announce-texts.ts';
import { FillToPar } from './FillToPar.tsx';
import { OrderLine, type Wanted } from './OrderLine.tsx';

/** Enters a delivery that is on its way: from whom, when, what. */
export function AnnounceLayer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(announceTexts);
  const form = useAnnouncement(onClose);
  return (
    <Layer
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          {form.error === null ? null : (
            <Text role="alert" color="fg.error" fontWeight="semibold" alignSelf="center" flex="1">
              {form.error}
            </Text>
          )}
          <Button
            size="2xl"
            fontSize="md"
            px="8"
            loading={form.saving}
            loadingText={t('saving')}
            onClick={() => void form.save()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Panel>
          <Flex gap="4" direction={{ base: 'column', md: 'row' }}>
            <SupplierChoice value={form.supplierId} error={form.supplierError} onChange={form.setSupplierId} />
            <FormField label={t('when')}>
              <Input type="datetime-local" value={form.when} onChange={(event) => form.setWhen(event.target.value)} />
            </FormField>
          </Flex>
        </Panel>
        <OrderPanel supplierId={form.supplierId} lines={form.lines} onLines={form.setLines} />
        <Panel>
          <TextAreaField
            label={t('notes')}
            maxLength={2_000}
            value={form.notes}
            onChange={(event) => form.setNotes(event.target.value)}
          />
        </Panel>
      </Stack>
    </Layer>
  );
}

interface OrderPanelProps {
  readonly supplierId: string;
  readonly lines: readonly Wanted[];
  readonly onLines: (next: (lines: readonly Wanted[]) => readonly Wanted[]) => void;
}

function OrderPanel({ supplierId, lines, onLines }: OrderPanelProps) {
  const t = useTexts(announceTexts);
  const taken = new Set(lines.map(({ item }) => item.id));
  const add = (items: readonly Wanted[]) =>
    onLines((before) => [...before, ...items.filter(({ item }) => before.every((line) => line.item.id !== item.id))]);
  return (
    <Panel
      title={t('lines')}
      description={lines.length === 0 ? t('empty') : undefined}
      actions={supplierId === '' ? null : <FillToPar supplierId={supplierId} onFill={add} />}
    >
      <Stack gap="3">
        {lines.map((line) => (
          <OrderLine
            key={line.item.id}
            line={line}
            onChange={(quantity) =>
              onLines((before) => before.map((each) => (each.item.id === line.item.id ? { ...each, quantity } : each)))
            }
            onRemove={() => onLines((before) => before.filter((each) => each.item.id !== line.item.id))}
          />
        ))}
        <ItemSearch
          supplierId={supplierId}
          without={taken}
          onPick={(item) => add([{ item, quantity: startingQuantity(item) }])}
        />
      </Stack>
    </Panel>
  );
}

/** What is missing to par, else one pack. */
function startingQuantity(item: Wanted['item']): string {
  return Number(item.suggestedQuantity) > 0 ? item.suggestedQuantity : (item.packQuantity ?? '1');
}

function useAnnouncement(onDone: () => void) {
  const t = useTexts(announceTexts);
  const words = useTexts(deliveriesTexts);
  const ui = useTexts(uiTexts);
  const { timeZone } = useKitchen();
  const [supplierId, setSupplierId] = useState('');
  const [when, setWhen] = useState('');
  const [notes, setNotes] = useState('');
  const [lines, setLines] = useState<readonly Wanted[]>([]);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [announce, { loading: saving }] = useAnnounceDeliveryMutation(invalidating('expectedDeliveries'));
  const open = lines.find(({ quantity }) => !(Number(parseDecimal(quantity)) > 0));
  const missing = lines.length === 0 ? t('needLines') : open ? t('needQuantity', { item: open.item.name }) : null;

  const save = async () => {
    setTried(true);
    if (supplierId === '' || missing !== null) return;
    setRefusal(null);
    try {
      const input = {
        supplierId,
        expectedAt: instantIn(when, timeZone),
        notes: notes.trim() || null,
        lines: lines.map(({ item, quantity }) => ({ itemId: item.id, orderedQuantity: parseDecimal(quantity) ?? '0' })),
      };
      const { data } = await announce({ variables: { input } });
      showToast({ title: t('saved'), description: data?.createDelivery.number ?? '' });
      onDone();
    } catch (error) {
      setRefusal(readableError(error).sentence ?? ui('unreachable'));
    }
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
    supplierError: tried && supplierId === '' ? words('needSupplier') : undefined,
    error: refusal ?? (tried ? missing : null),
  };
}
