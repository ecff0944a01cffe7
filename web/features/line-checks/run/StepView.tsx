import { Badge, Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { checkTexts } from '../../../ui/kitchen/check-texts.ts';
import { limitText, valueText } from '../../../ui/kitchen/check-values.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formatMoment } from '../../../ui/format/times.ts';
import { lineChecksTexts } from '../texts.ts';
import { ActionTiles } from './ActionTiles.tsx';
import { type Draft, type Press, verdictOf } from './draft.ts';
import { EntryInput, unitChoices } from './EntryInput.tsx';
import { ReadingList } from './ReadingList.tsx';
import type { RunStep } from './useRun.ts';

interface StepViewProps {
  readonly step: RunStep;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onAnswer: (press: Press) => void;
  readonly onEnter: () => void;
  /** Continues to the next item although an action is missing. */
  readonly onLater: () => void;
  readonly actionMissing: boolean;
  readonly actionsRef: Ref<HTMLDivElement>;
}

/** One item: its readings so far, the actions that they still need, and the next reading. */
export function StepView({ step, onChange, onAnswer, onEnter, onLater, actionMissing, actionsRef }: StepViewProps) {
  const t = useTexts(lineChecksTexts);
  const { item, draft, readings, open } = step;
  const failing = verdictOf(item, draft)?.result === 'fail';
  const recheckDue = readings.at(-1)?.result === 'fail' && open.length === 0;
  const { grid, entry } = useFirstScroll(recheckDue);
  const tiles = {
    ref: actionsRef,
    actions: item.correctiveActions,
    value: draft.action,
    onChange: (action: string) => onChange({ action }),
    problem: actionMissing ? t('chooseAction') : undefined,
  };
  return (
    <Grid
      ref={grid}
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 24rem)' }}
      templateAreas={{ base: '"what" "found" "entry" "more"', md: '"what entry" "found entry" "more entry"' }}
      templateRows={{ md: 'auto auto 1fr' }}
      columnGap="10"
      rowGap="4"
    >
      <Box gridArea="what">
        <StepHeading step={step} onChange={onChange} />
      </Box>
      {readings.length === 0 ? null : (
        <Stack gridArea="found" gap="5">
          <Box bg="bg.panel" borderWidth="1px" rounded="l3" px="4" py="3">
            <ReadingList item={item} readings={readings} />
          </Box>
          {open[0] ? (
            <ActionTiles
              key={readings.indexOf(open[0])}
              {...tiles}
              about={{ item, reading: open[0] }}
              onLater={onLater}
            />
          ) : null}
        </Stack>
      )}
      <Box ref={entry} gridArea="entry">
        <NextReadingHeading step={step} />
        <EntryInput
          item={item}
          draft={draft}
          newest={readings.at(-1)}
          onChange={onChange}
          onAnswer={onAnswer}
          onEnter={onEnter}
        />
      </Box>
      <Stack gridArea="more" gap="5">
        {failing && open.length === 0 ? <ActionTiles key="next" {...tiles} /> : null}
        <NoteField key={`note-${readings.length}`} note={draft.note} onChange={(note) => onChange({ note })} />
      </Stack>
    </Grid>
  );
}

/** A new item starts at the top; an item that needs its re-check scrolls to the keypad. */
function useFirstScroll(recheckDue: boolean) {
  const grid = useRef<HTMLDivElement>(null);
  const entry = useRef<HTMLDivElement>(null);
  const first = useRef(recheckDue);
  useEffect(() => {
    grid.current?.parentElement?.scrollTo({ top: 0 });
    if (first.current) entry.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return { grid, entry };
}

/** The heading of the keypad after the first reading: a re-check or another reading. */
function NextReadingHeading({ step: { item, readings } }: { readonly step: RunStep }) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  if (readings.length === 0) return null;
  const failed = readings.at(-1)?.result === 'fail';
  return (
    <Box mb="2">
      <Heading as="h3" fontSize="lg">
        {failed ? t('recheckOf', { name: nameIn(language, item) }) : t('readAgain')}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {t(failed ? 'recheckHint' : 'readAgainHint')}
      </Text>
    </Box>
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
      maxLength={limits.noteMax}
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}
