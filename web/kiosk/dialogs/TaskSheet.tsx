import { Button, type ButtonProps, Text } from '@chakra-ui/react';
import { BookOpen, Calculator, Check, Pause, Play, QrCode, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { completePrepTaskInput } from '#schema/inputs/prep.ts';
import { isFarMore, isNothing } from '#schema/made-quantity.ts';
import { allergenListTexts, useAllergensInWords } from '../../ui/kitchen/allergen-texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { parseDecimal } from '../../ui/format/decimal.ts';
import { inputError } from '../../ui/forms/input-errors.ts';
import { Keypad } from '../../ui/forms/Keypad.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useUnitName } from '../../ui/kitchen/unit-texts.ts';
import type { BoardTask } from '../board/model/board.ts';
import { needsPhone, type TaskTile } from '../board/model/tiles.ts';
import type { useBoardTimers } from '../board/useBoardTimers.ts';
import type { useActs } from '../board/useActs.ts';
import { useFormatters } from '../board/useFormatters.ts';
import { sheetTexts } from './texts.ts';
import { kioskTexts } from '../texts.ts';
import { recipeTexts } from './recipe-texts.ts';
import { RecipeSheet } from './RecipeSheet.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { useBoardRecipe } from './useBoardRecipe.ts';

interface TaskSheetProps {
  readonly tile: TaskTile;
  /** Whether its last press can still be undone. */
  readonly undoable: boolean;
  readonly actions: ReturnType<typeof useActs>;
  readonly timers: Pick<ReturnType<typeof useBoardTimers>, 'start'>;
  readonly onTimers: () => void;
  readonly onClose: () => void;
}

const big: ButtonProps = { minH: '16', fontSize: 'xl', justifyContent: 'flex-start', px: '6', w: 'full' };

/** All actions on one task, including finishing it with another amount. */
export function TaskSheet({ tile, undoable, actions, timers, onTimers, onClose }: TaskSheetProps) {
  const t = useTexts(kioskTexts);
  const s = useTexts(sheetTexts);
  const r = useTexts(recipeTexts);
  const { amount } = useFormatters();
  const [counting, setCounting] = useState(false);
  const [reading, setReading] = useState(false);
  const { task } = tile;
  const recipe = useBoardRecipe(task.id);
  const planned = s('planned', { n: amount(task.targetQuantity, task.unit) });
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  if (counting) {
    return (
      <AmountSheet task={task} planned={planned} onSave={(made) => actions.doneWith(task.id, made)} onClose={onClose} />
    );
  }
  const { acts } = actions;
  if (reading && recipe) {
    return <RecipeSheet taskId={task.id} onStart={timers.start} {...{ recipe, onTimers, onClose }} />;
  }
  return (
    <SheetFrame title={task.name} subtitle={task.recurringTaskId ? undefined : planned} onClose={onClose}>
      <AllergenSentence task={task} />
      {task.note === null ? null : (
        <Text fontWeight="semibold" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {task.note}
        </Text>
      )}
      <MainActs tile={tile} acts={acts} then={then} onCount={() => setCounting(true)} />
      {undoable ? (
        <Button {...big} variant="outline" onClick={then(() => acts.undo(task.id))}>
          <Undo2 aria-hidden="true" /> {t('undo')}
        </Button>
      ) : null}
      {recipe ? (
        <Button {...big} variant="outline" onClick={() => setReading(true)}>
          <BookOpen aria-hidden="true" /> {r('recipe')}
        </Button>
      ) : null}
    </SheetFrame>
  );
}

interface MainActsProps extends Pick<TaskSheetProps, 'tile'> {
  readonly acts: TaskSheetProps['actions']['acts'];
  /** Closes the sheet and then acts. */
  readonly then: (act: () => void) => () => void;
  readonly onCount: () => void;
}

/** The next steps of the task. */
function MainActs({ tile: { task, state }, acts, then, onCount }: MainActsProps) {
  const t = useTexts(kioskTexts);
  const s = useTexts(sheetTexts);
  if (state === 'done') return null;
  if (state === 'running') {
    return (
      <>
        {needsPhone(task) ? (
          <Button {...big} variant="outline" onClick={then(() => acts.open(task.id))}>
            <QrCode aria-hidden="true" /> {t('openQr')}
          </Button>
        ) : (
          <Button {...big} onClick={then(() => acts.done(task.id))}>
            <Check aria-hidden="true" /> {t('finish')}
          </Button>
        )}
        {task.recurringTaskId ? null : (
          <Button {...big} variant="outline" onClick={onCount}>
            <Calculator aria-hidden="true" /> {s('otherAmount')}
          </Button>
        )}
        <Button {...big} variant="outline" onClick={then(() => acts.hold(task.id))}>
          <Pause aria-hidden="true" /> {t('hold')}
        </Button>
      </>
    );
  }
  const held = state === 'held';
  return (
    <Button
      {...big}
      colorPalette={held ? 'purple' : 'brand'}
      onClick={then(() => (held ? acts.resume(task.id) : acts.start(task.id)))}
    >
      <Play aria-hidden="true" /> {t(held ? 'resume' : 'start')}
    </Button>
  );
}

/** All its allergens in a sentence. */
function AllergenSentence({ task }: { readonly task: BoardTask }) {
  const t = useTexts(allergenListTexts);
  const inWords = useAllergensInWords();
  if (!task.allergens && !task.knownAllergens?.length) {
    return (
      <Text color="fg.warning" fontWeight="bold">
        {t('unknown')}
      </Text>
    );
  }
  return task.allergens?.length === 0 ? null : (
    <Text color="fg.warning" fontWeight="medium">
      {t('allergens')}: {inWords(task)}
    </Text>
  );
}

interface AmountSheetProps {
  readonly task: BoardTask;
  readonly planned: string;
  readonly onSave: (quantity: string) => void;
  readonly onClose: () => void;
}

/** Keypad for the amount made, or taken out of the freezer. Far more than planned needs a confirmation. */
function AmountSheet({ task, planned, onSave, onClose }: AmountSheetProps) {
  const t = useTexts(sheetTexts);
  const { amount } = useFormatters();
  const [typed, setTyped] = useState('');
  const [warnedAmount, setWarnedAmount] = useState<string | null>(null);
  const unit = useUnitName()(task.unit);
  const made = parseDecimal(typed);
  const refused = made === null ? undefined : inputError(completePrepTaskInput.shape.actualQuantity, made);
  // A display has no field for the reason, so zero cannot be entered here.
  const enough = made !== null && !isNothing(made) && refused === undefined;
  const isMuchMore = enough && isFarMore(made, task.targetQuantity);
  const confirming = isMuchMore && warnedAmount === made;
  const save = () => {
    if (!enough) return;
    if (isMuchMore && !confirming) return setWarnedAmount(made);
    onClose();
    onSave(made);
  };
  const closeUnsaved = () => {
    onClose();
    if (made !== null) showToast({ title: t('notSaved', { name: task.name, n: amount(made, task.unit) }) });
  };
  const button = (
    <Button
      {...big}
      justifyContent="center"
      colorPalette={confirming ? 'orange' : 'brand'}
      disabled={!enough}
      onClick={save}
    >
      <Check aria-hidden="true" /> {confirming ? t('saveAnyway', { n: amount(made, task.unit) }) : t('finish')}
    </Button>
  );
  return (
    <SheetFrame
      title={t(task.thawFor ? 'takenTitle' : 'madeTitle')}
      subtitle={`${task.name} · ${planned}`}
      onClose={onClose}
      onIdle={closeUnsaved}
      footer={button}
      ownArrows
    >
      <Keypad
        label={t(task.thawFor ? 'taken' : 'made')}
        value={typed}
        onChange={setTyped}
        unit={unit}
        autoFocus
        onEnter={save}
      />
      <Refused text={refused} />
      {confirming ? (
        <Text role="alert" color="fg.warning" fontWeight="semibold">
          {t('muchMore', { planned: amount(task.targetQuantity, task.unit) })}
        </Text>
      ) : null}
    </SheetFrame>
  );
}

function Refused({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <Text role="alert" color="fg.error" fontWeight="semibold">
      {text}
    </Text>
  );
}
