import { Box, Flex, Heading, Span, Stack, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { isNotMeasured } from '#schema/line-check-verdict.ts';
import { checkTexts } from '../../ui/kitchen/check-texts.ts';
import { limitText, valueText } from '../../ui/kitchen/check-values.ts';
import { type Column, DataTable } from '../../ui/components/DataTable.tsx';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { SentLate, Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { formatClock, formatDay, formatMoment } from '../../ui/format/times.ts';
import { CheckStatus } from './CheckStatus.tsx';
import type { Entry, Sheet } from './run/draft.ts';
import { ReadingPhotos } from './run/ReadingPhotos.tsx';
import { hasFailed, isRecheck } from './run/readings.ts';
import { findings } from './status.ts';
import { lineChecksTexts } from './texts.ts';
import { useIsLate } from './useIsLate.ts';
import { useNames } from '../../ui/i18n/useNames.ts';

const tones = { pass: 'done', fail: 'late', na: 'soon' } as const;

type SavedReading = Entry['readings'][number];

/** One reading of one item: a row of the record. */
interface RecordRow {
  readonly item: Entry['item'];
  readonly reading: SavedReading;
  readonly recheck: boolean;
}

/** Every reading, item by item. What was out of range comes first, then what was not measured: managers look for them. */
function rowsOf(entries: readonly Entry[]): readonly RecordRow[] {
  const rank = ({ readings }: Entry) => (hasFailed(readings) ? 0 : isNotMeasured(readings) ? 1 : 2);
  const sortedEntries = entries.toSorted((a, b) => rank(a) - rank(b));
  return sortedEntries.flatMap(({ item, readings }) =>
    readings.map((reading, place) => ({ item, reading, recheck: isRecheck(readings, place) })),
  );
}

/** The record of a run, on screen and in print: every reading with its limit, person and corrective actions. */
export function CheckRecord({ sheet }: { readonly sheet: Sheet }) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const columns = useRecordColumns(sheet.check);
  return (
    <Stack gap="5">
      <RecordHeading sheet={sheet} />
      <Box borderWidth="1px" rounded="l3" bg="bg.panel" overflow="hidden">
        <DataTable
          caption={nameIn(language, sheet.check)}
          columns={columns}
          rows={rowsOf(sheet.entries)}
          rowKey={({ reading }) => reading.id}
          sortParam="record"
          empty={
            <Text p="6" color="fg.muted">
              {t('noAnswers')}
            </Text>
          }
        />
      </Box>
      <Box className="print-only">
        <Flex mt="14mm" gap="12mm">
          {[t('signature'), t('signedOn')].map((label) => (
            <Box key={label} flex="1" borderTopWidth="1px" borderColor="black" pt="1mm">
              {label}
            </Box>
          ))}
        </Flex>
      </Box>
    </Stack>
  );
}

function useRecordColumns({ mayRun, status }: Sheet['check']): readonly Column<RecordRow>[] {
  const t = useTexts(lineChecksTexts);
  const values = useTexts(checkTexts);
  const language = useLanguage();
  const { temperatureUnit } = useKitchen();
  const writing = { language, t: values };
  return [
    {
      key: 'item',
      header: t('item'),
      primary: true,
      cell: ({ item, recheck }) => (
        <Span>
          {nameIn(language, item)}
          {recheck ? <Span color="fg.muted" fontWeight="normal">{` · ${t('recheck')}`}</Span> : null}
        </Span>
      ),
    },
    {
      key: 'value',
      header: t('value'),
      numeric: true,
      cell: ({ item, reading }) => valueText(item, reading, writing) ?? '–',
    },
    {
      key: 'limit',
      header: t('limit'),
      cell: ({ item, reading }) => limitText(item, reading.temperatureUnit ?? temperatureUnit, writing),
    },
    {
      key: 'result',
      header: t('result'),
      cell: ({ reading: { result } }) => <StatusBadge tone={tones[result]}>{values(result)}</StatusBadge>,
    },
    {
      key: 'action',
      header: t('action'),
      cell: ({ item, reading }) => (
        <>
          <Done reading={reading} />
          <ReadingPhotos item={item} reading={reading} mayRun={mayRun} submitted={status === 'submitted'} />
        </>
      ),
    },
    { key: 'person', header: t('person'), cell: ({ reading }) => reading.byName },
    {
      key: 'time',
      header: t('time'),
      numeric: true,
      cell: ({ reading }) => (
        <>
          <Timestamp at={reading.answeredAt} clock />
          <SentLate at={reading.answeredAt} sentAt={reading.createdAt} />
        </>
      ),
    },
  ];
}

/** The corrective actions for a reading, by whom and when; in red when there is none. */
function Done({ reading: { result, actions, note } }: { readonly reading: SavedReading }) {
  const t = useTexts(lineChecksTexts);
  const localName = useNames();
  const missing = result === 'fail' && actions.length === 0;
  if (!missing && actions.length === 0 && !note) return '–';
  return (
    <Box>
      {missing ? (
        <Text color="fg.error" fontWeight="semibold">
          {t('noAction')}
        </Text>
      ) : null}
      {actions.map(({ id, action, byName, actedAt }) => (
        <Text key={id}>
          {localName(action)}{' '}
          <Span color="fg.muted">
            ({byName}, <Timestamp at={actedAt} clock />)
          </Span>
        </Text>
      ))}
      {note ? <Text color="fg.muted">{note}</Text> : null}
    </Box>
  );
}

function RecordHeading({ sheet: { check } }: { readonly sheet: Sheet }) {
  const localName = useNames();
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const late = useIsLate(check);
  const moment = (at: string) => formatMoment(new Date(at), language, timeZone);
  return (
    <Box>
      <Flex gap="3" align="center" wrap="wrap">
        {check.status === 'submitted' ? (
          <Box color="fg.success">
            <CircleCheck size={28} aria-hidden="true" />
          </Box>
        ) : null}
        <Heading as="h2" fontSize="2xl">
          {nameIn(language, check)}
        </Heading>
        <CheckStatus run={check} />
      </Flex>
      <Text color="fg.muted" mt="1">
        {[
          formatDay(new Date(check.dueAt), language, timeZone),
          localName(check.stationName),
          t('dueAt', { time: formatClock(new Date(check.dueAt), language, timeZone) }),
          check.submittedAt && `${t(late ? 'submittedLate' : 'submitted')} ${moment(check.submittedAt)}`,
          check.submittedByName,
          ...findings(check, t),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {check.submittedAt && check.submissionReceivedAt ? (
        <SentLate at={check.submittedAt} sentAt={check.submissionReceivedAt} />
      ) : null}
      {check.missedReason ? (
        <Text mt="2">
          {t('missedReason')}: {check.missedReason}
        </Text>
      ) : null}
      {check.acknowledgedAt ? (
        <Text mt="2">
          {[
            t('acknowledgedBy', { name: check.acknowledgedByName ?? '–', time: moment(check.acknowledgedAt) }),
            check.acknowledgementNote,
          ]
            .filter(Boolean)
            .join(': ')}
        </Text>
      ) : null}
    </Box>
  );
}
