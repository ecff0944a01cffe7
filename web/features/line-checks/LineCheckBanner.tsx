import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ClipboardCheck, TriangleAlert } from 'lucide-react';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { formatClock } from '../../ui/format/times.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useLineChecksQuery } from './line-checks.generated.ts';
import { isWorkable, mostUrgent } from './status.ts';
import { lineChecksTexts } from './texts.ts';
import { useStart } from './useStart.ts';

/** The most urgent line check that this person can do, pinned above the list; nothing when there is none. */
export function LineCheckBanner() {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const layer = useLayer('check');
  const { start, starting } = useStart();
  const { data } = useLineChecksQuery({ variables: {} });
  const runs = data?.lineChecks ?? [];
  const run = mostUrgent(runs);
  if (!run) return null;
  const others = runs.filter(isWorkable).length - 1;
  const time = formatClock(new Date(run.dueAt), language, timeZone);
  const Icon = run.late ? TriangleAlert : ClipboardCheck;
  return (
    <Flex
      as="section"
      aria-label={t('title')}
      className="no-print"
      align="center"
      wrap="wrap"
      gap="3"
      p="3"
      ps="4"
      mb="4"
      rounded="l3"
      borderWidth="2px"
      borderColor={run.late ? 'red.solid' : 'orange.solid'}
      bg={run.late ? 'red.subtle' : 'orange.subtle'}
    >
      <Box color={run.late ? 'red.fg' : 'orange.fg'} hideBelow="sm">
        <Icon size={28} aria-hidden="true" />
      </Box>
      <Box flex="1 1 9rem" minW="0">
        <Text fontWeight="bold" fontSize="lg" lineHeight="1.25">
          {nameIn(language, run)}
        </Text>
        <Text textStyle="sm" fontWeight="medium" color={run.late ? 'red.fg' : 'orange.fg'}>
          {t(run.late ? 'lateBy' : 'dueAt', { time })} ·{' '}
          {t('progress', { done: run.answeredCount, total: run.itemCount })}
        </Text>
        <Button variant="plain" size="sm" px="0" minH="11" textDecoration="underline" onClick={() => layer.open('due')}>
          {t('all')}
          {others > 0 ? ` (+${others})` : ''}
        </Button>
      </Box>
      <Button size="2xl" px="6" loading={starting} loadingText={t('starting')} onClick={() => void start(run)}>
        {t(run.status === 'open' ? 'start' : 'resume')}
      </Button>
    </Flex>
  );
}
