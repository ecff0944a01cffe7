import { chakra, Heading, Span, Stack } from '@chakra-ui/react';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { useLotInWords } from '../../../ui/kitchen/lot-words.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { type LotTraceQuery, type TracedLotFragment, useLotTraceQuery } from '../inventory.generated.ts';
import { lotTexts } from '../lot-texts.ts';

type Uses = LotTraceQuery['stockLotTrace']['madeInto'];

interface Traced {
  readonly lot: TracedLotFragment;
  /** How much of the ingredient was used, if it was. */
  readonly used?: Pick<Uses[number], 'quantity' | 'unit'>;
}

const usedOf = (uses: Uses): readonly Traced[] => uses.flatMap(({ lot, ...used }) => (lot ? [{ lot, used }] : []));
const lotsOf = (lots: readonly TracedLotFragment[]): readonly Traced[] => lots.map((lot) => ({ lot }));

/** The lots that a lot was made from and into, its parts, and the others of the same lot of the supplier; a click opens one. */
export function LotTrace({ lotId }: { readonly lotId: string }) {
  const t = useTexts(lotTexts);
  const { data } = useLotTraceQuery({ variables: { id: lotId }, fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { madeFrom, madeInto, parts, sameSupplierLot } = data.stockLotTrace;
  return (
    <>
      <Group title={t('madeFrom')} rows={usedOf(madeFrom)} />
      <Group title={t('madeInto')} rows={usedOf(madeInto)} />
      <Group title={t('parts')} rows={lotsOf(parts)} />
      <Group title={t('sameSupplierLot')} rows={lotsOf(sameSupplierLot)} />
    </>
  );
}

const Open = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    minH: '12',
    py: '1.5',
    px: '1',
    textAlign: 'start',
    cursor: 'pointer',
    rounded: 'l2',
    _hover: { bg: 'bg.muted' },
  },
});

function Group({ title, rows }: { readonly title: string; readonly rows: readonly Traced[] }) {
  const localName = useNames();
  const inWords = useLotInWords();
  const layer = useLayer('lot');
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap="1" aria-label={title}>
      <Heading as="h3" fontSize="md">
        {title}
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none">
        {rows.map(({ lot, used }) => (
          <li key={lot.id}>
            <Open type="button" onClick={() => layer.open(lot.id)}>
              <Span display="block" fontWeight="semibold" overflowWrap="anywhere">
                {localName(lot.itemName)}
                {used ? (
                  <>
                    {' · '}
                    <Quantity value={used.quantity} unit={used.unit} />
                  </>
                ) : null}
              </Span>
              <Span display="block" color="fg.muted" textStyle="sm">
                {inWords(lot)}
              </Span>
            </Open>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
