import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { checkTexts } from '../ui/check-texts.ts';
import { limitText, valueText } from '../ui/check-values.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { useKitchen } from '../ui/kitchen.ts';
import { useLanguage } from '../ui/language.ts';
import { nameIn } from '../ui/name-in.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { Timestamp } from '../ui/Timestamp.tsx';
import { useTexts } from '../ui/texts.ts';
import { formatClock, formatDay, formatMoment } from '../ui/times.ts';
import { CheckStatus } from './CheckStatus.tsx';
import type { Entry, Sheet } from './run/draft.ts';
import { lineChecksTexts } from './texts.ts';

const tones = { pass: 'done', fail: 'late', na: 'quiet' } as const;

/** The record of a run, for reading and for paper: what was found, by whom, against which limit, and what was done. */
export function CheckRecord({ sheet }: { readonly sheet: Sheet }) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const columns = useRecordColumns();
  const answered = sheet.entries.filter(({ answer }) => answer !== null);
  // Failures are what a manager looks for.
  const rows = answered.toSorted((a, b) => Number(b.answer?.result === 'fail') - Number(a.answer?.result === 'fail'));
  return (
    <Stack gap="5">
      <RecordHeading sheet={sheet} />
      <Box borderWidth="1px" rounded="l3" bg="bg.panel" overflow="hidden">
        <DataTable
          caption={nameIn(language, sheet.check)}
          columns={columns}
          rows={rows}
          rowKey={({ item }) => item.id}
          sortParam="record"
          empty={
            <Text p="6" color="fg.muted">
              {t('noAnswers')}
            </Text>
          }
        />
      </Box>
    </Stack>
  );
}

function useRecordColumns(): readonly Column<Entry>[] {
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
      cell: ({ item }) => nameIn(language, item),
    },
    {
      key: 'value',
      header: t('value'),
      numeric: true,
      cell: ({ item, answer }) => (answer && valueText(item, answer, writing)) ?? '–',
    },
    {
      key: 'limit',
      header: t('limit'),
      cell: ({ item, answer }) => limitText(item, answer?.temperatureUnit ?? temperatureUnit, writing),
    },
    {
      key: 'result',
      header: t('result'),
      cell: ({ answer }) =>
        answer ? <StatusBadge tone={tones[answer.result]}>{values(answer.result)}</StatusBadge> : null,
    },
    {
      key: 'action',
      header: t('action'),
      cell: ({ answer }) => [answer?.correctiveAction, answer?.note].filter(Boolean).join(' · ') || '–',
    },
    { key: 'person', header: t('person'), cell: ({ answer }) => answer?.byName },
    {
      key: 'time',
      header: t('time'),
      numeric: true,
      cell: ({ answer }) => (answer ? <Timestamp at={answer.answeredAt} clock /> : null),
    },
  ];
}

function RecordHeading({ sheet: { check } }: { readonly sheet: Sheet }) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const { name: kitchen, timeZone } = useKitchen();
  const moment = (at: string) => formatMoment(new Date(at), language, timeZone);
  return (
    <Box>
      <Text className="print-only" fontWeight="bold">
        {kitchen}
      </Text>
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
          check.stationName,
          t('dueAt', { time: formatClock(new Date(check.dueAt), language, timeZone) }),
          check.submittedAt && `${t(check.late ? 'submittedLate' : 'submitted')} ${moment(check.submittedAt)}`,
          check.submittedByName,
          check.status === 'submitted' ? t('failedCount', { n: check.failedCount }) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {check.missedReason ? (
        <Text mt="2">
          {t('missedReason')}: {check.missedReason}
        </Text>
      ) : null}
    </Box>
  );
}
