import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { SalesDayState } from '#schema/sales-vocabulary.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { formatDate } from '../../ui/format/days.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Money } from '../../ui/kitchen/amounts.tsx';
import type { StatusTone } from '../../ui/kitchen/status-styles.ts';
import type { SalesScreenQuery } from './sales.generated.ts';
import { salesTexts } from './texts.ts';

const tones: Readonly<Record<SalesDayState, StatusTone>> = { no_data: 'late', partial: 'soon', complete: 'done' };

interface DayStripProps {
  readonly days: SalesScreenQuery['salesDays'];
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}

/** The last days, newest first, with those marked whose sales are missing. */
export function DayStrip({ days, chosen, onChoose }: DayStripProps) {
  const t = useTexts(salesTexts);
  const language = useLanguage();
  return (
    <Panel title={t('days')} description={t('daysText')} flush>
      <Box as="ul" listStyleType="none">
        {days.toReversed().map(({ businessDate, state, netSales }) => (
          <Box as="li" key={businessDate} borderTopWidth="1px">
            <chakra.button
              type="button"
              aria-current={businessDate === chosen ? 'date' : undefined}
              onClick={() => onChoose(businessDate)}
              w="full"
              minH="11"
              px={{ base: '4', md: '5' }}
              py="1"
              bg={businessDate === chosen ? 'brand.subtle' : undefined}
              _hover={{ bg: 'bg.muted' }}
            >
              <Flex gap="3" align="center" justify="space-between" wrap="wrap">
                <Text fontWeight={businessDate === chosen ? 'semibold' : undefined}>
                  {formatDate(businessDate, language)}
                </Text>
                <Flex gap="3" align="center" wrap="wrap">
                  {state === 'no_data' ? null : <Money value={netSales} />}
                  <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
                </Flex>
              </Flex>
            </chakra.button>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
