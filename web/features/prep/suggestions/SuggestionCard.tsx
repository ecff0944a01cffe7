import { Box, Button, Flex, Grid, Span, Text } from '@chakra-ui/react';
import { Check, ChevronDown, ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { weekdays } from '#schema/vocabulary.ts';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { planTexts } from '../plan/plan-texts.ts';
import { SuggestionArithmetic } from './SuggestionArithmetic.tsx';
import { suggestionTexts } from './suggestion-texts.ts';
import type { Suggestion } from './useSuggestions.ts';

interface SuggestionCardProps {
  readonly suggestion: Suggestion;
  /** Whether the arithmetic is shown at first. */
  readonly opened: boolean;
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
}

/** One suggestion: why, the pars of the week, accept or dismiss, and its arithmetic on a press. */
export function SuggestionCard({ suggestion, opened, onAccept, onDismiss }: SuggestionCardProps) {
  const t = useTexts(suggestionTexts);
  const localName = useNames();
  const [isShown, setShown] = useState(opened);
  const name = localName(suggestion.itemName);
  return (
    <Box as="li" borderWidth="1px" rounded="l2" p="4" bg="bg.panel">
      <Flex justify="space-between" gap="3" align="baseline" wrap="wrap">
        <Text as="h3" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {localName(suggestion.stationName)}
        </Text>
      </Flex>
      <Causes suggestion={suggestion} />
      <Week suggestion={suggestion} />
      <Flex gap="2" mt="3" wrap="wrap">
        <Button onClick={onAccept} aria-label={`${t('accept')}: ${name}`}>
          <Check aria-hidden="true" /> {t('accept')}
        </Button>
        <Button variant="outline" onClick={onDismiss} aria-label={`${t('dismiss')}: ${name}`}>
          <X aria-hidden="true" /> {t('dismiss')}
        </Button>
        <Button
          variant="ghost"
          aria-label={t('howOf', { name })}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />} {t('how')}
        </Button>
      </Flex>
      {isShown ? <SuggestionArithmetic suggestion={suggestion} /> : null}
    </Box>
  );
}

function Causes({ suggestion: { weekdays: rows, ranOutDays, wastedPercent } }: { readonly suggestion: Suggestion }) {
  const t = useTexts(suggestionTexts);
  const language = useLanguage();
  const has = (cause: 'ran_out' | 'wasted') => rows.some((row) => row.cause === cause);
  return (
    <Text textStyle="sm" color="fg.muted">
      {has('ran_out') ? <Span display="block">{t('ranOut', { n: ranOutDays })}</Span> : null}
      {has('wasted') ? (
        <Span display="block">{t('wasted', { percent: formatDecimal(wastedPercent ?? '0', language, 1) })}</Span>
      ) : null}
    </Text>
  );
}

/** The pars of the week; where another is suggested the present one is crossed out, and the suggested one below it. */
function Week({ suggestion: { weekdays: rows, unit } }: { readonly suggestion: Suggestion }) {
  const t = useTexts(suggestionTexts);
  const plan = useTexts(planTexts);
  const language = useLanguage();
  const unitName = useUnitName();
  return (
    <Grid
      as="ul"
      listStyleType="none"
      mt="3"
      gap="1"
      templateColumns="repeat(auto-fit, minmax(2.25rem, 1fr))"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
      aria-label={`${t('parNew')} (${unitName(unit)})`}
    >
      {weekdays.map((day, index) => {
        const { par = '0', suggested = null } = rows[index] ?? {};
        return (
          <Box as="li" key={day} rounded="sm" py="1" {...(suggested === null ? {} : { bg: 'bg.muted' })}>
            <Span display="block" textStyle="xs" color="fg.muted">
              {plan(day)}
            </Span>
            {suggested === null ? (
              <Span display="block">{formatDecimal(par, language)}</Span>
            ) : (
              <>
                <Span as="del" display="block" color="fg.muted" textStyle="sm">
                  {formatDecimal(par, language)}
                </Span>
                <Span as="ins" display="block" fontWeight="bold" textDecoration="none">
                  {formatDecimal(suggested, language)}
                </Span>
              </>
            )}
          </Box>
        );
      })}
    </Grid>
  );
}
