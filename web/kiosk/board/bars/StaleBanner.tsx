import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Printer, TriangleAlert, Unplug } from 'lucide-react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formatAge } from '../../../ui/format/spans.ts';
import { ageOf, type Freshness, type Link } from '../../engine/freshness.ts';
import { kioskTexts } from '../../texts.ts';
import type { Moment } from '../useNow.ts';
import { useFormatters } from '../useFormatters.ts';

interface StaleBannerProps {
  readonly link: Link;
  readonly freshness: Freshness;
  readonly now: Moment;
  readonly onPrint: () => void;
}

const bannerStyles = {
  closed: { bg: 'orange.subtle', color: 'orange.fg' },
  old: { bg: '#b45309', color: 'white' },
  lost: { bg: 'red.solid', color: 'white' },
} as const;

/** Shows that the board is not live and how old its data is, more prominently over time. Hidden only when the data is fresh. */
export function StaleBanner({ link, freshness, now, onPrint }: StaleBannerProps) {
  const t = useTexts(kioskTexts);
  if (freshness === 'live') return null;
  const lost = freshness === 'lost';
  return (
    <Flex
      role={lost ? 'alert' : 'status'}
      data-freshness={freshness}
      {...bannerStyles[freshness]}
      align="center"
      wrap={lost ? 'wrap' : undefined}
      columnGap="0.6em"
      px="0.6em"
      py={lost ? '0.15em' : freshness === 'closed' ? '0.3em' : '0.45em'}
      fontSize={lost ? 'clamp(1.5rem, 0.9em, 4.5vmin)' : 'clamp(1.125rem, 0.6em, 3.5vmin)'}
      lineHeight="1.15"
      fontWeight="bold"
    >
      <Box as="span" flexShrink="0">
        {lost ? <TriangleAlert size="1.2em" aria-hidden="true" /> : <Unplug size="1.2em" aria-hidden="true" />}
      </Box>
      <Words link={link} lost={lost} now={now} />
      {lost ? (
        <Button
          bg="white"
          color="black"
          minH="16"
          ms="auto"
          px="6"
          fontSize="xl"
          className="no-print"
          onClick={onPrint}
        >
          <Printer aria-hidden="true" /> {t('printList')}
        </Button>
      ) : null}
    </Flex>
  );
}

function Words({ link, lost, now }: { readonly link: Link; readonly lost: boolean; readonly now: Moment }) {
  const t = useTexts(kioskTexts);
  const { clock, language } = useFormatters();
  const age = ageOf(link, now.instant);
  const time = link.receivedTime === null ? null : clock(link.receivedTime);
  if (lost) {
    return (
      <Text as="span" flex="1 1 7em">
        {time === null ? t('notLiveYet') : t('notLiveSince', { time })}
      </Text>
    );
  }
  return (
    <Flex flex="1" wrap="wrap" columnGap="1em">
      <span>{t('closed')}</span>
      <Text as="span" fontWeight="semibold">
        {time === null || age === null ? t('never') : t('lastUpdate', { time, age: formatAge(age, language) })}
      </Text>
    </Flex>
  );
}
