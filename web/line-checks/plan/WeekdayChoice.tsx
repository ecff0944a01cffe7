import { Button, Flex } from '@chakra-ui/react';
import { useController, useFormContext } from 'react-hook-form';
import { weekdays } from '#schema/vocabulary.ts';
import { useTexts } from '../../ui/texts.ts';
import type { TemplateForm } from './template-form.ts';
import { planTexts } from './texts.ts';

/** The weekdays on which a check falls due; none means every day. */
export function WeekdayChoice() {
  const t = useTexts(planTexts);
  const { control } = useFormContext<TemplateForm>();
  const { field } = useController({ control, name: 'weekdays' });
  const chosen = field.value;
  return (
    <Flex direction="column" gap="1.5">
      <Flex as="span" textStyle="sm" fontWeight="medium">
        {t('weekdays')}
      </Flex>
      <Flex gap="1.5" wrap="wrap" role="group" aria-label={t('weekdays')}>
        {weekdays.map((day) => {
          const on = chosen.includes(day);
          return (
            <Button
              key={day}
              variant={on ? 'solid' : 'outline'}
              aria-pressed={on}
              px="2.5"
              minW="12"
              onClick={() => field.onChange(weekdays.filter((one) => (one === day ? !on : chosen.includes(one))))}
            >
              {t(day)}
            </Button>
          );
        })}
      </Flex>
      <Flex as="span" textStyle="xs" color="fg.muted">
        {t('weekdaysHint')}
      </Flex>
    </Flex>
  );
}
