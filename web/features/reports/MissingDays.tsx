import { Text } from '@chakra-ui/react';
import { formatShortDate } from '../../ui/format/days.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { usageTexts } from './usage/usage-texts.ts';

/** How many of the days are named. */
const DAYS_NAMED = 7;

interface MissingDaysProps {
  readonly days: readonly string[];
  /** What it means for the report. */
  readonly effect: string;
}

/** Names the days without complete sales. */
export function MissingDays({ days, effect }: MissingDaysProps) {
  const t = useTexts(usageTexts);
  const language = useLanguage();
  if (days.length === 0) return null;
  const named = days
    .slice(0, DAYS_NAMED)
    .map((day) => formatShortDate(day, language))
    .join(', ');
  const more = days.length - DAYS_NAMED;
  return (
    <Text role="note" color="fg.warning">
      {more > 0
        ? t('missingMany', { n: days.length, days: named, more })
        : t('missing', { n: days.length, days: named })}{' '}
      {effect}
    </Text>
  );
}
