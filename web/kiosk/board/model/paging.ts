/** How many pages a number of tiles takes; an empty board is one page. */
export function pageCount(tiles: number, capacity: number): number {
  return Math.max(1, Math.ceil(tiles / Math.max(1, capacity)));
}

/** The tiles of one page, counted from 0; a page beyond the end is the last one. */
export function pageOf<T>(tiles: readonly T[], page: number, capacity: number): readonly T[] {
  const last = pageCount(tiles.length, capacity) - 1;
  const start = Math.min(Math.max(0, page), last) * Math.max(1, capacity);
  return tiles.slice(start, start + Math.max(1, capacity));
}

/** The page of a tile. */
export function pageWith(index: number, capacity: number): number {
  return Math.floor(Math.max(0, index) / Math.max(1, capacity));
}

export type Direction = 'left' | 'right' | 'up' | 'down' | 'home' | 'end';

/** Where the selection goes from a tile: row by row over all pages, never off the board. */
export function moved(index: number, direction: Direction, count: number, columns: number): number {
  const steps = { left: -1, right: 1, up: -columns, down: columns, home: -Infinity, end: Infinity } as const;
  const target = index < 0 ? 0 : index + steps[direction];
  // Up and down stay in place when there is no such row; other moves are clamped.
  if ((direction === 'up' && target < 0) || (direction === 'down' && target >= count)) return index;
  return Math.min(Math.max(0, target), count - 1);
}
