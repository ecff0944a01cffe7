import { Box, Button, Flex, List, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { ChooseIngredient } from './ChooseIngredient.tsx';
import type { ImportMatchesQuery } from './imports.generated.ts';
import { matchTexts } from './match-texts.ts';
import type { Choice } from './useChoices.ts';

export type Match = NonNullable<ImportMatchesQuery['importRows']['nodes'][number]['match']>;

interface IngredientMatchRowProps {
  readonly match: Match;
  /** What the person chose; null while nothing. */
  readonly choice: Choice | null;
  /** Null once the import is done. */
  readonly onChoose: ((choice: Choice) => void) | null;
}

/** One ingredient of the file, what it becomes, and the buttons that confirm or change that. */
export function IngredientMatchRow({ match, choice, onChoose }: IngredientMatchRowProps) {
  const t = useTexts(matchTexts);
  const localName = useNames();
  const [changing, setChanging] = useState(false);
  const { name, found } = match;
  const target = choice ?? {
    itemId: match.itemId ?? null,
    subRecipeId: match.subRecipeId ?? null,
    targetName: match.targetName ?? null,
  };
  const isOpen = onChoose !== null && found === 'similar' && choice === null;
  const choose = (chosen: Choice) => {
    setChanging(false);
    onChoose?.(chosen);
  };
  return (
    <List.Item display="block" borderTopWidth="1px" px={{ base: '4', md: '5' }} py="3">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            {target.targetName === null ? t('becomesNew') : t('becomes', { name: localName(target.targetName) })}
          </Text>
        </Box>
        <State match={match} choice={choice} isOpen={isOpen} />
        {onChoose === null ? null : (
          <Flex gap="2" wrap="wrap">
            {isOpen ? (
              <Button aria-label={t('confirmOf', { name })} onClick={() => choose(target)}>
                {t('confirm')}
              </Button>
            ) : null}
            {found === 'file' ? null : (
              <Button
                variant="outline"
                aria-label={t('changeOf', { name })}
                aria-expanded={changing}
                onClick={() => setChanging(!changing)}
              >
                {t('change')}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
      {changing ? (
        <ChooseIngredient
          name={name}
          mayBeNew={found !== 'same'}
          onChoose={choose}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </List.Item>
  );
}

function State({
  match,
  choice,
  isOpen,
}: Pick<IngredientMatchRowProps, 'match' | 'choice'> & { readonly isOpen: boolean }) {
  const t = useTexts(matchTexts);
  if (isOpen) return <StatusBadge tone="soon">{t('toConfirm')}</StatusBadge>;
  if (choice !== null || match.confirmed) return <StatusBadge tone="done">{t('chosen')}</StatusBadge>;
  const tone = match.found === 'new' ? 'info' : 'quiet';
  return <StatusBadge tone={tone}>{t(match.found)}</StatusBadge>;
}
