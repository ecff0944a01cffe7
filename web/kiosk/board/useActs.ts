import { useMemo, useRef, useState } from 'react';
import type { Act } from '../engine/queue.ts';
import type { Tile } from './model/tiles.ts';
import { nextAct } from './model/visible-tiles.ts';
import { useKiosk } from './kiosk-context.ts';
import type { TileActs } from './tiles/TileButtons.tsx';
import type { usePerson } from './usePerson.ts';

/** A sheet over the board. */
export type Sheet =
  | { readonly name: 'menu' | 'keys' | 'settings' | 'recall' | 'allDay' | 'exit' | 'queuePin' }
  | { readonly name: 'pin'; readonly onNamed: () => void }
  | { readonly name: 'task' | 'check' | 'allergens'; readonly id: string };

interface Options {
  /** Whether the kitchen requires a PIN for every press. */
  readonly asksForPin: boolean;
  readonly live: boolean;
  readonly person: ReturnType<typeof usePerson>;
  readonly open: (sheet: Sheet) => void;
}

/** All actions on tasks. Where a PIN is required it is entered first; offline, when the press is sent. */
export function useActs({ asksForPin, live, person, open }: Options) {
  const { engine } = useKiosk();
  const last = useRef<string | null>(null);
  const named = !asksForPin || !live || person.person !== null;

  const press = (id: string, act: Act, quantity?: string) => {
    const go = () => {
      last.current = id;
      if (act === 'undo') engine.undo(id);
      else engine.press(id, act, quantity);
    };
    if (named) go();
    else open({ name: 'pin', onNamed: go });
  };
  const acts: TileActs = {
    start: (id) => press(id, 'start'),
    resume: (id) => press(id, 'resume'),
    hold: (id) => press(id, 'hold'),
    done: (id) => press(id, 'done'),
    undo: (id) => press(id, 'undo'),
    discard: engine.discard,
    open: (id) => open({ name: 'check', id }),
    more: (id) => open({ name: 'task', id }),
  };
  return {
    acts,
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
    lastPressed: () => last.current,
  };
}

/** The sheet over the board, one at a time. */
export function useSheet() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  return useMemo(() => ({ sheet, open: setSheet, close: () => setSheet(null) }), [sheet]);
}
