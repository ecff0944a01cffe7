import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { PrintTable } from '../../../ui/components/PrintTable.tsx';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formatMoment } from '../../../ui/format/times.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';
import { useLimitText } from '../receiving/TemperatureField.tsx';
import { recordTexts } from './record-texts.ts';

type Line = DeliverySheetFragment['lines'][number];

/** The printed receiving sheet: the ordered lines, with space to write. */
export function ReceivingSheet({ delivery }: { readonly delivery: DeliverySheetFragment }) {
  const t = useTexts(recordTexts);
  const language = useLanguage();
  const { timeZone, name } = useKitchen();
  const when = delivery.expectedAt ? formatMoment(new Date(delivery.expectedAt), language, timeZone) : null;
  const heads = [t('item'), t('ordered'), t('got'), t('temperature'), t('useBy'), t('lot'), t('whyRefused')];
  return (
    <>
      <Heading as="h2" fontSize="xl">
        {t('sheetTitle')} {delivery.number} · {delivery.supplierName}
      </Heading>
      <Text>
        {name}
        {when === null ? null : ` · ${t('expectedWhen', { when })}`}
      </Text>
      <PrintTable rules="boxes" heads={heads}>
        {delivery.lines.map((line) => (
          <SheetRow key={line.id} line={line} />
        ))}
      </PrintTable>
      <Flex gap="10" mt="8">
        <Text>{t('driver')} ____________________</Text>
        <Text>{t('receiver')} ____________________</Text>
      </Flex>
    </>
  );
}

function SheetRow({ line }: { readonly line: Line }) {
  const localName = useNames();
  const language = useLanguage();
  const unitName = useUnitName();
  const { temperatureUnit } = useKitchen();
  const limit = useLimitText(line.tcsClass, line.temperatureUnit ?? temperatureUnit);
  const unit = unitName(line.unit);
  return (
    <tr>
      <chakra.td fontWeight="bold">{localName(line.itemName)}</chakra.td>
      <chakra.td whiteSpace="nowrap">
        {line.orderedQuantity === null ? '–' : `${formatDecimal(line.orderedQuantity, language)} ${unit}`}
      </chakra.td>
      <chakra.td minW="16" />
      <chakra.td fontSize="xs">{limit}</chakra.td>
      <chakra.td minW="20" />
      <chakra.td minW="20" />
      <chakra.td minW="28" />
    </tr>
  );
}
