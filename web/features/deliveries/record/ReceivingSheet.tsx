import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formatMoment } from '../../../ui/format/times.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';
import { useLimitText } from '../receiving/TemperatureField.tsx';
import { recordTexts } from './record-texts.ts';

const Table = chakra('table', { base: { w: 'full', borderCollapse: 'collapse', fontSize: 'sm', my: '4' } });
const Cell = chakra('td', {
  base: { borderWidth: '1px', borderColor: 'black', p: '2', verticalAlign: 'top', h: '12' },
});
const Head = chakra('th', { base: { borderWidth: '1px', borderColor: 'black', p: '2', textAlign: 'start' } });

type Line = DeliverySheetFragment['lines'][number];

/** The sheet for the clipboard: what is ordered, and room for what comes. On paper only. */
export function ReceivingSheet({ delivery }: { readonly delivery: DeliverySheetFragment }) {
  const t = useTexts(recordTexts);
  const language = useLanguage();
  const { timeZone, name } = useKitchen();
  const when = delivery.expectedAt ? formatMoment(new Date(delivery.expectedAt), language, timeZone) : null;
  const heads = [t('item'), t('ordered'), t('got'), t('temperature'), t('useBy'), t('lot'), t('whyRefused')];
  return (
    <Box className="print-only">
      <Heading as="h2" fontSize="xl">
        {t('sheetTitle')} {delivery.number} · {delivery.supplierName}
      </Heading>
      <Text>
        {name}
        {when === null ? null : ` · ${t('expectedWhen', { when })}`}
      </Text>
      <Table>
        <thead>
          <tr>
            {heads.map((head) => (
              <Head key={head}>{head}</Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {delivery.lines.map((line) => (
            <SheetRow key={line.id} line={line} />
          ))}
        </tbody>
      </Table>
      <Flex gap="10" mt="8">
        <Text>{t('driver')} ____________________</Text>
        <Text>{t('receiver')} ____________________</Text>
      </Flex>
    </Box>
  );
}

function SheetRow({ line }: { readonly line: Line }) {
  const language = useLanguage();
  const unitName = useUnitName();
  const { temperatureUnit } = useKitchen();
  const limit = useLimitText(line.tcsClass, line.temperatureUnit ?? temperatureUnit);
  const unit = unitName(line.unit);
  return (
    <tr>
      <Cell fontWeight="bold">{line.itemName}</Cell>
      <Cell whiteSpace="nowrap">
        {line.orderedQuantity === null ? '–' : `${formatDecimal(line.orderedQuantity, language)} ${unit}`}
      </Cell>
      <Cell minW="16" />
      <Cell fontSize="xs">{limit}</Cell>
      <Cell minW="20" />
      <Cell minW="20" />
      <Cell minW="28" />
    </tr>
  );
}
