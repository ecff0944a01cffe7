import { waitsFor } from '../board/model/tiles.ts';
import { undoSeconds } from '../board/model/visible-tiles.ts';
import { rejectedOn, retractable } from '../engine/queue.ts';
import { useKiosk } from '../board/kiosk-context.ts';
import { AllDaySheet } from './AllDaySheet.tsx';
import { AllergensSheet } from './AllergensSheet.tsx';
import { ExitSheet } from './ExitSheet.tsx';
import { HolderSheet } from './HolderSheet.tsx';
import { KeyCard } from './KeyCard.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { PhoneSheet } from './PhoneSheet.tsx';
import { PinSheet } from './PinSheet.tsx';
import { RefusedSheet } from './RefusedSheet.tsx';
import { RecallSheet } from './RecallSheet.tsx';
import type { BoardSheetsProps } from './sheet-props.ts';
import { SettingsSheet } from './SettingsSheet.tsx';
import { TaskSheet } from './TaskSheet.tsx';
import { TimersSheet } from './TimersSheet.tsx';
import { WaitsSheet } from './WaitsSheet.tsx';

/** The open sheet, if any. */
export function BoardSheets(props: BoardSheetsProps) {
  const { sheet, close, model, actions, person, sounds } = props;
  switch (sheet?.name) {
    case undefined:
      return null;
    case 'menu':
      return <MenuSheet {...props} />;
    case 'timers':
      return <TimersSheet acts={props.timers.acts} onStart={props.timers.start} onClose={close} />;
    case 'keys':
      return <KeyCard settings={model.board.device.settings} onClose={close} />;
    case 'settings':
      return <SettingsSheet settings={model.board.device.settings} onTry={sounds.tryTone} onClose={close} />;
    case 'recall':
      return <RecallSheet tasks={model.recalls} onRecall={actions.recall} onClose={close} />;
    case 'allDay':
      return <AllDaySheet totals={model.totals} onClose={close} />;
    case 'exit':
      return <ExitSheet onClose={close} />;
    case 'pin':
      return <PinSheet key="pin" enter={person.enter} what={sheet.what} onEntered={sheet.onNamed} onClose={close} />;
    case 'queuePin':
      return <PinSheet key="queue" enter={person.enter} waiting={model.waiting} onClose={close} />;
    case 'holder':
    case 'waits':
      return <QuestionSheet {...props} confirming={sheet} />;
    case 'phone': {
      const kind = sheet.id in model.board.tasks ? 'task' : 'check';
      return <PhoneSheet kind={kind} id={sheet.id} onClose={close} />;
    }
    case 'allergens': {
      const task = model.board.tasks[sheet.id];
      return task ? <AllergensSheet task={task} onClose={close} /> : null;
    }
    case 'task':
      return <OpenTaskSheet {...props} id={sheet.id} />;
  }
}

interface QuestionSheetProps extends BoardSheetsProps {
  readonly confirming: Extract<NonNullable<BoardSheetsProps['sheet']>, { name: 'holder' | 'waits' }>;
}

/** What must be confirmed before a press on a task. */
function QuestionSheet({ confirming, close: onClose, model: { board } }: QuestionSheetProps) {
  const task = board.tasks[confirming.id];
  if (!task) return null;
  const { onAnyway } = confirming;
  if (confirming.name === 'waits') return <WaitsSheet names={waitsFor(board, task)} {...{ task, onAnyway, onClose }} />;
  return (
    <HolderSheet
      act={confirming.act}
      holder={board.people[confirming.holderId] ?? ''}
      {...{ task, onAnyway, onClose }}
    />
  );
}

/** The actions on a task, or why its last press was refused. */
function OpenTaskSheet({ id, close, open, model, actions, timers }: BoardSheetsProps & { readonly id: string }) {
  const { engine } = useKiosk();
  const tile = model.tiles.find((each) => each.id === id);
  if (tile?.kind !== 'task') return null;
  const { bumps, undoable: presses } = model.state;
  const refused = rejectedOn(bumps, tile.id);
  if (refused) {
    return (
      <RefusedSheet
        tile={tile}
        bump={refused}
        onAgain={() => engine.again(tile.id)}
        onDiscard={() => engine.discard(tile.id)}
        onClose={close}
      />
    );
  }
  const undoable = undoSeconds(presses, tile.id, model.now.instant) > 0 || retractable(bumps, tile.id) !== undefined;
  return (
    <TaskSheet {...{ tile, undoable, actions, timers }} onTimers={() => open({ name: 'timers' })} onClose={close} />
  );
}
