import { Box, Button, Flex } from '@chakra-ui/react';
import { addDays } from '#schema/business-day.ts';
import { formatDate } from '../../../ui/format/days.ts';
import { Select } from '../../../ui/forms/fields.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { prepTexts } from '../texts.ts';
import type { PrepDay } from './usePrepDay.ts';
import { DayInput } from '../../../ui/forms/DayInput.tsx';

/** Buttons for today, tomorrow and the day after, and a date field for other days. */
export function DayChooser({ day, today, last, setDay }: Omit<PrepDay, 'date'>) {
  const t = useTexts(prepTexts);
  const language = useLanguage();
  const [tomorrow, after] = [addDays(today, 1), addDays(today, 2)];
  const near = [
    { date: today, label: t('today') },
    { date: tomorrow, label: t('tomorrow') },
    { date: after, label: formatDate(after, language) },
  ];
  return (
    <>
      <Flex role="group" aria-label={t('day')} gap="2" wrap="wrap">
        {near.map(({ date, label }) => (
          <Button
            key={date}
            variant={date === day ? 'subtle' : 'outline'}
            aria-pressed={date === day}
            px={{ base: '3', sm: '4' }}
            onClick={() => setDay(date)}
          >
            {label}
          </Button>
        ))}
      </Flex>
      <DayInput aria-label={t('otherDay')} w="40" value={day} min={today} max={last} onDay={setDay} />
    </>
  );
}

/** The same as one select: today and the next two days. */
export function DaySelect({ day, today, setDay }: Pick<PrepDay, 'day' | 'today' | 'setDay'>) {
  const t = useTexts(prepTexts);
  const language = useLanguage();
  const near = [today, addDays(today, 1), addDays(today, 2)];
  const names = [t('today'), t('tomorrow')];
  const days = near.includes(day) ? near : [...near, day];
  return (
    <Box flex="1" minW={{ base: '28', sm: '32' }} maxW={{ sm: '44' }}>
      <Select aria-label={t('day')} value={day} onChange={(event) => setDay(event.target.value)}>
        {days.map((date, index) => (
          <option key={date} value={date}>
            {names[index] ?? formatDate(date, language)}
          </option>
        ))}
      </Select>
    </Box>
  );
}
