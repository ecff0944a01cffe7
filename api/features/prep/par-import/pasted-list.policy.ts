import { BULLET, LINE_MAX, QUANTITY, TWO_FIGURES } from '../../../platform/imports/written-amount.ts';

/** A line of a list as people write it: `Tomato sauce 8 L, Sauté`. Text as it was written; empty where the line has none. */
export interface PastedLine {
  /** Its line in the text, from 1. */
  readonly number: number;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly station: string;
}

const WORDS = String.raw`[^\d\s.,;:()]+\.?(?:\s+[^\d\s.,;:()]+\.?)?`;
/** Two figures, `5-6` or `2 x 4`, are kept as written, because the text does not say which one is meant. */
const FIGURES = String.raw`(?:${TWO_FIGURES}|${QUANTITY})`;
/** `8 L` and nothing else. */
const ALONE = new RegExp(String.raw`^(${FIGURES})\s*(?:[x×]\s*)?(${WORDS})?$`, 'iu');
/** `… 8 L`, `… x 40`; not the minutes of `… 10:00`. */
const AT_END = new RegExp(String.raw`^(.+?)[\s:=–—-]+(?<!\d:)(?:[x×]\s*)?(${FIGURES})\s*(${WORDS})?$`, 'iu');
/** `8 L …`, `8 L of …`, `40 x …`; not the hours of `10:00 …`. */
const AT_START = new RegExp(String.raw`^(?!\d+:\d)(${FIGURES})\s*(?:[x×]\s+)?(.+)$`, 'iu');
const BRACKETS = /^[\s:=–—-]+|[\s:=–—-]+$/gu;

/**
 * Reads a prep list as people write it: a line for each item, with a quantity at its end or beginning, then its station after a
 * comma, semicolon or tab. A line that ends with a colon is the station of those below it. Null when fewer than half of the
 * lines have a quantity. `isUnit` says whether words are a unit, such as `fl oz`.
 */
export function pastedLines(lines: readonly string[], isUnit: (words: string) => boolean): PastedLine[] | null {
  const found: PastedLine[] = [];
  let heading = '';
  for (const [index, line] of lines.entries()) {
    const text = line
      .replace(BULLET, '')
      .replaceAll(/\s+/g, (space) => (space.includes('\t') ? '\t' : ' '))
      .trim();
    if (text === '') continue;
    const read = lineIn(text, isUnit);
    const isHeading = text.endsWith(':') && read.quantity === '';
    if (isHeading) heading = text.slice(0, -1).trim();
    else found.push({ number: index + 1, ...read, station: read.station || heading });
  }
  const counted = found.filter(({ quantity }) => quantity !== '').length;
  return counted > 0 && counted * 2 >= found.length ? found : null;
}

type Read = Omit<PastedLine, 'number'>;

function lineIn(text: string, isUnit: (words: string) => boolean): Read {
  if (text.length > LINE_MAX) return { name: text, quantity: '', unit: '', station: '' };
  // A comma between digits belongs to the number.
  const parts = text
    .split(/[;\t]|,(?!\d)|(?<!\d),/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const readers = [amountAtEnd, amountAtStart, countAtEnd, unknownUnitAtEnd, countAtStart];
  for (const reader of readers) {
    for (const [index, part] of parts.entries()) {
      const read = reader(part, isUnit);
      if (!read) continue;
      const name = [...parts.slice(0, index), read.name].filter((each) => each !== '').join(', ');
      if (name !== '') return { ...read, name, station: parts.slice(index + 1).join(', ') };
      const [next = '', ...after] = parts.slice(index + 1);
      if (next !== '') return { ...read, name: next, station: after.join(', ') };
    }
  }
  const [name = '', ...rest] = parts;
  return { name, quantity: '', unit: '', station: rest.join(', ') };
}

type Part = Pick<Read, 'name' | 'quantity' | 'unit'>;
type Parser = (part: string, isUnit: (words: string) => boolean) => Part | null;

const clean = (text: string) => text.replaceAll(BRACKETS, '').trim();

function atEnd(part: string): Part | null {
  const [, alone, unitAlone = ''] = ALONE.exec(part) ?? [];
  if (alone !== undefined) return { name: '', quantity: alone.trim(), unit: unitAlone };
  const [, name, quantity, unit = ''] = AT_END.exec(part) ?? [];
  return name === undefined || quantity === undefined ? null : { name: clean(name), quantity: quantity.trim(), unit };
}

const amountAtEnd: Parser = (part, isUnit) => {
  const read = atEnd(part);
  return read && read.unit !== '' && isUnit(read.unit) ? read : null;
};

const countAtEnd: Parser = (part) => {
  const read = atEnd(part);
  return read?.unit === '' ? read : null;
};

const unknownUnitAtEnd: Parser = (part) => {
  const read = atEnd(part);
  return read && read.name !== '' ? read : null;
};

const amountAtStart: Parser = (part, isUnit) => {
  const [, quantity, rest] = AT_START.exec(part) ?? [];
  if (quantity === undefined || rest === undefined) return null;
  const words = rest.split(' ');
  const count = [2, 1].find((length) => length < words.length && isUnit(words.slice(0, length).join(' ')));
  if (count === undefined) return null;
  const [first = '', ...after] = words.slice(count);
  const name =
    ['of', 'de'].includes(first.toLowerCase()) && after.length > 0 ? after.join(' ') : [first, ...after].join(' ');
  return { name: clean(name), quantity: quantity.trim(), unit: words.slice(0, count).join(' ') };
};

const countAtStart: Parser = (part) => {
  const [, quantity, rest] = AT_START.exec(part) ?? [];
  return quantity === undefined || rest === undefined
    ? null
    : { name: clean(rest), quantity: quantity.trim(), unit: '' };
};
