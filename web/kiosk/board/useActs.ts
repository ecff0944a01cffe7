import { useMemo, useRef, useState } from 'react';
import { can } from '#schema/permissions.ts';
import { holderOf } from '#schema/task-holder.ts';
import type { Act } from '../engine/queue.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { sheetTexts } from '../dialogs/texts.ts';
import { kioskTexts } from '../texts.ts';
import type { Board } from './model/board.ts';
import type { Press } from './model/marks.ts';
import { type Tile, waitsFor } from './model/tiles.ts';
import { nextAct } from './model/visible-tiles.ts';
import { useKiosk } from './kiosk-context.ts';
import type { TileActs } from './tiles/TileButtons.tsx';
import type { Person, usePerson } from './usePerson.ts';

/** A sheet over the board. */
export type Sheet =
  | { readonly name: 'menu' | 'timers' | 'keys' | 'settings' | 'recall' | 'allDay' | 'exit' | 'queuePin' }
  | { readonly name: 'pin'; readonly what: string; readonly onNamed: (person: Person) => void }
  | {
      readonly name: 'holder';
      readonly id: string;
      readonly act: ActToConfirm;
      readonly holderId: string;
      readonly onAnyway: () => void;
    }
  | { readonly name: 'waits'; readonly id: string; readonly onAnyway: () => void }
  | { readonly name: 'task' | 'phone' | 'allergens'; readonly id: string };

/** An act on somebody else's task that must be confirmed first. */
export type ActToConfirm = Exclude<Act, 'undo' | 'recall'>;

interface Options {
  readonly tasks: Board['tasks'];
  /** Whether the kitchen requires a PIN for every press. */
  readonly asksForPin: boolean;
  readonly live: boolean;
  readonly person: ReturnType<typeof usePerson>;
  readonly open: (sheet: Sheet) => void;
}

/** Acts for the person of the PIN, if any; they confirm once before they act on somebody else's task. */
function usePresses(open: Options['open']) {
  const { engine } = useKiosk();
  const last = useRef<string | null>(null);
  const answered = useRef(new Set<string>());

  /** The holder of the task, if that is another person and the act is not confirmed yet. */
  const otherHolder = (id: string, by: Person | null): string | null => {
    const board = engine.store.read().board;
    const task = board?.tasks[id];
    if (!board || !task || by === null || can(by.role, 'prep.plan')) return null;
    const holderId = holderOf(task, (memberId) => !board.devices.includes(memberId));
    return holderId === by.id || answered.current.has(`${by.id} ${id} ${String(holderId)}`) ? null : holderId;
  };

  /** Whether the press would start a task of which an ingredient is not ready. */
  const isTooEarly = (id: string, act: Act): boolean => {
    const { board } = engine.store.read();
    const task = board?.tasks[id];
    return board !== null && task !== undefined && act === 'start' && waitsFor(board, task).length > 0;
  };

  const pressAs = (by: Person | null, id: string, act: Act, quantity?: string) => {
    const onAnyway = () => pressReady(by, id, act, quantity);
    if (isTooEarly(id, act)) open({ name: 'waits', id, onAnyway });
    else onAnyway();
  };

  const pressReady = (by: Person | null, id: string, act: Act, quantity?: string) => {
    const go = () => {
      last.current = id;
      if (act === 'undo') engine.undo(id);
      else engine.press(id, act, quantity);
    };
    const holderId = act === 'undo' || act === 'recall' ? null : otherHolder(id, by);
    if (by === null || holderId === null || act === 'undo' || act === 'recall') return go();
    const onAnyway = () => {
      answered.current.add(`${by.id} ${id} ${holderId}`);
      go();
    };
    open({ name: 'holder', id, act, holderId, onAnyway });
  };
  return { otherHolder, isTooEarly, pressAs, lastPressed: () => last.current };
}

/**
 * All actions on tasks. A required PIN is entered first; offline, when the press is sent. A person who has entered a PIN must
 * confirm once before they act on somebody else's task; without a PIN the person is unknown, and the tile shows whose it is.
 * Starting a task of which an ingredient is not ready is confirmed, too.
 */
export function useActs({ tasks, asksForPin, live, person, open }: Options) {
  const { engine } = useKiosk();
  const { otherHolder, isTooEarly, pressAs, lastPressed } = usePresses(open);
  const t = useTexts(kioskTexts);
  const s = useTexts(sheetTexts);
  const named = !asksForPin || !live || person.person !== null;
  const press = (id: string, act: Act, quantity?: string) => {
    const goAs = (by: Person | null) => pressAs(by, id, act, quantity);
    whenKnown(wordsOf(act, [id]), goAs);
  };
  /** Acts as the person who has entered a PIN, if any; the PIN pad shows `what` where one must be entered first. */
  const whenKnown = (what: string, goAs: (by: Person | null) => void) =>
    named ? goAs(person.person) : open({ name: 'pin', what, onNamed: goAs });
  const wordsOf = (act: Act, ids: readonly string[]) =>
    `${t(act === 'done' ? 'finish' : act)}: ${ids.map((id) => tasks[id]?.name ?? '').join(', ')}`;
  const whenNamed = (what: string, go: () => void) => whenKnown(what, () => go());
  const acts: TileActs = {
    start: (id) => press(id, 'start'),
    resume: (id) => press(id, 'resume'),
    hold: (id) => press(id, 'hold'),
    done: (id) => press(id, 'done'),
    undo: (id) => press(id, 'undo'),
    discard: engine.discard,
    open: (id) => open({ name: 'phone', id }),
    more: (id) => open({ name: 'task', id }),
  };
  return {
    acts,
    /** Acts at once, or after a PIN where one is required; the PIN pad shows `what`. */
    whenNamed,
    /** Several in one act, after one PIN where one is required. Those that must be confirmed are not in `onPressed`. */
    pressAll(presses: readonly Press[], onPressed: (pressed: readonly Press[]) => void) {
      const goAs = (by: Person | null) => {
        const mustConfirm = ({ id, act }: Press) => otherHolder(id, by) !== null || isTooEarly(id, act);
        const [other] = presses.filter(mustConfirm);
        const free = presses.filter((press) => !mustConfirm(press));
        for (const { id, act } of free) engine.press(id, act);
        if (free.length > 0) onPressed(free);
        if (other) pressAs(by, other.id, other.act);
      };
      const ids = presses.map(({ id }) => id);
      whenKnown(wordsOf(presses[0]?.act ?? 'done', ids), goAs);
    },
    undoAll: (ids: readonly string[]) => whenNamed(wordsOf('undo', ids), () => ids.forEach((id) => engine.undo(id))),
    /** Asks whether to leave the board, after a PIN where one is required. */
    leave: () => whenNamed(s('exit'), () => open({ name: 'exit' })),
    recall: (id: string) => press(id, 'recall'),
    doneWith: (id: string, quantity: string) => press(id, 'done', quantity),
    /** Start or Done: the one next step. */
    advance: (tile: Tile) => acts[nextAct(tile)](tile.id),
    /** Holds a running task, resumes a held one. */
    hold(tile: Tile) {
      if (tile.state === 'running' && tile.kind === 'task') acts.hold(tile.id);
      else if (tile.state === 'held') acts.resume(tile.id);
    },
    /** The tile that was pressed last: the target of Undo when none is selected. */
    lastPressed,
  };
}

/** The sheet over the board, one at a time. */
export function useSheet() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  return useMemo(() => ({ sheet, open: setSheet, close: () => setSheet(null) }), [sheet]);
}
