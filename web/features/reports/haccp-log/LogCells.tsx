import { Box, Span, Text } from '@chakra-ui/react';
import { checkTexts } from '../../../ui/kitchen/check-texts.ts';
import { type CheckWriting, valueText } from '../../../ui/kitchen/check-values.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formatClock, formatDay } from '../../../ui/format/times.ts';
import { reportsTexts } from '../texts.ts';
import type { LogRow } from './useHaccpLog.ts';

const tones = { pass: 'done', fail: 'late', na: 'quiet' } as const;

/** The result of a reading, and whether it is a re-check. */
export function Result({ row: { result, recheck } }: { readonly row: LogRow }) {
  const t = useTexts(reportsTexts);
  const values = useTexts(checkTexts);
  return (
    <>
      <StatusBadge tone={tones[result]}>{values(result)}</StatusBadge>
      {recheck ? (
        <Text textStyle="xs" color="fg.muted">
          {t('isRecheck')}
        </Text>
      ) : null}
    </>
  );
}

/** The corrective actions for a reading out of range, by whom and when; in red when there is none. */
export function Done({ row: { result, actions, note } }: { readonly row: LogRow }) {
  const t = useTexts(reportsTexts);
  const localName = useNames();
  const missing = result === 'fail' && actions.length === 0;
  if (!missing && actions.length === 0 && !note) return '–';
  return (
    <Box>
      {missing ? <Text color="fg.error">{t('noAction')}</Text> : null}
      {actions.map(({ id, action, personName, actedAt }) => (
        <Text key={id}>
          {localName(action)}{' '}
          <Span color="fg.muted">
            ({personName}, <Timestamp at={actedAt} clock />)
          </Span>
        </Text>
      ))}
      {note ? <Text color="fg.muted">{note}</Text> : null}
    </Box>
  );
}

/** The re-checks of a reading out of range: `3.9 °C, 16:17 OK`. */
export function Rechecks({ row, writing }: { readonly row: LogRow; readonly writing: CheckWriting }) {
  const t = useTexts(reportsTexts);
  if (row.result !== 'fail') return '–';
  if (row.rechecks.length === 0) return t('noRecheck');
  return (
    <Box>
      {row.rechecks.map((later) => (
        <Text key={later.id} color={later.result === 'fail' ? 'fg.error' : undefined}>
          {valueText(row, later, writing) ?? ''}, <Timestamp at={later.answeredAt} clock />: {writing.t(later.result)}
        </Text>
      ))}
    </Box>
  );
}

/** Day and time; a line break can only be between them. */
export function When({ at }: { readonly at: string }) {
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const date = new Date(at);
  return (
    <>
      <Span whiteSpace="nowrap">{formatDay(date, language, timeZone)}</Span>{' '}
      <Span whiteSpace="nowrap">{formatClock(date, language, timeZone)}</Span>
    </>
  );
}
