import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Check, RotateCcw, Scale } from 'lucide-react';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { SuggestionFigures } from './SuggestionArithmetic.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import { suggestionTexts } from './suggestion-texts.ts';
import { useParSuggestionsQuery } from './suggestions.generated.ts';
import { isOpen, type Suggestion, useSuggestionActions } from './useSuggestions.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

interface SuggestionsLayerProps {
  /** The line whose arithmetic is shown at first; it comes first. */
  readonly line: string;
  readonly onClose: () => void;
}

/** All suggested pars, those that were dismissed, and why the other lines have none. */
export function SuggestionsLayer({ line, onClose }: SuggestionsLayerProps) {
  const t = useTexts(suggestionTexts);
  const { data, error, refetch } = useParSuggestionsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SideLayer title={t('title')} onClose={onClose}>
      <Stack gap="4">
        <Text color="fg.muted">{t('about')}</Text>
        {data ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={4} />}
        {data?.parSuggestions.length === 0 ? <EmptyState icon={Scale} title={t('empty')} /> : null}
        {data && data.parSuggestions.length > 0 ? <Suggestions all={data.parSuggestions} line={line} /> : null}
      </Stack>
    </SideLayer>
  );
}

interface SuggestionsProps {
  readonly all: readonly Suggestion[];
  readonly line: string;
}

function Suggestions({ all, line }: SuggestionsProps) {
  const t = useTexts(suggestionTexts);
  const { onAccept, onDismiss, onShow } = useSuggestionActions();
  const open = all.filter(isOpen).toSorted((one, other) => Number(other.id === line) - Number(one.id === line));
  const dismissed = all.filter((one) => one.dismissed);
  const others = all.filter(({ suggestedByWeekday }) => suggestedByWeekday === null);
  // A line with too little data is not counted as one whose par fits.
  const allFit = dismissed.length === 0 && others.every(({ reason }) => reason === 'fits');
  return (
    <>
      {open.length === 0 ? (
        <EmptyState
          icon={allFit ? Check : Scale}
          title={t(allFit ? 'allFitTitle' : 'noneTitle')}
          description={t('noneText')}
        />
      ) : null}
      <Stack as="ul" gap="3" listStyleType="none">
        {open.map((one) => (
          <SuggestionCard
            key={one.id}
            suggestion={one}
            opened={one.id === line}
            onAccept={() => onAccept(one)}
            onDismiss={() => onDismiss(one)}
          />
        ))}
      </Stack>
      <Rows title={t('hidden')} rows={dismissed} onShow={onShow} />
      <Rows title={t('others')} rows={others} />
    </>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly Suggestion[];
  /** Shows a dismissed suggestion again. */
  readonly onShow?: (suggestion: Suggestion) => void;
}

function Rows({ title, rows, onShow }: RowsProps) {
  const t = useTexts(suggestionTexts);
  const localName = useNames();
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading as="h3" fontSize="md">
        {title}
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none">
        {rows.map((one) => (
          <Box as="li" key={one.id} borderBottomWidth="1px" py="2">
            <Flex justify="space-between" gap="3" align="center" wrap="wrap">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {localName(one.itemName)}
              </Text>
              {onShow ? (
                <Button
                  variant="outline"
                  aria-label={t('showAgainOf', { name: localName(one.itemName) })}
                  onClick={() => onShow(one)}
                >
                  <RotateCcw aria-hidden="true" /> {t('showAgain')}
                </Button>
              ) : null}
            </Flex>
            {one.reason === null ? null : <Reason suggestion={one} reason={one.reason} />}
          </Box>
        ))}
      </Stack>
    </section>
  );
}

interface ReasonProps {
  readonly suggestion: Suggestion;
  readonly reason: NonNullable<Suggestion['reason']>;
}

/** Why a line has no suggestion; a press shows its figures, if they are its own. */
function Reason({ suggestion, reason }: ReasonProps) {
  const t = useTexts(suggestionTexts);
  // Its figures have frozen and thawed stock together.
  if (reason === 'thawed') {
    return (
      <Text py="2" textStyle="sm" color="fg.muted">
        {t('thawed')}
      </Text>
    );
  }
  return (
    <details>
      <Box as="summary" minH="11" py="2" cursor="pointer" textStyle="sm" color="fg.muted">
        {t(reason, { n: suggestion.knownDays })}
      </Box>
      <SuggestionFigures suggestion={suggestion} />
    </details>
  );
}
