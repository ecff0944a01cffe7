import type { Language } from '#schema/vocabulary.ts';
import type { Board } from './board.ts';

/**
 * The board with its names in the language of the display, so that the views need not translate names. Line checks have both
 * of their names.
 */
export function namedBoard(board: Board, language: Language): Board {
  if (language !== 'es' || board.spanishNames.length === 0) return board;
  const names = new Map(board.spanishNames.map(({ name, nameEs }) => [name, nameEs]));
  const named = <Row extends { readonly name: string }>(row: Row): Row => ({
    ...row,
    name: names.get(row.name) ?? row.name,
  });
  return {
    ...board,
    tasks: Object.fromEntries(
      Object.values(board.tasks).map((task) => [task.id, { ...named(task), waitsFor: task.waitsFor?.map(named) }]),
    ),
    lowItems: board.lowItems.map(named),
    lots: board.lots.map((lot) => ({ ...lot, itemName: names.get(lot.itemName) ?? lot.itemName })),
    stations: board.stations.map(named),
  };
}
