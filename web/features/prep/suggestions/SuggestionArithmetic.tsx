import { Box, chakra, Flex, Span, Stack, Text } from '@chakra-ui/react';
import { weekdays } from '#schema/vocabulary.ts';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { planTexts } from '../plan/plan-texts.ts';
import { suggestionTexts } from './suggestion-texts.ts';
import type { Suggestion } from './useSuggestions.ts';

/** The figures of the last 28 days. */
export function SuggestionFigures({ suggestion }: { readonly suggestion: Suggestion }) {
  const t = useTexts(suggestionTexts);
  const { unit, made, used, wasted, ranOutDays, emptyDays } = suggestion;
  return (
    <>
      <Stack as="dl" gap="0" textStyle="sm">
        <Fact label={t('made')}>
          <Quantity value={made} unit={unit} />
        </Fact>
        <Fact label={t('used')}>
          {used === null ? <Span color="fg.muted">{t('unknown')}</Span> : <Quantity value={used} unit={unit} />}
        </Fact>
        <Fact label={t('thrownAway')}>
          <Quantity value={wasted} unit={unit} />
        </Fact>
        <Fact label={t('ranOutDays')}>{t('days', { n: ranOutDays })}</Fact>
        {emptyDays === 0 ? null : <Fact label={t('noRecord')}>{t('days', { n: emptyDays })}</Fact>}
      </Stack>
      {used === null ? (
        <Text textStyle="sm" color="fg.muted" mt="1">
          {t('usedUnknown')}
        </Text>
      ) : null}
    </>
  );
}

/** The figures, and for each weekday that changes the days behind it, the most that was used, and the result. */
export function SuggestionArithmetic({ suggestion }: { readonly suggestion: Suggestion }) {
  return (
    <Box mt="2">
      <SuggestionFigures suggestion={suggestion} />
      <Stack as="ul" gap="2" mt="3" listStyleType="none" textStyle="sm">
        {weekdays.map((day, index) => {
          const row = suggestion.weekdays[index];
          return row?.suggested == null ? null : (
            <li key={day}>
              <Weekday day={day} row={row} suggested={row.suggested} />
            </li>
          );
        })}
      </Stack>
    </Box>
  );
}

interface WeekdayProps {
  readonly day: (typeof weekdays)[number];
  readonly row: Suggestion['weekdays'][number];
  readonly suggested: string;
}

function Weekday({ day, row, suggested }: WeekdayProps) {
  const t = useTexts(suggestionTexts);
  const plan = useTexts(planTexts);
  const language = useLanguage();
  const figure = (value: string) => formatDecimal(value, language);
  const most = figure(row.most ?? '0');
  const steps = [
    Number(row.factor) === 1 ? t('most', { most }) : t('mostTimes', { most, factor: figure(row.factor) }),
    t('rounded', { suggested: figure(suggested) }),
  ];
  return (
    <>
      <Span fontWeight="semibold">{plan(day)}: </Span>
      <Span>
        {row.days
          .map(({ used, ranOut }) => (ranOut ? `${figure(used)} (${t('ranOutThen')})` : figure(used)))
          .join(' · ')}
        {row.coverDays > 1 ? ` (${t('cover', { n: row.coverDays })})` : ''}
      </Span>
      <Span display="block" color="fg.muted">
        {steps.join('; ')}
      </Span>
    </>
  );
}

const Line = chakra(Flex, { base: { justifyContent: 'space-between', gap: '4', py: '1', borderBottomWidth: '1px' } });

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <Line>
      <Span as="dt" color="fg.muted">
        {label}
      </Span>
      <Span as="dd" fontVariantNumeric="tabular-nums">
        {children}
      </Span>
    </Line>
  );
}
