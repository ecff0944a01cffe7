import { Box, Button, Flex, Input } from '@chakra-ui/react';
import { FileDown, Leaf, Trash2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { limits } from '#schema/limits.ts';
import { downloadCsv } from '../../ui/format/csv.ts';
import { addDays, todayIn } from '../../ui/format/days.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { FormField } from '../../ui/forms/fields.tsx';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useUnitName } from '../../ui/kitchen/unit-texts.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useReadToEnd } from '../../ui/components/useReadToEnd.ts';
import { SkeletonList } from '../../ui/components/Waiting.tsx';
import { wasteTexts } from './texts.ts';
import { useWasteListQuery, type WasteRowFragment } from './waste.generated.ts';
import { WasteFigures } from './WasteFigures.tsx';
import { WasteTable } from './WasteTable.tsx';

const DAYS = 7;

/** What was thrown away and what it cost: today, this week, and every entry of the days asked for. */
export function WastePanel() {
  const t = useTexts(wasteTexts);
  const { from, to, set } = useRange();
  const { data, error, refetch, fetchMore } = useWasteListQuery({ variables: { from, to, first: limits.pageMax } });
  const page = data?.wasteEntries;
  const { busy, withAll } = useReadToEnd(page, async (after) => {
    const { data: answer } = await fetchMore({ variables: { after } });
    return answer?.wasteEntries;
  });
  const saveCsv = useWasteCsv(`waste-${from}-${to}`);
  return (
    <Flex direction="column" gap="4">
      <WasteFigures />
      <Flex className="no-print" gap="3" wrap="wrap" align="flex-end">
        <Box flex="0 1 11rem">
          <FormField label={t('from')}>
            <Input type="date" value={from} max={to} onChange={(event) => set('from', event.target.value)} />
          </FormField>
        </Box>
        <Box flex="0 1 11rem">
          <FormField label={t('to')}>
            <Input type="date" value={to} min={from} onChange={(event) => set('to', event.target.value)} />
          </FormField>
        </Box>
        <Flex gap="2" ms={{ md: 'auto' }}>
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
      {error && !page ? <LoadError error={error} onRetry={() => refetch()} /> : null}
      {!page && !error ? <SkeletonList rows={6} rowHeight="14" /> : null}
      {page ? (
        <Panel flush>
          <WasteTable entries={page.nodes} empty={<NoWaste />} />
        </Panel>
      ) : null}
      {page?.pageInfo.hasNextPage ? (
        <Button
          variant="outline"
          alignSelf="center"
          onClick={() => void fetchMore({ variables: { after: page.pageInfo.endCursor } })}
        >
          {t('more')}
        </Button>
      ) : null}
    </Flex>
  );
}

const isDay = (text: string | null) => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The days shown, kept in the address; the last seven unless asked. */
function useRange() {
  const [params, setParams] = useSearchParams();
  const { timeZone } = useKitchen();
  const today = todayIn(timeZone);
  const asked = (name: 'from' | 'to', otherwise: string) => {
    const day = params.get(name);
    return day !== null && isDay(day) ? day : otherwise;
  };
  const to = asked('to', today);
  const from = asked('from', addDays(to, 1 - DAYS));
  const set = (name: 'from' | 'to', day: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isDay(day)) next.set(name, day);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
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

/** Saves entries as a CSV file of this name. */
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
