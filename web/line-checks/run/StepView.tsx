import { Badge, Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { type Ref, useState } from 'react';
import { checkTexts } from '../../ui/check-texts.ts';
import { limitText, valueText } from '../../ui/check-values.ts';
import { TextField } from '../../ui/fields.tsx';
import { useKitchen } from '../../ui/kitchen.ts';
import { useLanguage } from '../../ui/language.ts';
import { nameIn } from '../../ui/name-in.ts';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { useTexts } from '../../ui/texts.ts';
import { formatMoment } from '../../ui/times.ts';
import { lineChecksTexts } from '../texts.ts';
import { ActionTiles } from './ActionTiles.tsx';
import { type Draft, resultOf } from './draft.ts';
import { EntryInput, unitChoices } from './EntryInput.tsx';
import type { RunStep } from './useRun.ts';

interface StepViewProps {
  readonly step: RunStep;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onAnswer: (change: Partial<Draft>) => void;
  readonly onEnter: () => void;
  readonly actionMissing: boolean;
  readonly actionsRef: Ref<HTMLDivElement>;
}

/** A new item begins at the top, wherever the last one was left. */
const toTop = (element: HTMLElement | null) => element?.parentElement?.scrollTo({ top: 0 });

/** One thing to check, alone on the screen. */
export function StepView({ step, onChange, onAnswer, onEnter, actionMissing, actionsRef }: StepViewProps) {
  const t = useTexts(lineChecksTexts);
  const { item, draft } = step;
  const failed = resultOf(item, draft) === 'fail';
  return (
    <Grid
      ref={toTop}
      templateColumns={{ base: '1fr', md: '1fr minmax(0, 24rem)' }}
      templateAreas={{ base: '"what" "entry" "more"', md: '"what entry" "more entry"' }}
      templateRows={{ md: 'auto 1fr' }}
      columnGap="10"
      rowGap="4"
    >
      <Box gridArea="what">
        <StepHeading step={step} onChange={onChange} />
      </Box>
      <Box gridArea="entry">
        <EntryInput item={item} draft={draft} onChange={onChange} onAnswer={onAnswer} onEnter={onEnter} />
      </Box>
      <Stack gridArea="more" gap="5">
        {failed ? (
          <ActionTiles
            key={item.id}
            ref={actionsRef}
            actions={item.correctiveActions}
            value={draft.action}
            onChange={(action) => onChange({ action })}
            missing={actionMissing}
          />
        ) : null}
        {draft.notApplicable ? <Text fontWeight="semibold">{t('naFull')}</Text> : null}
        <NoteField key={`note-${item.id}`} note={draft.note} onChange={(note) => onChange({ note })} />
      </Stack>
    </Grid>
  );
}

function StepHeading({ step, onChange }: Pick<StepViewProps, 'step' | 'onChange'>) {
  const t = useTexts(lineChecksTexts);
  const values = useTexts(checkTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const { item, draft, last } = step;
  const writing = { language, t: values };
  const lastValue = last ? (valueText(item, last, writing) ?? values(last.result)) : null;
  return (
    <Stack gap="2">
      {item.critical ? (
        <Badge alignSelf="flex-start" colorPalette="red" variant="surface" size="md">
          <ShieldAlert size={14} aria-hidden="true" /> {t('critical')}
        </Badge>
      ) : null}
      <Heading as="h2" fontSize={{ base: '2xl', md: '3xl' }} lineHeight="1.2">
        {nameIn(language, item)}
      </Heading>
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <Text fontSize="lg" fontWeight="medium">
          {limitText(item, draft.unit, writing)}
        </Text>
        {item.kind === 'temperature' ? (
          <SegmentedChoice
            label={t('unit')}
            value={draft.unit}
            choices={unitChoices}
            onChange={(unit) => onChange({ unit })}
          />
        ) : null}
      </Flex>
      {last && lastValue ? (
        <Text color="fg.muted" textStyle="sm">
          {t('last', {
            value: lastValue,
            when: formatMoment(new Date(last.answeredAt), language, timeZone),
            name: last.byName,
          })}
        </Text>
      ) : null}
    </Stack>
  );
}

function NoteField({ note, onChange }: { readonly note: string; readonly onChange: (note: string) => void }) {
  const t = useTexts(lineChecksTexts);
  const [value, setValue] = useState(note);
  return (
    <TextField
      label={t('note')}
      placeholder={t('noteHint')}
      maxLength={2_000}
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}
