import { useCallback, useState } from 'react';
import type { Board } from '../board/board.ts';
import { moved, pageCount, pageOf, pageWith, type Direction } from '../board/paging.ts';
import type { Tile } from '../board/tiles.ts';
import type { Grid } from '../type-size.ts';

/** Which stations are shown: those of the display, or one of them. */
export function useStations(board: Board | null) {
  const [one, setOne] = useState<string | null>(null);
  const own = board?.device.stationIds ?? [];
  const offered = (board?.stations ?? []).filter(({ id }) => own.length === 0 || own.includes(id));
  const chosen = offered.find(({ id }) => id === one) ?? null;
  const next = useCallback(() => {
    const at = offered.findIndex(({ id }) => id === one);
    setOne(offered.length < 2 ? null : (offered[at + 1]?.id ?? null));
  }, [offered, one]);
  return {
    /** Empty for all of them. */
    ids: chosen ? [chosen.id] : own,
    offered,
    chosen,
    choose: setOne,
    next,
    /** The names on the bar; empty when every station of the kitchen is shown. */
    names: chosen ? chosen.name : own.length === 0 ? '' : offered.map(({ name }) => name).join(' + '),
  };
}

/** The page and the chosen tile. The choice follows its tile; when that is gone, it is on the one that took its place. */
export function useChoice(tiles: readonly Tile[], { capacity, columns }: Grid) {
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<{ readonly id: string; readonly index: number } | null>(null);
  const pages = pageCount(tiles.length, capacity);
  const current = Math.min(page, pages - 1);
  const shown = pageOf(tiles, current, capacity);
  const found = chosen === null ? -1 : tiles.findIndex(({ id }) => id === chosen.id);
  const index = chosen === null ? -1 : found >= 0 ? found : Math.min(chosen.index, tiles.length - 1);
  const tile = tiles[index] ?? null;

  // Remembers where the choice stands, for when its tile is gone.
  if (chosen !== null && tile !== null && (tile.id !== chosen.id || index !== chosen.index))
    setChosen({ id: tile.id, index });

  const chooseAt = (at: number) => {
    const target = tiles[at];
    if (!target) return null;
    setChosen({ id: target.id, index: at });
    setPage(pageWith(at, capacity));
    return target;
  };
  return {
    page: current,
    pages,
    shown,
    /** The chosen tile, on whatever page it is. */
    tile,
    choose: (id: string) => chooseAt(tiles.findIndex((each) => each.id === id)),
    /** The tile with this number on the page. */
    chooseNumber: (number: number) => chooseAt(current * capacity + number - 1),
    move: (direction: Direction) => chooseAt(moved(index, direction, tiles.length, columns)),
    turn: (by: 1 | -1) => setPage(Math.min(pages - 1, Math.max(0, current + by))),
    /** To the next page, and round to the first. */
    rotate: () => setPage((current + 1) % pages),
    forget: () => setChosen(null),
  };
}
