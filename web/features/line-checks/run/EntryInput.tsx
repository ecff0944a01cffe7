import { Button, SimpleGrid } from '@chakra-ui/react';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { TemperatureUnit } from '#schema/vocabulary.ts';
import { limits } from '#schema/limits.ts';
import { TextAreaField } from '../../../ui/forms/fields.tsx';
import { Keypad } from '../../../ui/forms/Keypad.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { lineChecksTexts } from '../texts.ts';
import { type CheckItem, type Draft, type Press, problemOf, verdictOf } from './draft.ts';
import type { Reading } from './readings.ts';
import { VerdictLine } from './VerdictLine.tsx';
import { focusOnce } from '../../../ui/forms/focus.ts';

interface EntryInputProps {
  readonly item: CheckItem;
  readonly draft: Draft;
  /** The newest reading, which the two buttons show as pressed. */
  readonly newest: Reading | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
  /** Records a complete answer with one press and, if it passes, continues. */
  readonly onAnswer: (press: Press) => void;
  readonly onEnter: () => void;
}

/** The input of an item: a keypad for figures, two buttons for yes and no, a text field for text. */
export function EntryInput({ item, draft, newest, onChange, onAnswer, onEnter }: EntryInputProps) {
  const t = useTexts(lineChecksTexts);
  const verdict = verdictOf(item, draft);
  switch (item.kind) {
    case 'temperature':
    case 'number': {
      const unit = item.kind === 'temperature' ? `°${draft.unit}` : (item.unitLabel ?? '');
      return (
        <Keypad
          label={t(item.kind === 'temperature' ? 'reading' : 'number')}
          value={draft.typed}
          unit={unit}
          signed={item.kind === 'temperature' || isBelowZero(item)}
          autoFocus
          onChange={(typed) => onChange({ typed })}
          onEnter={onEnter}
          verdict={<VerdictLine verdict={verdict} unit={unit} problem={problemOf(item, draft)} />}
        />
      );
    }
    case 'yes_no':
      return <PassOrFail item={item} newest={newest} onAnswer={onAnswer} />;
    case 'text':
      return (
        <TextAreaField
          label={t('finding')}
          required
          maxLength={limits.noteMax}
          rows={4}
          value={draft.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      );
  }
}

/** Whether a limit of a number is below zero. */
const isBelowZero = ({ min, max }: CheckItem) => Number(min ?? 0) < 0 || Number(max ?? 0) < 0;

/** The first button takes the focus, as the keypad does: the button of the item before was removed. */
function PassOrFail({ item, newest, onAnswer }: Pick<EntryInputProps, 'item' | 'newest' | 'onAnswer'>) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const good = item.passAnswer ?? true;
  const press = (yes: boolean) => () => onAnswer({ yes });
  const chosen = (yes: boolean) => newest?.yes === yes;
  return (
    <SimpleGrid columns={2} gap="3" role="group" aria-label={nameIn(language, item)}>
      <Button
        ref={focusOnce}
        data-autofocus=""
        minH="28"
        px="2"
        flexWrap="wrap"
        fontSize="2xl"
        colorPalette="brand"
        variant={chosen(good) ? 'solid' : 'outline'}
        aria-pressed={chosen(good)}
        onClick={press(good)}
      >
        <ThumbsUp aria-hidden="true" /> {t('pass')}
      </Button>
      <Button
        minH="28"
        px="2"
        flexWrap="wrap"
        fontSize="2xl"
        colorPalette="red"
        variant={chosen(!good) ? 'solid' : 'outline'}
        aria-pressed={chosen(!good)}
        onClick={press(!good)}
      >
        <ThumbsDown aria-hidden="true" /> {t('fail')}
      </Button>
    </SimpleGrid>
  );
}

/** °C or °F, whichever the thermometer shows. */
export const unitChoices: readonly { readonly value: TemperatureUnit; readonly label: string }[] = [
  { value: 'C', label: '°C' },
  { value: 'F', label: '°F' },
];
