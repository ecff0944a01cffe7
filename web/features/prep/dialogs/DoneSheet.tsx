import { Button, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { formatDecimal, parseDecimal } from '../../../ui/format/decimal.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { Keypad } from '../../../ui/forms/Keypad.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { Sheet } from './Sheet.tsx';
import type { Made } from '../list/useTaskActions.ts';

interface DoneSheetProps {
  readonly task: PrepRowFragment;
  readonly onSave: (made: Made) => void;
  readonly onClose: () => void;
  /** Where the focus goes afterwards. */
  readonly focusAfter?: () => HTMLElement | null;
}

/** Starts with the planned quantity; the first key replaces it instead of adding a digit. */
function useQuantityEntry(task: PrepRowFragment) {
  const planned = Number(task.targetQuantity).toString();
  const [entry, setEntry] = useState({ value: planned, touched: false });
  const change = (next: string) => {
    const added = next.startsWith(entry.value) ? next.slice(entry.value.length) : '';
    setEntry({ value: entry.touched ? next : added, touched: true });
  };
  return { value: entry.value, change, exact: parseDecimal(entry.value) ?? '0' };
}

/** Asks for the quantity made, prefilled with the plan. Zero needs a reason; far above the plan needs one confirmation. */
export function DoneSheet({ task, onSave, onClose, focusAfter }: DoneSheetProps) {
  const t = useTexts(prepTexts);
  const language = useLanguage();
  const unit = useUnitName()(task.unit);
  const { value, change, exact } = useQuantityEntry(task);
  const [note, setNote] = useState('');
  const [questioned, setQuestioned] = useState('');
  const nothing = Number(exact) === 0;
  const tooMuch = Number(exact) > (Number(task.targetQuantity) * limits.actualQuantityConfirmPercent) / 100;
  const confirming = tooMuch && questioned === exact;
  const amount = (quantity: string) => `${formatDecimal(quantity, language)} ${unit}`;
  const isIncomplete = nothing && note.trim() === '';
  const save = () => {
    if (isIncomplete) return;
    if (tooMuch && !confirming) return setQuestioned(exact);
    onSave({ actualQuantity: exact, note: note.trim() || null, confirm: tooMuch });
  };
  const button = (
    <Button
      size="2xl"
      minH="16"
      w="full"
      fontSize="lg"
      colorPalette={confirming ? 'orange' : 'brand'}
      disabled={isIncomplete}
      onClick={save}
    >
      <Check aria-hidden="true" /> {confirming ? t('saveAnyway', { n: amount(exact) }) : t('save')}
    </Button>
  );
  return (
    <Sheet
      title={task.name}
      subtitle={t('planned', { n: formatDecimal(task.targetQuantity, language), unit })}
      onClose={onClose}
      focusAfter={focusAfter}
      footer={button}
    >
      <Keypad label={t('made')} value={value} onChange={change} unit={unit} autoFocus onEnter={save} />
      <TextField
        label={t(nothing ? 'whyNothing' : 'noteOptional')}
        required={nothing}
        value={note}
        maxLength={limits.noteMax}
        onChange={(event) => setNote(event.target.value)}
      />
      {confirming ? (
        <Text role="alert" color="fg.warning" fontWeight="medium">
          {t('muchMore', { planned: amount(task.targetQuantity) })}
        </Text>
      ) : null}
    </Sheet>
  );
}
