import { Button, Flex, SimpleGrid } from '@chakra-ui/react';
import { useController, useFormContext } from 'react-hook-form';
import { weekdays } from '#schema/vocabulary.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { TemplateForm } from './template-form.ts';
import { planTexts } from './texts.ts';

/** The weekdays on which a check is due; none means every day. */
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
      <SimpleGrid columns={7} gap="1.5" role="group" aria-label={t('weekdays')}>
        {weekdays.map((day) => {
          const on = chosen.includes(day);
          return (
            <Button
              key={day}
              variant={on ? 'solid' : 'outline'}
              aria-pressed={on}
              px="0"
              minW="0"
              onClick={() => field.onChange(weekdays.filter((one) => (one === day ? !on : chosen.includes(one))))}
            >
              {t(day)}
            </Button>
          );
        })}
      </SimpleGrid>
      <Flex as="span" textStyle="xs" color="fg.muted">
        {t('weekdaysHint')}
      </Flex>
    </Flex>
  );
}
