import { Box, Span } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { weekdayOf } from '#schema/business-day.ts';
import { type Weekday, weekdays } from '#schema/vocabulary.ts';
import { Quantity } from '../../../../ui/kitchen/amounts.tsx';
import { type Column, DataTable } from '../../../../ui/components/DataTable.tsx';
import { useLayer } from '../../../../ui/components/useLayer.ts';
import { formatDecimal } from '../../../../ui/format/decimal.ts';
import { useLanguage } from '../../../../ui/i18n/language.ts';
import { formatLocalTime } from '../../../../ui/format/times.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import type { ParLineFragment } from '../../plan.generated.ts';
import { ExpectedUse } from './ExpectedUse.tsx';
import { FrozenNote, MakeNotes, Noted, ParNote, Small, ThawNote } from './LineNotes.tsx';
import { planTexts } from '../plan-texts.ts';
import { SuggestionMark } from '../../suggestions/SuggestionMark.tsx';
import { useSuggestedLines } from '../../suggestions/useSuggestions.ts';
import { useNames } from '../../../../ui/i18n/useNames.ts';

interface ParTableProps {
  readonly lines: readonly ParLineFragment[];
  /** Whether the figures are for today; other days show projected stock. */
  readonly isToday: boolean;
  /** Whether the kitchen has several prep lists. */
  readonly several: boolean;
  readonly empty: ReactNode;
  /** An action at the end of each row, in place of opening it. */
  readonly act?: (line: ParLineFragment) => ReactNode;
}

/** The par sheet: the week's pars, stock on the selected day, and the quantity to make. */
export function ParTable({ lines, isToday, several, empty, act }: ParTableProps) {
  const t = useTexts(planTexts);
  const layer = useLayer('line');
  // Archived lines have no suggestions.
  const suggested = useSuggestedLines(act !== undefined);
  const columns = useColumns({ isToday, several, suggested });
  const actColumn: Column<ParLineFragment>[] = act ? [{ key: 'act', header: '', cell: act }] : [];
  return (
    // Ten columns fit beside the navigation of a laptop.
    <Box css={{ '& :is(th, td)': { lg: { px: '2.5' } } }}>
      <DataTable
        caption={t('parSheet')}
        columns={[...columns, ...actColumn]}
        rows={lines}
        rowKey={({ id }) => id}
        {...(act ? {} : { linkOf: ({ id }: ParLineFragment) => layer.linkTo(id) })}
        empty={empty}
      />
    </Box>
  );
}

interface Columns extends Pick<ParTableProps, 'isToday' | 'several'> {
  /** The ids of lines for which another par is suggested. */
  readonly suggested: ReadonlySet<string>;
}

function useColumns({ isToday, several, suggested }: Columns): Column<ParLineFragment>[] {
  const localName = useNames();
  const t = useTexts(planTexts);
  return [
    {
      key: 'item',
      header: t('item'),
      primary: true,
      cell: (line) => <Name line={line} />,
      sortValue: (line) => localName(line.itemName),
    },
    {
      key: 'station',
      header: t('station'),
      desktopOnly: true,
      cell: (line) => localName(line.stationName) ?? t('noStation'),
      sortValue: (line) => localName(line.stationName) ?? '',
    },
    {
      key: 'week',
      header: `${t('mon')} – ${t('sun')}`,
      cell: (line) => <WeekCell line={line} marked={suggested.has(line.id)} />,
    },
    {
      key: 'par',
      header: t(isToday ? 'parToday' : 'parThatDay'),
      numeric: true,
      cell: (line) => <Par line={line} />,
    },
    {
      key: 'use',
      header: t('expectedUse'),
      numeric: true,
      cell: (line) => <ExpectedUse line={line} />,
    },
    { key: 'have', header: t('onHand'), numeric: true, cell: (line) => <OnHand line={line} /> },
    {
      key: 'planned',
      header: t('plannedAlready'),
      numeric: true,
      desktopOnly: true,
      cell: (line) => <Quantity value={line.planned} unit={line.unit} />,
    },
    ...useMakeColumns(several),
  ];
}

function useMakeColumns(several: boolean): Column<ParLineFragment>[] {
  const t = useTexts(planTexts);
  return [
    {
      key: 'make',
      header: t('toMake'),
      numeric: true,
      cell: (line) => <ToMake line={line} several={several} />,
      sortValue: (line) => Number(line.toMake),
    },
    {
      key: 'batch',
      header: t('batch'),
      numeric: true,
      desktopOnly: true,
      cell: (line) => (line.batchQuantity === null ? '–' : <Quantity value={line.batchQuantity} unit={line.unit} />),
    },
    {
      key: 'due',
      header: t('dueTime'),
      desktopOnly: true,
      cell: (line) => (
        <Noted>
          <Due line={line} several={several} />
        </Noted>
      ),
      sortValue: (line) => line.dueTime,
    },
  ];
}

/** On tablets and phones with the station, which has a column of its own on a desktop. */
function Name({ line }: { readonly line: ParLineFragment }) {
  const localName = useNames();
  return (
    <Noted>
      {localName(line.itemName)}
      {line.stationName === null ? null : (
        <Span className="no-print" hideFrom="lg" fontWeight="normal">
          <Small>{localName(line.stationName)}</Small>
        </Span>
      )}
      <ThawNote line={line} />
    </Noted>
  );
}

/** When it must be ready, and on which of several lists. */
function Due({ line, several }: { readonly line: ParLineFragment; readonly several: boolean }) {
  const language = useLanguage();
  return (
    <>
      {formatLocalTime(line.dueTime, language)}
      {several && line.prepListName !== null ? <Small>{line.prepListName}</Small> : null}
    </>
  );
}

function Par({ line }: { readonly line: ParLineFragment }) {
  return (
    <Noted>
      <Quantity value={line.par} unit={line.unit} />
      <ParNote line={line} />
    </Noted>
  );
}

function ToMake({ line, several }: { readonly line: ParLineFragment; readonly several: boolean }) {
  const t = useTexts(planTexts);
  return (
    <Noted>
      <Span fontWeight="bold">
        <Quantity value={line.toMake} unit={line.unit} />
      </Span>
      <MakeNotes line={line} />
      <Span className="no-print" hideFrom="lg" fontWeight="normal">
        {line.batchQuantity === null ? null : (
          <Small>
            {t('batch')} <Quantity value={line.batchQuantity} unit={line.unit} />
          </Small>
        )}
        <Small>
          {t('dueTime')} <Due line={line} several={several} />
        </Small>
      </Span>
    </Noted>
  );
}

/** Usable stock; labeled as projected for a future day or a later list. */
function OnHand({ line }: { readonly line: ParLineFragment }) {
  const t = useTexts(planTexts);
  return (
    <Noted>
      <Quantity value={line.onHand} unit={line.unit} />
      {line.projected ? <Small>{t('projected')}</Small> : null}
      <FrozenNote line={line} />
      {Number(line.planned) === 0 ? null : (
        <Span className="no-print" hideFrom="lg">
          <Small>
            {t('plannedAlready')} <Quantity value={line.planned} unit={line.unit} />
          </Small>
        </Span>
      )}
    </Noted>
  );
}

interface WeekCellProps {
  readonly line: ParLineFragment;
  /** Whether another par is suggested. */
  readonly marked: boolean;
}

/** The week's pars, and the expected use if a manager entered it. */
function WeekCell({ line: { id, itemName, day, parByWeekday, useByWeekday }, marked }: WeekCellProps) {
  const weekday = weekdayOf(day);
  const t = useTexts(planTexts);
  const localName = useNames();
  return (
    <Noted>
      <Week figures={parByWeekday} marked={weekday} />
      {useByWeekday === null ? null : (
        <Span display="block" textStyle="xs" color="fg.muted">
          {t('expectedUse')}
          <Week figures={useByWeekday} marked={weekday} />
        </Span>
      )}
      {marked ? <SuggestionMark lineId={id} name={localName(itemName)} /> : null}
    </Noted>
  );
}

interface WeekProps {
  /** From Monday on. */
  readonly figures: readonly string[];
  readonly marked: Weekday;
}

/** Seven figures, each below the one of the line above. */
function Week({ figures, marked }: WeekProps) {
  const t = useTexts(planTexts);
  const language = useLanguage();
  const texts = weekdays.map((day, index) => ({ day, text: formatDecimal(figures[index] ?? '0', language) }));
  return (
    <Span
      display="grid"
      gridTemplateColumns="repeat(7, minmax(1.75rem, auto))"
      justifyContent={{ base: 'start', md: 'normal' }}
      maxW="20rem"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      {texts.map(({ day, text }) => (
        <Span
          key={day}
          title={t(day)}
          px="1"
          textAlign="center"
          rounded="sm"
          color={text === '0' ? 'fg.subtle' : undefined}
          {...(day === marked ? { bg: 'bg.muted', fontWeight: 'bold' } : {})}
        >
          {text}
        </Span>
      ))}
    </Span>
  );
}
