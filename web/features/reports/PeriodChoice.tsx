import { Flex, Text } from '@chakra-ui/react';
import { FormField, SelectField } from '../../ui/forms/fields.tsx';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { kitchenChoices } from './kitchen-choices.ts';
import { lastDays, periodProblem, usePeriod } from './period.ts';
import { reportsTexts } from './texts.ts';
import { DayInput } from '../../ui/forms/DayInput.tsx';

const choices = [
  { days: 7, key: 'days7' },
  { days: 14, key: 'days14' },
  { days: 28, key: 'days28' },
  { days: 92, key: 'days92' },
  { days: 365, key: 'days365' },
  { days: 731, key: 'days731' },
] as const;

/** Chooses the period of the report: one of the kitchen's, a common span, or any two dates. */
export function PeriodChoice({ daysMax }: { readonly daysMax: number }) {
  const t = useTexts(reportsTexts);
  const { period, today, choose } = usePeriod();
  const problem = periodProblem(period, daysMax);
  const { from, to } = period;
  const kitchen = useKitchen();
  const offered = [
    ...kitchenChoices(kitchen, today),
    ...choices.map(({ days, key }) => ({ key, ...lastDays(days, today) })),
  ].filter((span) => periodProblem(span, daysMax) === null);
  const chosen = offered.find((span) => to === span.to && from === span.from);
  const changeDates = (change: Partial<typeof period>) => {
    choose({ ...period, ...change });
  };
  return (
    <Flex className="no-print" gap="3" wrap="wrap" align="flex-end" mb="6">
      <Flex w={{ base: 'full', sm: '48' }}>
        <SelectField
          label={t('period')}
          value={chosen?.key ?? ''}
          onChange={({ target }) => {
            const span = offered.find(({ key }) => key === target.value);
            if (span) choose(span);
          }}
        >
          {chosen ? null : <option value="">{t('chosen')}</option>}
          {offered.map(({ key }) => (
            <option key={key} value={key}>
              {t(key)}
            </option>
          ))}
        </SelectField>
      </Flex>
      <Flex flex={{ base: '1', sm: 'none' }} w={{ sm: '44' }}>
        <FormField label={t('from')}>
          <DayInput max={today} value={from} onDay={(day) => changeDates({ from: day })} />
        </FormField>
      </Flex>
      <Flex flex={{ base: '1', sm: 'none' }} w={{ sm: '44' }}>
        <FormField label={t('to')}>
          <DayInput max={today} value={to} onDay={(day) => changeDates({ to: day })} />
        </FormField>
      </Flex>
      {problem === null ? null : (
        <Text role="alert" color="fg.error" w="full">
          {t(problem, { n: daysMax })}
        </Text>
      )}
    </Flex>
  );
}
