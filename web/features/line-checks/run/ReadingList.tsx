import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react';
import { checkTexts } from '../../../ui/kitchen/check-texts.ts';
import { valueText } from '../../../ui/kitchen/check-values.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formatClock } from '../../../ui/format/times.ts';
import { lineChecksTexts } from '../texts.ts';
import type { CheckItem } from './draft.ts';
import { ReadingPhotos } from './ReadingPhotos.tsx';
import { isRecheck, type Reading } from './readings.ts';

const resultStyles = {
  pass: { icon: CircleCheck, color: 'fg.success' },
  fail: { icon: TriangleAlert, color: 'fg.error' },
  na: { icon: CircleMinus, color: 'fg.muted' },
} as const;

interface ReadingListProps {
  readonly item: CheckItem;
  readonly readings: readonly Reading[];
}

/** Every reading of an item, oldest first: value, time, person and corrective actions. */
export function ReadingList({ item, readings }: ReadingListProps) {
  const t = useTexts(lineChecksTexts);
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t('readings')}>
      {readings.map((reading, place) => (
        <Row key={reading.id} item={item} reading={reading} recheck={isRecheck(readings, place)} />
      ))}
    </Stack>
  );
}

interface RowProps {
  readonly item: CheckItem;
  readonly reading: Reading;
  readonly recheck: boolean;
}

function Row({ item, reading, recheck }: RowProps) {
  const t = useTexts(lineChecksTexts);
  const values = useTexts(checkTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const { icon: Icon, color } = resultStyles[reading.result];
  const found = valueText(item, reading, { language, t: values });
  const time = formatClock(new Date(reading.answeredAt), language, timeZone);
  return (
    <Flex as="li" gap="3" align="flex-start">
      <Box color={color} pt="0.5" flexShrink="0">
        <Icon size={20} aria-hidden="true" />
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <Flex columnGap="2" wrap="wrap" align="baseline">
          <Text as="span" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {found ?? values(reading.result)}
          </Text>
          {found === null ? null : (
            <Text as="span" fontWeight="medium" color={color}>
              {recheck ? t('recheckResult', { result: values(reading.result) }) : values(reading.result)}
            </Text>
          )}
          <Text as="span" textStyle="sm" color="fg.muted">
            {time}, {reading.byName}
            {reading.saved ? '' : ` · ${t('notSaved')}`}
          </Text>
        </Flex>
        {reading.result === 'fail' ? <Actions reading={reading} /> : null}
        {reading.note ? (
          <Text textStyle="sm" color="fg.muted">
            {reading.note}
          </Text>
        ) : null}
        <ReadingPhotos item={item} reading={reading} mayRun submitted={false} />
      </Box>
    </Flex>
  );
}

/** The corrective actions for a reading out of range, or a note that there is none yet. */
function Actions({ reading: { actions } }: { readonly reading: Reading }) {
  const t = useTexts(lineChecksTexts);
  if (actions.length === 0) {
    return (
      <Text fontWeight="semibold" color="fg.error">
        {t('actionMissing')}
      </Text>
    );
  }
  return <Text>{actions.map(({ action }) => action).join(' · ')}</Text>;
}
