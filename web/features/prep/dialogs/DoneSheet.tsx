import { Button, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { completePrepTaskInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { isFarMore, isNothing } from '#schema/made-quantity.ts';
import { formatDecimal, parseDecimal } from '../../../ui/format/decimal.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { inputError } from '../../../ui/forms/input-errors.ts';
import { Keypad } from '../../../ui/forms/Keypad.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { isText, useUnfinished } from '../../../platform/session/unfinished.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { thawTexts } from '../thaw-texts.ts';
import { prepTexts } from '../texts.ts';
import { Sheet } from '../../../ui/components/Sheet.tsx';
import { RecurringDone } from '../recurring/RecurringDone.tsx';
import type { Made } from '../list/useTaskPresses.ts';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';

interface DoneSheetProps {
  readonly task: PrepRowFragment;
  readonly onSave: (made: Made) => void;
  readonly onClose: () => void;
  /** Where the focus goes afterwards. */
  readonly focusAfter?: () => HTMLElement | null;
}

interface Entry {
  readonly value: string;
  readonly touched: boolean;
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'value' in value && isText(value.value) && 'touched' in value;
}

/** Starts with the planned quantity; the first key replaces it instead of adding a digit. */
function useQuantityEntry(task: PrepRowFragment) {
  const planned = Number(task.targetQuantity).toString();
  const [entry, setEntry] = useUnfinished(`prep.made.${task.id}`, { value: planned, touched: false }, isEntry);
  const change = (next: string) => {
    const added = next.startsWith(entry.value) ? next.slice(entry.value.length) : '';
    setEntry({ value: entry.touched ? next : added, touched: true });
  };
  return { value: entry.value, touched: entry.touched, change, exact: parseDecimal(entry.value) ?? '0' };
}

/** Finishes a task: asks for the quantity made, or of a recurring task, which makes nothing, for a note. */
export function DoneSheet(props: DoneSheetProps) {
  return props.task.recurringTaskId === null ? <MadeSheet {...props} /> : <RecurringDone {...props} />;
}

/** The words for what is made, or for what is taken out of the freezer. */
function useDoneTexts({ thawFor, targetQuantity, unit }: PrepRowFragment) {
  const t = useTexts(prepTexts);
  const thaw = useTexts(thawTexts);
  const language = useLanguage();
  const planned = { n: formatDecimal(targetQuantity, language), unit: useUnitName()(unit) };
  return thawFor === null
    ? { planned: t('planned', planned), label: t('made'), whyNothing: t('whyNothing') }
    : { planned: thaw('plannedThaw', planned), label: thaw('takenOut'), whyNothing: thaw('whyNoneTaken') };
}

/**
 * Asks for the quantity made or taken out of the freezer, prefilled with the plan. Zero needs a reason; far above the plan
 * needs one confirmation.
 */
function MadeSheet({ task, onSave, onClose, focusAfter }: DoneSheetProps) {
  const localName = useNames();
  const t = useTexts(prepTexts);
  const language = useLanguage();
  const unit = useUnitName()(task.unit);
  const { value, touched, change, exact } = useQuantityEntry(task);
  const [note, setNote] = useUnfinished(`prep.note.${task.id}`, '', isText);
  const guard = useValuesGuard([touched, note], [false, '']);
  const [questioned, setQuestioned] = useState({ exact: '', at: 0 });
  const nothing = isNothing(exact);
  const words = useDoneTexts(task);
  const tooMuch = isFarMore(exact, task.targetQuantity);
  const refused = inputError(completePrepTaskInput.shape.actualQuantity, exact);
  const confirming = tooMuch && questioned.exact === exact;
  const amount = (quantity: string) => `${formatDecimal(quantity, language)} ${unit}`;
  const isIncomplete = refused !== undefined || (nothing && note.trim() === '');
  const save = () => {
    if (isIncomplete) return;
    if (tooMuch && !confirming) return setQuestioned({ exact, at: performance.now() });
    guard.release();
    onSave({ actualQuantity: exact, note: note.trim() || null, confirm: tooMuch });
  };
  // The focus stays in the field: the second Enter of a double press does not answer the question.
  const enter = () => (confirming && performance.now() < questioned.at + limits.doubleTap ? undefined : save());
  return (
    <Sheet
      title={localName(task.name)}
      subtitle={words.planned}
      onClose={() => guard.leave(onClose)}
      focusAfter={focusAfter}
      footer={
        <SaveButton confirming={confirming} disabled={isIncomplete} onClick={save}>
          {confirming ? t('saveAnyway', { n: amount(exact) }) : t('save')}
        </SaveButton>
      }
    >
      <Keypad
        label={words.label}
        value={value}
        onChange={change}
        unit={unit}
        verdict={<Refusal message={refused} />}
        autoFocus
        onEnter={enter}
      />
      <TextField
        label={nothing ? words.whyNothing : t('noteOptional')}
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

function Refusal({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <Text role="alert" color="fg.error" fontWeight="medium">
      {message}
    </Text>
  );
}

interface SaveButtonProps {
  readonly confirming: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function SaveButton({ confirming, disabled, onClick, children }: SaveButtonProps) {
  return (
    <Button
      size="2xl"
      minH="16"
      w="full"
      fontSize="lg"
      colorPalette={confirming ? 'orange' : 'brand'}
      disabled={disabled}
      onClick={onClick}
    >
      <Check aria-hidden="true" /> {children}
    </Button>
  );
}
