import { Button, Field, Flex, Input, Text } from '@chakra-ui/react';
import { Timer as TimerIcon } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { parseDecimal } from '../../ui/format/decimal.ts';
import { formatTimer } from '../../ui/format/spans.ts';
import { Keypad } from '../../ui/forms/Keypad.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { NewTimer } from './timer.ts';
import { timerTexts } from './timer-texts.ts';

const usual = [1, 5, 10, 15, 20, 30, 60] as const;
const minute = 60;

interface NewTimerFormProps {
  readonly onStart: (input: NewTimer) => void;
  /** A wall display has no keyboard for names. */
  readonly named: boolean;
}

/** A timer for anything: the usual minutes by one tap, others by keypad. */
export function NewTimerForm({ onStart, named }: NewTimerFormProps) {
  const t = useTexts(timerTexts);
  const [label, setLabel] = useState('');
  const [typed, setTyped] = useState('');
  const minutes = Number(parseDecimal(typed) ?? 0);
  const durationSeconds = Math.round(minutes * minute);
  const tooLong = durationSeconds > limits.timerSecondsMax;
  const startFor = (seconds: number) =>
    onStart({ durationSeconds: seconds, label: label.trim().slice(0, limits.nameMax) || null });
  const save = () => (durationSeconds > 0 && !tooLong ? startFor(durationSeconds) : undefined);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <Flex as="form" direction="column" gap="3" align="stretch" onSubmit={submit}>
      {named ? (
        <Field.Root>
          <Field.Label>{t('name')}</Field.Label>
          <Input
            size="xl"
            value={label}
            maxLength={limits.nameMax}
            autoComplete="off"
            onChange={(event) => setLabel(event.target.value)}
          />
        </Field.Root>
      ) : null}
      <Flex wrap="wrap" gap="2">
        {usual.map((count) => (
          <Button
            key={count}
            variant="outline"
            minH="14"
            px="3"
            flex="1 1 4.5rem"
            aria-label={t('startFor', { time: t('minutesShort', { n: count }) })}
            onClick={() => startFor(count * minute)}
          >
            {t('minutesShort', { n: count })}
          </Button>
        ))}
      </Flex>
      <Keypad label={t('minutes')} value={typed} unit={t('min')} onChange={setTyped} onEnter={save} autoFocus />
      {tooLong ? (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          {t('tooLong')}
        </Text>
      ) : null}
      <Button minH="16" fontSize="xl" disabled={durationSeconds < 1 || tooLong} onClick={save}>
        <TimerIcon aria-hidden="true" />
        {durationSeconds > 0 && !tooLong ? t('startOf', { time: formatTimer(durationSeconds * 1_000) }) : t('start')}
      </Button>
    </Flex>
  );
}
