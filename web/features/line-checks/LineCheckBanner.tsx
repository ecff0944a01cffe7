import { Badge, Box, Button, chakra, Flex, Span, Text } from '@chakra-ui/react';
import { ChevronRight, ClipboardCheck, TriangleAlert } from 'lucide-react';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { formatClock } from '../../ui/format/times.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { type LineChecksQuery, useLineChecksQuery } from './line-checks.generated.ts';
import { isWorkable, mostUrgent } from './status.ts';
import { lineChecksTexts } from './texts.ts';
import { useIsLate } from './useIsLate.ts';
import { useStart } from './useStart.ts';

const AllChecks = chakra('button', {
  base: {
    display: 'flex',
    flex: '1 1 9rem',
    flexWrap: 'wrap',
    minW: '0',
    minH: '12',
    alignItems: 'center',
    gap: '2',
    textAlign: 'start',
    cursor: 'pointer',
  },
});

type Run = LineChecksQuery['lineChecks'][number];

/** The name, time and progress of a line check; a press opens all of today. */
function CheckSummary({ run, others, late }: { readonly run: Run; readonly others: number; readonly late: boolean }) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const layer = useLayer('check');
  const time = formatClock(new Date(run.dueAt), language, timeZone);
  return (
    <AllChecks type="button" onClick={() => layer.open('due')}>
      <Box flex="1 1 8rem" minW="0">
        <Text fontWeight="bold" textStyle={{ base: 'md', md: 'lg' }} lineHeight="1.25">
          {nameIn(language, run)}
        </Text>
        <Text textStyle="sm" fontWeight="medium" color={late ? 'red.fg' : 'orange.fg'}>
          {t(late ? 'lateBy' : 'dueAt', { time })} · {t('progress', { done: run.answeredCount, total: run.itemCount })}
        </Text>
      </Box>
      <Span
        srOnly={{ base: true, sm: false }}
        fontWeight="semibold"
        textStyle="sm"
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        {t('all')}
        {others > 0 ? ` (+${others})` : ''}
      </Span>
      {others > 0 ? (
        <Badge colorPalette={late ? 'red' : 'orange'} variant="surface" hideFrom="sm" aria-hidden="true">
          +{others}
        </Badge>
      ) : null}
      <Box as={ChevronRight} boxSize="4.5" flexShrink="0" aria-hidden="true" />
    </AllChecks>
  );
}

/** The most urgent line check that this person can do, pinned above the list; nothing when there is none. */
export function LineCheckBanner() {
  const { data } = useLineChecksQuery({ variables: {} });
  const runs = data?.lineChecks ?? [];
  const run = mostUrgent(runs);
  return run ? <Pinned run={run} others={runs.filter(isWorkable).length - 1} /> : null;
}

function Pinned({ run, others }: { readonly run: Run; readonly others: number }) {
  const t = useTexts(lineChecksTexts);
  const { start, starting } = useStart();
  const late = useIsLate(run);
  const Icon = late ? TriangleAlert : ClipboardCheck;
  return (
    <Flex
      as="section"
      aria-label={t('title')}
      className="no-print"
      align="center"
      wrap="wrap"
      gap={{ base: '2', md: '3' }}
      p={{ base: '1.5', md: '3' }}
      ps={{ base: '3', md: '4' }}
      mb={{ base: '2', md: '4' }}
      rounded="l3"
      borderWidth="2px"
      borderColor={late ? 'red.solid' : 'orange.solid'}
      bg={late ? 'red.subtle' : 'orange.subtle'}
    >
      <Box color={late ? 'red.fg' : 'orange.fg'} hideBelow="sm">
        <Icon size={28} aria-hidden="true" />
      </Box>
      <CheckSummary run={run} others={others} late={late} />
      <Button
        size={{ base: 'xl', md: '2xl' }}
        px={{ base: '4', md: '6' }}
        loading={starting}
        loadingText={t('starting')}
        onClick={() => void start(run)}
      >
        {t(run.status === 'open' ? 'start' : 'resume')}
      </Button>
    </Flex>
  );
}
