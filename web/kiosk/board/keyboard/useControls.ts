import { useCallback, useState } from 'react';
import type { Board } from '../model/board.ts';
import { moved, pageCount, pageOf, pageWith, type Direction } from '../model/paging.ts';
import type { Tile } from '../model/tiles.ts';
import type { Grid } from '../tiles/type-size.ts';

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

/**
 * The page and the selected tile. The selection follows its tile, and the page follows the selection until it is turned by
 * hand; when the tile is removed, the one in its place is selected.
 */
export function useChoice(tiles: readonly Tile[], { capacity, columns }: Grid) {
  /** The page turned to by hand; null while it follows the selection. */
  const [turned, setTurned] = useState<number | null>(null);
  const [chosen, setChosen] = useState<{ readonly id: string; readonly index: number } | null>(null);
  const found = chosen === null ? -1 : tiles.findIndex(({ id }) => id === chosen.id);
  const index = chosen === null ? -1 : found >= 0 ? found : Math.min(chosen.index, tiles.length - 1);
  const tile = tiles[index] ?? null;
  const pages = pageCount(tiles.length, capacity);
  const page = Math.min(turned ?? pageWith(index, capacity), pages - 1);

  // Stores the position of the selection, for when its tile is removed.
  if (chosen !== null && tile !== null && (tile.id !== chosen.id || index !== chosen.index))
    setChosen({ id: tile.id, index });

  const chooseAt = (at: number) => {
    const target = tiles[at];
    if (!target) return null;
    setChosen({ id: target.id, index: at });
    setTurned(null);
    return target;
  };
  return {
    page,
    pages,
    shown: pageOf(tiles, page, capacity),
    /** The selected tile, on any page. */
    tile,
    choose: (id: string) => chooseAt(tiles.findIndex((each) => each.id === id)),
    /** Selects the tile with this number on the page. */
    chooseNumber: (number: number) => chooseAt(page * capacity + number - 1),
    move: (direction: Direction) => chooseAt(moved(index, direction, tiles.length, columns)),
    turn: (by: 1 | -1) => setTurned(Math.min(pages - 1, Math.max(0, page + by))),
    /** To the next page, wrapping to the first. */
    rotate: () => setTurned((page + 1) % pages),
  };
}
