import { Button, Flex, Text } from '@chakra-ui/react';
import {
  Archive,
  CalendarDays,
  ClipboardPaste,
  Grid3x3,
  Info,
  ListChecks,
  Plus,
  Printer,
  Scale,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { to } from '../../platform/paths.ts';
import { SideLayer } from '../../ui/components/Layer.tsx';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useLastSeen } from '../../ui/forms/useLastSeen.ts';
import { useUrlParams } from '../../ui/components/useUrlParams.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { formatDate } from '../../ui/format/days.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { DayChooser } from './list/DayChooser.tsx';
import { ListSelect } from './list/ListSelect.tsx';
import { type PrepDay, usePrepDay } from './list/usePrepDay.ts';
import { usePrepFilter } from './list/usePrepFilter.ts';
import { type ParLineFragment, useArchivePrepItemMutation, usePrepSheetQuery } from './plan.generated.ts';
import { EventsDrawer } from './plan/par-sheet/EventsDrawer.tsx';
import { forecastTexts } from './plan/par-sheet/forecast-texts.ts';
import { AddLineDrawer, EditLineDrawer } from './plan/par-sheet/ParDrawers.tsx';
import { gridTexts } from './plan/par-sheet/grid-texts.ts';
import { ParGrid } from './plan/par-sheet/ParGrid.tsx';
import { ParTable } from './plan/par-sheet/ParTable.tsx';
import { planTexts } from './plan/plan-texts.ts';
import { PrepListsDrawer } from './plan/PrepListsDrawer.tsx';
import { usePrepLists } from './plan/usePrepLists.ts';
import { SuggestionsButton } from './suggestions/SuggestionMark.tsx';
import { SuggestionsLayer } from './suggestions/SuggestionsLayer.tsx';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/** The value of the address while a line is added. */
const NEW = 'new';

/** Whether archived lines are shown, in the URL as `?removed=1`. */
function useRemoved() {
  const { get, change } = useUrlParams();
  const removed = get('removed') !== null;
  const toggle = () => change({ removed: removed ? null : '1' });
  return { removed, toggle };
}

function useArchiveLine() {
  const t = useTexts(planTexts);
  const { run } = useAction(t('lineFailed'));
  const [archive] = useArchivePrepItemMutation(invalidating('prepItems', 'parSuggestions'));
  return ({ id }: ParLineFragment, archived: boolean) =>
    run(() => archive({ variables: { input: { id, archived } } }), { key: id });
}

/** Replaces a day that cannot be planned (past or too far ahead) with today, for example from a bookmark. */
function plannable(day: PrepDay): PrepDay {
  return day.day >= day.today && day.day <= day.last ? day : { ...day, day: day.today, date: null };
}

/** The par sheet: what is prepped regularly, and how much should be ready on the selected day. */
export function ParSheetPanel() {
  const { removed } = useRemoved();
  const day = plannable(usePrepDay());
  const { list, setList } = usePrepFilter();
  const line = useLayer('line');
  const suggestions = useLayer('suggestions');
  const grid = useLayer('grid');
  const [drawer, setDrawer] = useState<'lists' | 'events' | null>(null);
  const { data, error, refetch } = usePrepSheetQuery({ variables: { archived: removed, date: day.date } });
  const lists = usePrepLists();
  return (
    <>
      <Flex className="no-print" gap="2" mb="4" wrap="wrap" align="center">
        {removed ? null : <DayChooser {...day} />}
        <ListSelect lists={lists} value={list} onChange={setList} />
      </Flex>
      <SheetActions
        onAdd={() => line.open(NEW)}
        onOpen={setDrawer}
        onGrid={data && data.prepItems.length > 0 ? () => grid.open('1') : null}
      />
      {data ? null : <NotLoaded error={error} onRetry={() => refetch()} />}
      {data ? <Sheet lines={data.prepItems} list={list} day={day} several={lists.length > 1} /> : null}
      {line.value === NEW ? <AddLineDrawer lines={data?.prepItems ?? []} list={list} onClose={line.close} /> : null}
      {suggestions.value === null ? null : <SuggestionsLayer line={suggestions.value} onClose={suggestions.close} />}
      {grid.value !== null && data && !removed ? (
        <ParGrid lines={ofList(data.prepItems, list)} onClose={grid.close} onRefused={() => void refetch()} />
      ) : null}
      {drawer === 'lists' ? <PrepListsDrawer onClose={() => setDrawer(null)} /> : null}
      {drawer === 'events' ? <EventsDrawer day={day.day} onClose={() => setDrawer(null)} /> : null}
      {data && line.value !== null && line.value !== NEW ? (
        <Edit key={line.value} listed={data.prepItems.find(({ id }) => id === line.value)} onClose={line.close} />
      ) : null}
    </>
  );
}

interface SheetActionsProps {
  readonly onAdd: () => void;
  readonly onOpen: (drawer: 'lists' | 'events') => void;
  /** Null while there are no lines to edit. */
  readonly onGrid: (() => void) | null;
}

function SheetActions({ onAdd, onOpen, onGrid }: SheetActionsProps) {
  const t = useTexts(planTexts);
  const forecast = useTexts(forecastTexts);
  const g = useTexts(gridTexts);
  const { removed, toggle } = useRemoved();
  return (
    <Flex className="no-print" gap="2" mb="4" wrap="wrap">
      {removed ? null : (
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" /> {t('addLine')}
        </Button>
      )}
      {removed ? null : <PasteLink />}
      {removed || onGrid === null ? null : (
        <Button variant="outline" onClick={onGrid}>
          <Grid3x3 aria-hidden="true" /> {g('open')}
        </Button>
      )}
      {removed ? null : <SuggestionsButton />}
      <Button variant="outline" onClick={() => onOpen('lists')}>
        <ListChecks aria-hidden="true" /> {t('prepLists')}
      </Button>
      <Button variant="outline" onClick={() => onOpen('events')}>
        <CalendarDays aria-hidden="true" /> {forecast('events')}
      </Button>
      <Button variant="outline" onClick={toggle}>
        <Archive aria-hidden="true" /> {t(removed ? 'currentLines' : 'removedLines')}
      </Button>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden="true" /> {t('print')}
      </Button>
    </Flex>
  );
}

/** The link to the import of a list that exists outside Brigade. */
function PasteLink() {
  const t = useTexts(planTexts);
  return (
    <Button asChild variant="outline">
      <Link to={to.importOf('par')}>
        <ClipboardPaste aria-hidden="true" /> {t('pasteList')}
      </Link>
    </Button>
  );
}

/** The lines of a list; of all when null. */
function ofList(lines: readonly ParLineFragment[], list: string | null): readonly ParLineFragment[] {
  return lines.filter(({ prepListId }) => list === null || prepListId === list);
}

interface SheetProps {
  readonly lines: readonly ParLineFragment[];
  /** The selected prep list; null for all. */
  readonly list: string | null;
  readonly day: PrepDay;
  /** Whether the kitchen has several prep lists. */
  readonly several: boolean;
}

function Sheet({ lines, list, day, several }: SheetProps) {
  const t = useTexts(planTexts);
  const language = useLanguage();
  const { removed, toggle } = useRemoved();
  const { open } = useLayer('line');
  const archive = useArchiveLine();
  const shown = ofList(lines, list);
  const putBack = (line: ParLineFragment) => (
    <Button variant="outline" onClick={() => void archive(line, false)}>
      <Undo2 aria-hidden="true" /> {t('putBack')}
    </Button>
  );
  const add = (
    <Flex gap="2" wrap="wrap" justify="center">
      <Button onClick={() => open(NEW)}>
        <Plus aria-hidden="true" /> {t('addLine')}
      </Button>
      <PasteLink />
    </Flex>
  );
  const back = <Button onClick={toggle}>{t('currentLines')}</Button>;
  const empty = removed ? (
    <EmptyState icon={Archive} title={t('noneRemoved')} description={t('noneRemovedText')} action={back} />
  ) : (
    <EmptyState icon={Scale} title={t('sheetEmpty')} description={t('sheetEmptyText')} action={add} />
  );
  const assumes = !removed && shown.some(({ assumesPar }) => assumesPar);
  return (
    <Panel
      title={removed ? t('removedLines') : t('sheetOf', { day: formatDate(day.day, language) })}
      description={t('parText')}
      flush
    >
      {assumes ? (
        <Flex gap="2" px={{ base: '4', md: '5' }} pb="3" align="flex-start" color="fg.info">
          <Info size={18} aria-hidden="true" style={{ flexShrink: 0, marginTop: '2px' }} />
          <Text textStyle="sm">{t('assumesPar')}</Text>
        </Flex>
      ) : null}
      <ParTable
        lines={shown}
        isToday={day.date === null}
        several={several}
        empty={empty}
        {...(removed ? { act: putBack } : {})}
      />
    </Panel>
  );
}

interface EditProps {
  /** The line as the sheet has it; undefined when it has none with this id. */
  readonly listed: ParLineFragment | undefined;
  readonly onClose: () => void;
}

function Edit({ listed, onClose }: EditProps) {
  const t = useTexts(planTexts);
  const archive = useArchiveLine();
  const line = useLastSeen(listed);
  if (line === null) {
    return (
      <SideLayer title={t('parSheet')} onClose={onClose}>
        <EmptyState icon={Scale} title={t('lineMissing')} description={t('lineMissingText')} />
      </SideLayer>
    );
  }
  return (
    <EditLineDrawer
      line={line}
      onClose={onClose}
      onRemove={() => {
        void archive(line, true);
        onClose();
      }}
    />
  );
}
