import { Flex, Span, Text } from '@chakra-ui/react';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { CheckTile } from '../model/tiles.ts';
import { kioskTexts } from '../../texts.ts';
import { useFormatters } from '../useFormatters.ts';

interface CheckBodyProps {
  readonly tile: CheckTile;
  readonly stationName: string | null;
}

/** A line check: its name and progress. */
export function CheckBody({ tile: { check }, stationName }: CheckBodyProps) {
  const t = useTexts(kioskTexts);
  const { language } = useFormatters();
  return (
    <>
      <Text fontWeight="bold" lineHeight="1.12" lineClamp={2} overflowWrap="anywhere">
        {nameIn(language, check)}
      </Text>
      <Flex justify="space-between" align="baseline" gap="0.4em" fontVariantNumeric="tabular-nums">
        <Span fontWeight="semibold">{t('answered', { done: check.answeredCount, all: check.itemCount })}</Span>
        {check.failedCount === 0 ? null : (
          <Span fontSize="0.6em" color="fg.error" fontWeight="semibold">
            {t('failed', { n: check.failedCount })}
          </Span>
        )}
        {check.notMeasuredCount > 0 ? (
          <Span fontSize="0.6em" color="fg.warning" fontWeight="semibold">
            {t('notMeasured', { n: check.notMeasuredCount })}
          </Span>
        ) : null}
      </Flex>
      <Text fontSize="0.6em" color="fg.muted" lineHeight="1.25" truncate>
        {[t('isLineCheck'), stationName ?? ''].filter((part) => part !== '').join(' · ')}
      </Text>
    </>
  );
}
