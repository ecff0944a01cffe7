import { Heading, Stack, Text } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useByRules } from '#schema/food-code.ts';
import { type Jurisdiction, jurisdictions } from '#schema/vocabulary.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { kitchenProfileTexts } from './texts.ts';

interface RuleFieldsProps {
  readonly jurisdiction: Jurisdiction;
  readonly fields: Readonly<Record<'jurisdiction' | 'dateMarkDays', UseFormRegisterReturn>>;
  readonly error: string | undefined;
}

/** The food code for date marking; for the kitchen's own rules also the number of days. */
export function RuleFields({ jurisdiction, fields, error }: RuleFieldsProps) {
  const t = useTexts(kitchenProfileTexts);
  return (
    <>
      <Heading as="h3" fontSize="md">
        {t('rules')}
      </Heading>
      <SelectField label={t('jurisdiction')} hint={t('rulesHint')} {...fields.jurisdiction}>
        {jurisdictions.map((value) => (
          <option key={value} value={value}>
            {t(value)}
          </option>
        ))}
      </SelectField>
      {jurisdiction === 'CUSTOM' ? (
        <TextField
          inputMode="numeric"
          label={t('dateMarkDays')}
          hint={t('dateMarkHint')}
          error={error}
          {...fields.dateMarkDays}
        />
      ) : null}
      <RulesText jurisdiction={jurisdiction} />
    </>
  );
}

/** A summary of the rules and their source. */
function RulesText({ jurisdiction }: { readonly jurisdiction: Jurisdiction }) {
  const t = useTexts(kitchenProfileTexts);
  const { dateMarkDays, thawedHours, source } = useByRules[jurisdiction];
  const rules = [
    dateMarkDays === null ? null : t('ruleDays', { n: dateMarkDays }),
    thawedHours === null ? t('ruleThawedRest') : t('ruleThawed', { n: thawedHours }),
    t('ruleFrozen'),
  ].filter((rule) => rule !== null);
  return (
    <Stack bg="bg.subtle" borderWidth="1px" rounded="l2" p="3" gap="2" textStyle="sm">
      <Stack as="ul" gap="1" ps="4" listStyleType="disc">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Stack>
      <Text color="fg.muted">
        {t('source')}: <span lang="en">{source}</span>
      </Text>
    </Stack>
  );
}
