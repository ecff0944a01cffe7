import { useRef } from 'react';
import type { DeviceSettings } from '../model/board.ts';
import type { Tile } from '../model/tiles.ts';
import { type KeyAction, tileNumber } from './keys.ts';
import type { BoardModel } from '../useBoardModel.ts';
import type { Sheet, useActs } from '../useActs.ts';
import type { Marks } from '../useMarks.ts';
import { useKeyboard } from './useKeyboard.ts';

interface Options {
  readonly model: BoardModel;
  readonly actions: ReturnType<typeof useActs>;
  readonly marks: Marks;
  readonly settings: DeviceSettings;
  /** Keys act on the board only while no sheet is open. */
  readonly active: boolean;
  readonly open: (sheet: Sheet) => void;
  readonly on: Readonly<Record<'mode' | 'mute' | 'fullScreen' | 'timers', () => void>>;
}

/** Binds keys to the board's actions. */
export function useKeyActions({ model, actions, marks, settings, active, open, on }: Options) {
  const { choice, stations, canAct } = model;
  /** How many tens were added with the `0` key. */
  const tens = useRef(0);
  const withChosen = (act: (tile: Tile) => void) => {
    if (canAct && choice.tile) act(choice.tile);
  };
  const chooseNumber = (number: number) => {
    const tile = choice.chooseNumber(number);
    if (!tile || !canAct) return;
    if (marks.ids.size > 0) marks.toggle(tile.id);
    else if (settings.bumpStyle === 'direct') actions.advance(tile);
  };
  const nextTen = () => {
    const more = (tens.current + 1) * 10;
    tens.current = more <= choice.shown.length ? tens.current + 1 : 0;
    choice.chooseNumber(Math.max(1, tens.current * 10));
  };
  const act = () => {
    // When both are marked, first finishes the running ones, as a bump does. A second press starts the rest.
    if (marks.ids.size > 0) marks.press(marks.groups.done.length > 0 ? 'done' : 'start');
    else withChosen(actions.advance);
  };
  const undo = () => {
    if (canAct && marks.undoable.length > 1) return marks.undo();
    const id = choice.tile?.id ?? actions.lastPressed();
    if (canAct && id !== null) actions.acts.undo(id);
  };
  const plain: Partial<Record<KeyAction, () => void>> = {
    nextTen,
    undo,
    act,
    mark: () => withChosen((tile) => marks.toggle(tile.id)),
    hold: () => withChosen(actions.hold),
    recall: () => (canAct ? open({ name: 'recall' }) : undefined),
    nextPage: () => choice.turn(1),
    previousPage: () => choice.turn(-1),
    station: stations.next,
    allergens: () => (choice.tile?.kind === 'task' ? open({ name: 'allergens', id: choice.tile.id }) : undefined),
    allDay: () => open({ name: 'allDay' }),
    mode: on.mode,
    timers: on.timers,
    mute: on.mute,
    fullScreen: on.fullScreen,
    menu: () => open({ name: 'menu' }),
    keyCard: () => open({ name: 'keys' }),
  };
  useKeyboard(active, settings.keys, (action) => {
    const number = tileNumber(action);
    if (number !== null) return chooseNumber(tens.current * 10 + number);
    if (isDirection(action)) return void choice.move(action);
    plain[action]?.();
  });
}

const directions = ['left', 'right', 'up', 'down', 'home', 'end'] as const;

function isDirection(action: KeyAction): action is (typeof directions)[number] {
  return directions.some((direction) => direction === action);
}
