import { limits } from '#schema/limits.ts';
import { type Message, msg } from '#schema/messages.ts';

/** Cells and rows without contents: people format a whole column down to the last row that there is. */
const EMPTY_CELL = /<c\s[^<>]*\/>/g;
const EMPTY_ROW = /<row\s(?=[^<>]*\br="\d+")(?:[^<>]*\/>|[^<>]*[^<>/]>\s*<\/row>)/g;

/** The declaration at the beginning of a file. */
const DECLARATION = /^\uFEFF?<\?[^<>?]*\?>/;
/** Text and the tag after it. No comments: the library would read a long one again and again. */
const PIECE = /[^<]*<[^<>"'!?]+(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*>/y;
/** The longest piece, in characters: a cell is much shorter. */
const PIECE_MAX = 1_000_000;

/** Where a row or a cell is. The look-behind finds one inside another, which only a hostile file has. */
const PLACES = /(?<=[\s:]r=["'])[^"']*/g;
const PLACE = /^([A-Z]{0,3})(\d{1,7})$/;

/** A sheet as it is given to the library: without what is empty. */
export function withoutEmptyCells(sheet: string): string {
  return sheet.replaceAll(EMPTY_CELL, '').replaceAll(EMPTY_ROW, '');
}

/**
 * Why a sheet is not given to the library, which makes a list for every row and column before a number that a sheet claims;
 * null for one that an import may have.
 */
export function sheetRefusal(sheet: string): Message | null {
  if (!isPlain(sheet)) return msg('import.brokenWorkbook');
  for (const [place] of sheet.matchAll(PLACES)) {
    const refusal = placeRefusal(place);
    if (refusal) return refusal;
  }
  return null;
}

/** Whether it consists of short pieces to its end. */
function isPlain(sheet: string): boolean {
  let end = DECLARATION.exec(sheet)?.[0].length ?? 0;
  PIECE.lastIndex = end;
  while (PIECE.test(sheet)) {
    if (PIECE.lastIndex - end > PIECE_MAX) return false;
    end = PIECE.lastIndex;
  }
  return sheet.length - end < PIECE_MAX && sheet.slice(end).trim() === '';
}

function placeRefusal(place: string): Message | null {
  const [, letters = '', row] = PLACE.exec(place) ?? [];
  if (row === undefined) return msg('import.brokenWorkbook');
  if (Number(row) > limits.importRowsMax + 1) return msg('import.tooManyRows', { count: limits.importRowsMax });
  if (columnOf(letters) <= limits.importColumnsMax) return null;
  return msg('import.tooManyColumns', { row: Number(row), count: limits.importColumnsMax });
}

/** A is 1, Z 26, AA 27. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
