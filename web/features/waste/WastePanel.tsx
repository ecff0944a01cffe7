import { Box, Button, Flex } from '@chakra-ui/react';
import { FileDown, Leaf, Trash2 } from 'lucide-react';
import { addDays } from '#schema/business-day.ts';
import { limits } from '#schema/limits.ts';
import { useUrlParams } from '../../ui/components/useUrlParams.ts';
import { downloadCsv } from '../../ui/format/csv.ts';
import { isDay } from '../../ui/format/days.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { FormField } from '../../ui/forms/fields.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useUnitName } from '../../ui/kitchen/unit-texts.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useReadToEnd } from '../../ui/components/useReadToEnd.ts';
import { wasteTexts } from './texts.ts';
import { useWasteListQuery, type WasteRowFragment } from './waste.generated.ts';
import { WasteFigures } from './WasteFigures.tsx';
import { WasteTable } from './WasteTable.tsx';
import { useToday } from '../../ui/format/useToday.ts';
import { DayInput } from '../../ui/forms/DayInput.tsx';
import { MoreButton } from '../../ui/components/MoreButton.tsx';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

const DAYS = 7;

/** Waste and its cost: today, this week, and every entry of the selected period. */
export function WastePanel() {
  const t = useTexts(wasteTexts);
  const { from, to, set } = useRange();
  const { data, error, refetch, fetchMore } = useWasteListQuery({ variables: { from, to, first: limits.pageMax } });
  const page = data?.wasteEntries;
  const { busy, withAll } = useReadToEnd(page, async (after) => {
    const { data: nextPage } = await fetchMore({ variables: { after } });
    return nextPage?.wasteEntries;
  });
  const saveCsv = useWasteCsv(`waste-${from}-${to}`);
  return (
    <Flex direction="column" gap="4">
      <WasteFigures />
      <Flex className="no-print" gap="3" wrap="wrap" align="flex-end">
        <Box flex="0 1 11rem">
          <FormField label={t('from')}>
            <DayInput value={from} max={to} onDay={(day) => set('from', day)} />
          </FormField>
        </Box>
        <Box flex="0 1 11rem">
          <FormField label={t('to')}>
            <DayInput value={to} min={from} onDay={(day) => set('to', day)} />
          </FormField>
        </Box>
        <Flex gap="2" wrap="wrap" ms={{ md: 'auto' }}>
          <Button
            variant="outline"
            loading={busy}
            disabled={!page || page.nodes.length === 0}
            onClick={() => void withAll(saveCsv)}
          >
            <FileDown aria-hidden="true" /> {t('csv')}
          </Button>
          <LogButton />
        </Flex>
      </Flex>
      {page ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={6} rowHeight="14" />}
      {page ? (
        <Panel flush>
          <WasteTable entries={page.nodes} empty={<NoWaste />} />
        </Panel>
      ) : null}
      {page?.pageInfo.hasNextPage ? (
        <MoreButton alignSelf="center" load={() => fetchMore({ variables: { after: page.pageInfo.endCursor } })}>
          {t('more')}
        </MoreButton>
      ) : null}
    </Flex>
  );
}

/** The selected period, in the URL; by default the last seven days. */
function useRange() {
  const { get, change } = useUrlParams();
  const today = useToday();
  const dayOr = (name: 'from' | 'to', fallback: string) => {
    const day = get(name);
    return day !== null && isDay(day) ? day : fallback;
  };
  const to = dayOr('to', today);
  const from = dayOr('from', addDays(to, 1 - DAYS));
  const set = (name: 'from' | 'to', day: string) => change({ [name]: isDay(day) ? day : null });
  return { from: from > to ? to : from, to, set };
}

function LogButton() {
  const t = useTexts(wasteTexts);
  const layer = useLayer('waste');
  return (
    <Button onClick={() => layer.open('new')}>
      <Trash2 aria-hidden="true" /> {t('title')}
    </Button>
  );
}

function NoWaste() {
  const t = useTexts(wasteTexts);
  return <EmptyState icon={Leaf} title={t('none')} description={t('noneText')} action={<LogButton />} />;
}

/** Downloads entries as a CSV file of this name. */
function useWasteCsv(name: string) {
  const t = useTexts(wasteTexts);
  const unitName = useUnitName();
  return (entries: readonly WasteRowFragment[]) =>
    downloadCsv(
      name,
      [
        t('when'),
        t('item'),
        t('quantity'),
        t('unit'),
        t('lot'),
        t('reason'),
        t('expected'),
        t('station'),
        t('who'),
        t('note'),
        t('takenBack'),
      ],
      entries.map((entry) => [
        new Date(entry.occurredAt),
        entry.itemName,
        entry.quantity,
        unitName(entry.unit),
        entry.lotCode,
        entry.reasonName,
        entry.expected ? t('expected') : null,
        entry.stationName,
        entry.recordedByName,
        entry.note,
        entry.reversedAt === null ? null : new Date(entry.reversedAt),
      ]),
    );
}
