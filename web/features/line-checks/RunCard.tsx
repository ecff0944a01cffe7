import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { formatClock } from '../../ui/format/times.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { CheckStatus } from './CheckStatus.tsx';
import { findings, isWorkable, type RunFields } from './status.ts';
import { lineChecksTexts } from './texts.ts';
import { useIsLate } from './useIsLate.ts';
import { useStart } from './useStart.ts';
import { useNames } from '../../ui/i18n/useNames.ts';

/** One run of today with its next step: start, continue or view. */
export function RunCard({ run }: { readonly run: RunFields }) {
  const localName = useNames();
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const layer = useLayer('check');
  const { start, starting } = useStart();
  const clock = (at: string) => formatClock(new Date(at), language, timeZone);
  const late = useIsLate(run);
  const workable = isWorkable(run);
  const facts = [
    localName(run.stationName),
    run.status === 'submitted' ? null : t('progress', { done: run.answeredCount, total: run.itemCount }),
    ...findings(run, t),
    run.submittedByName ?? run.startedByName,
  ].filter(Boolean);
  return (
    <Flex
      as="article"
      gap="4"
      align="center"
      wrap="wrap"
      bg="bg.panel"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderInlineStartColor={run.status === 'missed' || late ? 'red.solid' : workable ? 'orange.solid' : 'border'}
      rounded="l3"
      p="4"
    >
      <Box flex="1 1 9rem" minW="0">
        <Flex gap="2" align="center" wrap="wrap" mb="1">
          <Heading as="h2" fontSize="lg" lineHeight="1.25">
            {nameIn(language, run)}
          </Heading>
          <CheckStatus run={run} />
        </Flex>
        <Text color="fg.muted">
          {run.status === 'scheduled'
            ? t('opensAt', { time: clock(run.opensAt) })
            : t('dueAt', { time: clock(run.dueAt) })}
          {facts.map((fact) => ` · ${fact}`)}
        </Text>
      </Box>
      {workable ? (
        <Button size="2xl" px="6" loading={starting} loadingText={t('starting')} onClick={() => void start(run)}>
          {t(run.status === 'open' ? 'start' : 'resume')}
        </Button>
      ) : run.status === 'scheduled' ? null : (
        <Button variant="ghost" minH="11" px="4" onClick={() => layer.open(run.id)}>
          {t('look')}
        </Button>
      )}
    </Flex>
  );
}
