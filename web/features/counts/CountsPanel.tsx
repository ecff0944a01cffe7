import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { ClipboardList } from 'lucide-react';
import { limits } from '#schema/limits.ts';
import { useCan } from '../../platform/session/viewer.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { useLayer } from '../../ui/components/useLayer.ts';
import { formatDate } from '../../ui/format/days.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Money } from '../../ui/kitchen/amounts.tsx';
import { MoreButton } from '../../ui/components/MoreButton.tsx';
import { type CountRowFragment, useCountsQuery } from './counts.generated.ts';
import { countTones } from './count-tones.ts';
import { StartCount } from './StartCount.tsx';
import { countTexts } from './texts.ts';

/** The counts of the kitchen, the newest first, and the start of a new one. */
export function CountsPanel() {
  const t = useTexts(countTexts);
  const { data, error, refetch, fetchMore } = useCountsQuery({ variables: { first: limits.pageMax } });
  const page = data?.countSessions;
  return (
    <Stack gap="4">
      <StartCount />
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {!page && !error ? <SkeletonList rows={6} rowHeight="14" /> : null}
      {page?.nodes.length === 0 ? (
        <EmptyState icon={ClipboardList} title={t('none')} description={t('noneText')} />
      ) : (
        <Stack as="ul" gap="2" listStyleType="none">
          {page?.nodes.map((count) => (
            <li key={count.id}>
              <CountCard count={count} />
            </li>
          ))}
        </Stack>
      )}
      {page?.pageInfo.hasNextPage ? (
        <MoreButton alignSelf="center" load={() => fetchMore({ variables: { after: page.pageInfo.endCursor } })}>
          {t('moreCounts')}
        </MoreButton>
      ) : null}
    </Stack>
  );
}

function CountCard({ count }: { readonly count: CountRowFragment }) {
  const t = useTexts(countTexts);
  const language = useLanguage();
  const { open } = useLayer('count');
  const reviews = useCan('counts.review');
  const kind = { period: t('period'), spot: t('spotKind'), closing: t('closing') }[count.kind];
  return (
    <chakra.button
      type="button"
      onClick={() => open(count.id)}
      w="full"
      textAlign="start"
      borderWidth="1px"
      rounded="l3"
      bg="bg.panel"
      p="4"
      minH="16"
    >
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text fontWeight="semibold">
          {count.name ?? kind} · {formatDate(count.businessDate, language)}
        </Text>
        <StatusBadge tone={countTones[count.status]}>{t(count.status)}</StatusBadge>
      </Flex>
      <Flex gap="3" wrap="wrap" color="fg.muted" textStyle="sm">
        <Text>{t('by', { name: count.startedByName })}</Text>
        {count.counters.length > 0 ? <Text>{t('counters', { names: count.counters.join(', ') })}</Text> : null}
        {reviews && count.status === 'posted' ? <Money value={count.postedValue} /> : null}
        {reviews && count.unknownCosts ? <Text>{t('unknownCosts', { n: count.unknownCosts })}</Text> : null}
      </Flex>
    </chakra.button>
  );
}
