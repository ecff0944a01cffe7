import { Flex, List, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Panel } from '../../ui/components/Panel.tsx';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { MoreButton } from '../../ui/components/MoreButton.tsx';
import { IngredientMatchRow, type Match } from './IngredientMatchRow.tsx';
import { type ImportFileFragment, useImportMatchesQuery } from './imports.generated.ts';
import { matchTexts } from './match-texts.ts';
import type { Choice, Choices } from './useChoices.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

type Filter = 'similar' | 'new' | 'all';

interface IngredientMatchesProps {
  readonly batch: ImportFileFragment;
  readonly choices: Choices;
  readonly onChoose: (match: Match, choice: Choice) => void;
}

/** What each ingredient of the file is: a person confirms those that are only similar, and may change any. */
export function IngredientMatches({ batch, choices, onChoose }: IngredientMatchesProps) {
  const t = useTexts(matchTexts);
  const [filter, setFilter] = useState<Filter>(batch.confirmCount > 0 ? 'similar' : 'all');
  const { data, error, refetch, fetchMore } = useImportMatchesQuery({
    variables: { filter: { importId: batch.id, withMatch: true, match: filter === 'all' ? null : filter } },
    // Another check finds other ingredients.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const rows = data?.importRows.nodes ?? [];
  const end = data?.importRows.pageInfo;
  return (
    <Panel flush title={t('title')} description={batch.state === 'checked' ? t('hint') : t('hintAfter')}>
      <Flex px={{ base: '4', md: '5' }} pb="3">
        <SegmentedChoice<Filter>
          label={t('title')}
          value={filter}
          onChange={setFilter}
          choices={[
            ...(batch.confirmCount > 0
              ? [{ value: 'similar' as const, label: t('similarCount', { n: batch.confirmCount }) }]
              : []),
            { value: 'new', label: t('new') },
            { value: 'all', label: t('allCount', { n: batch.matchCount }) },
          ]}
        />
      </Flex>
      {data ? null : <NotLoaded error={error} onRetry={() => refetch()} />}
      {data && rows.length === 0 ? (
        <Text px={{ base: '4', md: '5' }} pb="4" color="fg.muted">
          {t('none')}
        </Text>
      ) : null}
      <List.Root variant="plain" aria-label={t('title')}>
        {rows.map(({ number, match }) =>
          match == null ? null : (
            <IngredientMatchRow
              key={number}
              match={match}
              choice={choices.get(match.name) ?? null}
              onChoose={batch.state === 'checked' ? (choice) => onChoose(match, choice) : null}
            />
          ),
        )}
      </List.Root>
      {end?.hasNextPage === true ? (
        <Flex p="4" justify="center">
          <MoreButton load={() => fetchMore({ variables: { after: end.endCursor } })}>{t('more')}</MoreButton>
        </Flex>
      ) : null}
    </Panel>
  );
}
