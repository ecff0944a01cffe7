import { Box, Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { Plus, Scale, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { itemTexts } from '../item-texts.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { formatMoment } from '../../../ui/format/times.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import type { ItemPartsFragment } from '../inventory.generated.ts';
import { ConversionForm } from './ConversionForm.tsx';
import { useEqualText } from './equal-text.ts';
import { useRemoveItemConversionMutation } from './measures.generated.ts';
import { measureTexts } from './texts.ts';

type Measured = Pick<ItemPartsFragment, 'id' | 'name' | 'unit' | 'archivedAt' | 'densityGramsPerMl' | 'conversions'>;
type Conversion = Measured['conversions'][number];

/** The item's unit conversions, with author and date; managers can add, weigh and remove them. */
export function Conversions({ item }: { readonly item: Measured }) {
  const localName = useNames();
  const t = useTexts(measureTexts);
  const may = useCan('inventory.update') && item.archivedAt === null;
  const [adding, setAdding] = useState<'manual' | 'learned' | null>(null);
  const { conversions, densityGramsPerMl: density } = item;
  return (
    <Stack gap="3">
      <Text color="fg.muted" textStyle="sm">
        {t('conversionsText')}
      </Text>
      {conversions.length === 0 && density === null ? <Text>{t('noConversions')}</Text> : null}
      <Stack as="ul" gap="0" listStyleType="none">
        {density === null ? null : <DensityLine density={density} />}
        {conversions.map((conversion) => (
          <ConversionLine key={conversion.id} conversion={conversion} itemName={localName(item.name)} may={may} />
        ))}
      </Stack>
      {adding === null ? null : (
        <ConversionForm
          key={adding}
          itemId={item.id}
          unit={item.unit}
          weighed={adding === 'learned'}
          onDone={() => setAdding(null)}
        />
      )}
      {may && adding === null ? (
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" onClick={() => setAdding('manual')}>
            <Plus aria-hidden="true" /> {t('add')}
          </Button>
          <Button variant="outline" onClick={() => setAdding('learned')}>
            <Scale aria-hidden="true" /> {t('learn')}
          </Button>
        </Flex>
      ) : null}
    </Stack>
  );
}

function DensityLine({ density }: { readonly density: string }) {
  const t = useTexts(measureTexts);
  const equal = useEqualText();
  return (
    <Box as="li" py="2" borderBottomWidth="1px">
      <Text fontWeight="semibold">
        {equal.whole({ fromQuantity: '1', fromUnit: 'ml', toQuantity: density, toUnit: 'g' })}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {t('density')}
      </Text>
    </Box>
  );
}

interface ConversionLineProps {
  readonly conversion: Conversion;
  readonly itemName: string;
  readonly may: boolean;
}

function ConversionLine({ conversion, itemName, may }: ConversionLineProps) {
  const t = useTexts(measureTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const equal = useEqualText();
  const [confirming, setConfirming] = useState(false);
  const whole = equal.whole(conversion);
  const { source, byName } = conversion;
  const when = formatMoment(new Date(conversion.at), language, timeZone);
  const by =
    byName === null ? t('byNobody', { how: t(source), when }) : t('by', { how: t(source), name: byName, when });
  return (
    <Flex as="li" py="2" gap="3" align="center" borderBottomWidth="1px">
      <Box flex="1" minW="0">
        <Text fontWeight="semibold">
          {whole}
          {conversion.fromQuantity === '1' ? null : (
            <Text as="span" color="fg.muted" fontWeight="normal">
              {` · ${equal.one(conversion)}`}
            </Text>
          )}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {by}
        </Text>
      </Box>
      {may ? (
        <IconButton variant="ghost" aria-label={t('remove', { what: whole })} onClick={() => setConfirming(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      ) : null}
      {confirming ? (
        <RemoveDialog id={conversion.id} what={whole} itemName={itemName} onClose={() => setConfirming(false)} />
      ) : null}
    </Flex>
  );
}

interface RemoveDialogProps {
  readonly id: string;
  readonly what: string;
  readonly itemName: string;
  readonly onClose: () => void;
}

function RemoveDialog({ id, what, itemName, onClose }: RemoveDialogProps) {
  const t = useTexts(measureTexts);
  const items = useTexts(itemTexts);
  const { run } = useAction(items('failed'));
  const [remove] = useRemoveItemConversionMutation(invalidating('unconvertible'));
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      confirmLabel={t('removeDo')}
      destructive
      onConfirm={() => run(() => remove({ variables: { input: { id } } }), { toast: t('removed') })}
      onClose={onClose}
    >
      {t('removeText', { what, item: itemName })}
    </ConfirmDialog>
  );
}
