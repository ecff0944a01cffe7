import { limits } from '#schema/limits.ts';
import { OpenRow } from '../../../ui/components/OpenRows.tsx';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { formatDate } from '../../../ui/format/days.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { Money, Quantity } from '../../../ui/kitchen/amounts.tsx';
import { reportsTexts } from '../texts.ts';
import { type DrillDown, useDaysOf } from './drill-down.ts';
import { useWasteReportEntriesQuery, type WasteReportEntriesQuery } from './drill-down.generated.ts';
import { RowsLayer } from './RowsLayer.tsx';

type Entry = WasteReportEntriesQuery['wasteReportEntries']['nodes'][number];

interface EntriesLayerProps {
  readonly to: Extract<DrillDown, { readonly report: 'waste' }>;
  readonly onClose: () => void;
}

/** The entries that a figure of the waste report counts. */
export function EntriesLayer({ to: { figure, group }, onClose }: EntriesLayerProps) {
  const localName = useNames();
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const days = useDaysOf(group);
  const filter = {
    figure,
    ...(group?.by === 'reason' ? { reasonId: group.of } : {}),
    ...(group?.by === 'item' ? { itemId: group.of } : {}),
  };
  const variables = { ...days, filter, first: limits.pageMax };
  const { data, error, refetch, fetchMore } = useWasteReportEntriesQuery({ variables });
  const page = data?.wasteReportEntries;
  const [entry] = page?.nodes ?? [];
  const names = { item: localName(entry?.itemName), reason: entry && reasonOf(entry, language) };
  return (
    <RowsLayer
      title={[
        t(figure === 'entries' ? 'waste' : 'unknownCosts'),
        group?.by === 'item' || group?.by === 'reason' ? names[group.by] : null,
      ]}
      days={days}
      page={page}
      error={error}
      onRetry={() => refetch()}
      readAfter={async (after) => (await fetchMore({ variables: { after } })).data?.wasteReportEntries}
      onClose={onClose}
    >
      {(row) => <EntryRow key={row.id} entry={row} />}
    </RowsLayer>
  );
}

function reasonOf({ reasonName, reasonNameEs }: Entry, language: string): string {
  return nameIn(language, { name: reasonName, nameEs: reasonNameEs });
}

function EntryRow({ entry }: { readonly entry: Entry }) {
  const localName = useNames();
  const language = useLanguage();
  const layer = useLayer('item');
  const { itemId, itemName, quantity, unit, cost, businessDate, occurredAt, recordedByName, note } = entry;
  const about = [reasonOf(entry, language), recordedByName, note].filter(Boolean).map((text) => ` · ${String(text)}`);
  return (
    <OpenRow
      onOpen={() => layer.open(itemId)}
      title={
        <>
          {localName(itemName)} <Quantity value={quantity} unit={unit} />
        </>
      }
      detail={
        <>
          {formatDate(businessDate, language)} <Timestamp at={occurredAt} clock />
          {about}
        </>
      }
      aside={<Money value={cost} />}
    />
  );
}
