import { Box, Heading } from '@chakra-ui/react';
import { PrintTable } from '../../ui/components/PrintTable.tsx';
import { useNames } from '../../ui/i18n/useNames.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Quantity } from '../../ui/kitchen/amounts.tsx';
import { useUnitName } from '../../ui/kitchen/unit-texts.ts';
import type { PlaceRows, Target } from './count-rows.ts';
import { countTexts } from './texts.ts';

/** The sheet on paper, by place in shelf order, with space to write. Without expected quantities: the count may be blind. */
export function CountPaper({ places }: { readonly places: readonly PlaceRows[] }) {
  const t = useTexts(countTexts);
  const localName = useNames();
  return (
    <Box className="print-only">
      {places
        .filter(({ targets }) => targets.length > 0)
        .map(({ place, targets }) => (
          <Box key={place.storageLocationId ?? ''} mb="8mm">
            <Heading as="h3" fontSize="14pt">
              {place.name === null ? t('noPlace') : localName(place.name)}
            </Heading>
            <PrintTable
              rules="lines"
              heads={[t('item'), t('lot'), t('counted'), t('unit')]}
              css={{ '& [data-write]': { width: '38mm', borderBottom: '0.5mm solid #000' } }}
            >
              {targets.map((target) => (
                <PaperRow key={target.key} target={target} />
              ))}
            </PrintTable>
          </Box>
        ))}
    </Box>
  );
}

/** One line, with what is counted already, so that nobody counts it again. */
function PaperRow({ target: { row, lotCode, line } }: { readonly target: Target }) {
  const t = useTexts(countTexts);
  const localName = useNames();
  const unitName = useUnitName();
  return (
    <tr>
      <td>{localName(row.itemName)}</td>
      <td>{lotCode}</td>
      <td data-write="" aria-label={t('counted')}>
        {line?.quantity && line.recountReason === null ? <Quantity value={line.quantity} /> : null}
      </td>
      <td>{unitName(row.unit)}</td>
    </tr>
  );
}
