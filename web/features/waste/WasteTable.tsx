import { Box, Button, Span, Text } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { reverseWaste } from '#schema/inputs/waste.ts';
import { Money, Quantity } from '../../ui/kitchen/amounts.tsx';
import { type Column, DataTable } from '../../ui/components/DataTable.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { ReasonDialog } from '../../ui/forms/ReasonDialog.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useCan } from '../../platform/session/viewer.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { photosOfWaste } from '../../platform/photos/photo-owner.ts';
import { Photos } from '../../platform/photos/Photos.tsx';
import { wasteTexts } from './texts.ts';
import { useReverseWasteMutation, type WasteRowFragment } from './waste.generated.ts';
import { useNames } from '../../ui/i18n/useNames.ts';

interface WasteTableProps {
  readonly entries: readonly WasteRowFragment[];
  readonly empty: ReactNode;
}

/** Every entry with its reason and cost; a wrong one is reversed with a reason, never deleted. */
export function WasteTable({ entries, empty }: WasteTableProps) {
  const localName = useNames();
  const t = useTexts(wasteTexts);
  const [reversing, setReversing] = useState<WasteRowFragment | null>(null);
  const [reverse] = useReverseWasteMutation(invalidating('wasteSummary'));
  const item = useLayer('item');
  const columns = useColumns(setReversing);
  return (
    <>
      <DataTable
        caption={t('tab')}
        columns={columns}
        rows={entries}
        rowKey={(row) => row.id}
        linkOf={(row) => item.linkTo(row.itemId)}
        defaultSort="-when"
        empty={empty}
      />
      {reversing ? (
        <ReasonDialog
          title={t('takeBackOne', { what: localName(reversing.itemName) })}
          label={t('whyTakeBack')}
          confirmLabel={t('takeBack')}
          rule={reverseWaste.shape.reason}
          onConfirm={(reason) => reverse({ variables: { input: { id: reversing.id, reason } } })}
          onClose={() => setReversing(null)}
        >
          {t('takeBackText')}
        </ReasonDialog>
      ) : null}
    </>
  );
}

function useColumns(onTakeBack: (row: WasteRowFragment) => void): Column<WasteRowFragment>[] {
  const localName = useNames();
  const t = useTexts(wasteTexts);
  const language = useLanguage();
  const canReverse = useCan('waste.reverse');
  const reasonOf = (row: WasteRowFragment) => nameIn(language, { name: row.reasonName, nameEs: row.reasonNameEs });
  const actions: Column<WasteRowFragment> = {
    key: 'actions',
    header: t('actions'),
    screenOnly: true,
    cell: (row) => <TakeBack row={row} onTakeBack={onTakeBack} />,
  };
  return [
    {
      key: 'item',
      header: t('item'),
      primary: true,
      cell: (row) => <Span fontWeight="semibold">{localName(row.itemName)}</Span>,
      sortValue: (row) => localName(row.itemName),
    },
    {
      key: 'quantity',
      header: t('quantity'),
      numeric: true,
      cell: (row) => (
        <Span textDecoration={row.reversedAt === null ? undefined : 'line-through'}>
          <Quantity value={row.quantity} unit={row.unit} />
        </Span>
      ),
    },
    {
      key: 'reason',
      header: t('reason'),
      cell: (row) => <Why row={row} reason={reasonOf(row)} />,
      sortValue: reasonOf,
    },
    {
      key: 'cost',
      header: t('cost'),
      numeric: true,
      cell: (row) => <Money value={row.cost} reason={t('noCost')} />,
      sortValue: (row) => Number(row.cost ?? -1),
    },
    { key: 'who', header: t('who'), cell: (row) => row.recordedByName, sortValue: (row) => row.recordedByName },
    {
      key: 'when',
      header: t('when'),
      cell: (row) => <Timestamp at={row.occurredAt} />,
      sortValue: (row) => row.occurredAt,
    },
    ...(canReverse ? [actions] : []),
  ];
}

/** Reason, lot, station, note, and whether it was reversed; also in print. */
function Why({ row, reason }: { readonly row: WasteRowFragment; readonly reason: string }) {
  const localName = useNames();
  const mayChange = useCan('waste.reverse');
  const t = useTexts(wasteTexts);
  const lot = row.lotCode === null ? null : t('lotCode', { code: row.lotCode });
  const detail = [lot, localName(row.stationName), row.note].filter((part) => part !== null).join(' · ');
  return (
    <Box>
      {reason}
      {detail === '' ? null : (
        <Text color="fg.muted" textStyle="sm">
          {detail}
        </Text>
      )}
      {row.expected ? <StatusBadge tone="info">{t('expected')}</StatusBadge> : null}
      {row.reversedAt === null ? null : <StatusBadge tone="quiet">{t('takenBack')}</StatusBadge>}
      {row.photos.length === 0 ? null : (
        <Box mt="2" minW="5.5rem">
          <Photos
            compact
            photos={row.photos}
            of={{ ...photosOfWaste({ id: row.id, itemName: localName(row.itemName) }), shownIn: 'wasteEntries' }}
            mayAdd={false}
            mayChange={mayChange}
          />
        </Box>
      )}
    </Box>
  );
}

function TakeBack({
  row,
  onTakeBack,
}: {
  readonly row: WasteRowFragment;
  readonly onTakeBack: (row: WasteRowFragment) => void;
}) {
  const localName = useNames();
  const t = useTexts(wasteTexts);
  if (row.reversedAt !== null) return null;
  return (
    <Button
      variant="ghost"
      px="2"
      aria-label={t('takeBackOne', { what: localName(row.itemName) })}
      onClick={() => onTakeBack(row)}
    >
      <Undo2 aria-hidden="true" />
      <Span display={{ md: 'none', xl: 'inline' }}>{t('takeBack')}</Span>
    </Button>
  );
}
