import { Box, Heading } from '@chakra-ui/react';
import { PrintTable } from '../../../ui/components/PrintTable.tsx';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { formatDate } from '../../../ui/format/days.ts';
import { useToday } from '../../../ui/format/useToday.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { ItemRowFragment } from '../inventory.generated.ts';
import { inventoryTexts } from '../texts.ts';

/** The printed count sheet, by storage location, with boxes to write in. */
export function CountSheet({ items }: { readonly items: readonly ItemRowFragment[] }) {
  const t = useTexts(inventoryTexts);
  const language = useLanguage();
  const localName = useNames();
  const unitName = useUnitName();
  const today = useToday();
  const heads = [t('name'), t('par'), t('counted'), t('unit')];
  const places = Map.groupBy(items, ({ storageLocationName }) => localName(storageLocationName) ?? t('noStorage'));
  return (
    <Box className="print-only">
      <Heading as="h2" fontSize="18pt" mb="4mm">
        {t('sheetTitle', { day: formatDate(today, language) })}
      </Heading>
      {[...places].map(([place, rows]) => (
        <Box key={place} mb="8mm">
          <Heading as="h3" fontSize="14pt">
            {place}
          </Heading>
          <PrintTable
            rules="lines"
            heads={heads}
            css={{ '& [data-write]': { width: '38mm', borderBottom: '0.5mm solid #000' } }}
          >
            {rows.map((item) => (
              <tr key={item.id}>
                <td>{localName(item.name)}</td>
                <td>
                  <Quantity value={item.parLevel} />
                </td>
                <td data-write="" aria-label={t('counted')} />
                <td>{unitName(item.unit)}</td>
              </tr>
            ))}
          </PrintTable>
        </Box>
      ))}
    </Box>
  );
}
