import { useMemo } from 'react';
import type { Board } from './model/board.ts';
import { recallable } from './model/recall.ts';
import { nextDue, nextThree } from './model/tiles.ts';
import { allDayTotals } from './model/totals.ts';
import { tasksShown, visibleTiles } from './model/visible-tiles.ts';
import { freshnessOf } from '../engine/freshness.ts';
import { REJECTED } from '../engine/queue.ts';
import { useBoardState, useKiosk } from './kiosk-context.ts';
import { useChoice, useStations } from './keyboard/useControls.ts';
import { emOf, useGrid } from './tiles/useGrid.ts';
import { useNow } from './useNow.ts';

/** All derived data that the board renders; updates every second. */
export function useBoardModel(board: Board) {
  const state = useBoardState();
  const now = useNow(useKiosk().engine.clock);
  const freshness = freshnessOf(state.link, now.instant);
  const stations = useStations(board);
  const { ids } = stations;
  const { bumps, undoable } = state;
  const tiles = useMemo(
    () => visibleTiles(board, { bumps, undoable, stationIds: ids, ...now }),
    [board, bumps, undoable, ids, now],
  );
  const canAct = board.device.scopes.includes('prep_bump');
  const em = emOf(board.device.settings);
  const { grid, area } = useGrid(em, canAct, freshness !== 'live');
  return {
    board,
    state,
    now,
    freshness,
    /** Disconnected long enough to show it. */
    offline: freshness !== 'live',
    /** Stale enough to be dimmed. */
    dimmed: freshness === 'old' || freshness === 'lost',
    stations,
    tiles,
    canAct,
    em,
    grid,
    area,
    choice: useChoice(tiles, grid),
    tasks: useMemo(() => tasksShown(board, ids), [board, ids]),
    next: nextDue(board, tiles, ids, now.time),
    nextThree: nextThree(board, tiles, ids, now.time),
    totals: useMemo(() => allDayTotals(tasksShown(board, ids)), [board, ids]),
    recalls: useMemo(() => recallable(board, now.time), [board, now]),
    /** A refused press that no tile shows. */
    refused: bumps.find(({ state: bump, taskId }) => bump === REJECTED && !tiles.some(({ id }) => id === taskId)),
    waiting: bumps.filter(({ state: bump }) => bump !== REJECTED).length,
  };
}

export type BoardModel = ReturnType<typeof useBoardModel>;
