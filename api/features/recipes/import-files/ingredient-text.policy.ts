import { Decimal } from 'decimal.js';
import { limits } from '#schema/limits.ts';
import { amountIn, BULLET, cellOf, LINE_MAX, QUANTITY } from '../../../platform/imports/written-amount.ts';

/** The cells of an ingredient. */
export interface IngredientCells {
  readonly ingredient: string;
  readonly quantity: string;
  readonly unit: string;
  readonly prepAction: string;
  readonly note: string;
}

interface Reading {
  /** The code of the unit that these words are, such as `fl oz`; undefined for other words. */
  readonly unitOf: (words: string) => string | undefined;
  /** Whether `1,500` is one and a half. */
  readonly decimalComma: boolean;
}

/** ½ in each of its forms; after normalizing, `½` is `1⁄2`. */
const FRACTION_MARK = /(\d)(?=[\u00BC-\u00BE\u2150-\u215E])/gu;
const AMOUNT = new RegExp(
  String.raw`^(${QUANTITY})(?:\s*(?:-|–|—|\bto\b|\bor\b|\ba\b|\bo\b)\s*(${QUANTITY}))?\s*`,
  'iu',
);
const ONE = /^(?:an?|one|un|una|uno)\s+/iu;
/** `2 x 400 g`. */
const TIMES = new RegExp(String.raw`^[x×]\s*(${QUANTITY})\s*`, 'iu');
/** `/2.2 lb` after another measure of the same. */
const ALSO = new RegExp(String.raw`^[/|]\s*${QUANTITY}\s*`, 'iu');
const AT_END = new RegExp(String.raw`^(.+?)[\s:=–—-]+(${QUANTITY})\s*(\S+)?$`, 'iu');
const OF = /^(?:of|de la|del|de|d')\s+/iu;
const BRACKETS = /\s*[([]([^()[\]]*)[)\]]\s*/gu;
/** Words that say when or whether, after a name. */
const REMARK =
  /[\s,]+((?:to taste|as needed|for (?:garnish|serving|dusting|frying)|optional|plus more\b.*|al gusto|para (?:decorar|servir)|opcional))\.?$/iu;
/** Pieces of things that are no units: `2 cloves garlic` are two of garlic, and the note says cloves. */
const PIECES = new RegExp(
  String.raw`^(?:(?:large|small|medium|big|heaped|grandes?|pequeñ[oa]s?|median[oa]s?)\s+)?(?:cloves?|slices?|sprigs?|stalks?|sticks?|heads?|leaf|leaves|pinch(?:es)?|dash(?:es)?|handfuls?|splash(?:es)?|drops?|knobs?|cubes?|sheets?|strips?|fillets?|packages?|packets?|packs?|jars?|bottles?|bags?|loa(?:f|ves)|dientes?|rodajas?|lonchas?|ramas?|ramitas?|hojas?|pizcas?|puñados?|chorritos?|paquetes?|tarros?|botellas?|bolsas?|sobres?|filetes?)(?=\s|$)`,
  'iu',
);
const HEADING = /^[^\d]*:$/u;

/**
 * The cells of a written ingredient: `1 1/2 lb onions, diced`. Of a range (`1–2 tbsp`) the larger amount is taken, and the note
 * keeps the range; what has no amount is one of it, and the note says so in its own words. Null for a heading such as `For the
 * sauce:`.
 */
export function ingredientIn(written: string, reading: Reading): IngredientCells | null {
  const text = written
    .replaceAll(FRACTION_MARK, '$1 ')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replaceAll(/(?<=\p{L})\s*\/\s*(?=\d)/gu, ' / ')
    .replace(BULLET, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text === '' || HEADING.test(text)) return null;
  // No ingredient, and reading it would take long: its name is refused as too long.
  if (text.length > LINE_MAX) return { ingredient: text, quantity: '1', unit: 'ea', prepAction: '', note: '' };
  const remarks: string[] = [];
  const bare = text.replaceAll(BRACKETS, (_all, inside: string) => {
    remarks.push(inside.trim());
    return ' ';
  });
  const found = amountAtStart(bare.trim(), reading) ?? amountAtEnd(bare.trim(), reading);
  if (!found) return withName(bare, { quantity: '1', unit: 'ea', remarks: [text] });
  return withName(found.rest, { ...found, remarks: [...found.remarks, ...remarks] });
}

interface Amount {
  readonly quantity: string;
  readonly unit: string;
  readonly remarks: readonly string[];
}

function amountAtStart(text: string, reading: Reading): (Amount & { readonly rest: string }) | null {
  const [whole, first = '', second] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) {
    if (!ONE.test(text) && !PIECES.test(text)) return null;
    return measured(text.replace(ONE, ''), new Decimal(1), [], reading);
  }
  const amount = amountIn(second ?? first, reading.decimalComma);
  if (!amount?.greaterThan(0)) return null;
  const remarks = second === undefined ? [] : [whole.trim()];
  const rest = text.slice(whole.length);
  const [times, each = ''] = TIMES.exec(rest) ?? [];
  const pack = times === undefined ? null : amountIn(each, reading.decimalComma);
  if (times === undefined || !pack) return measured(rest.replace(/^[x×]\s+/iu, ''), amount, remarks, reading);
  return measured(rest.slice(times.length), amount.times(pack), [...remarks, `${whole}${times}`.trim()], reading);
}

/** The unit or piece after an amount, and the rest. */
function measured(
  text: string,
  amount: Decimal,
  remarks: readonly string[],
  reading: Reading,
): Amount & { readonly rest: string } {
  const words = text.split(' ');
  const count = [2, 1].find((length) => length < words.length && reading.unitOf(words.slice(0, length).join(' ')));
  const quantity = cellOf(amount);
  if (count !== undefined) {
    const unit = words.slice(0, count).join(' ');
    const after = words.slice(count).join(' ');
    const [also] = ALSO.exec(after) ?? [];
    if (also === undefined) return { quantity, unit, remarks, rest: after };
    const other = measured(after.slice(also.length), amount, remarks, reading);
    return { quantity, unit, remarks, rest: other.rest };
  }
  const [piece] = PIECES.exec(text) ?? [];
  const rest = piece === undefined ? text : text.slice(piece.length).trim();
  if (piece === undefined || rest === '') return { quantity, unit: 'ea', remarks, rest: text };
  return { quantity, unit: 'ea', remarks: [...remarks, piece], rest };
}

/** `Flour: 500 g`. */
function amountAtEnd(text: string, { unitOf, decimalComma }: Reading): (Amount & { readonly rest: string }) | null {
  const [, rest = '', number = '', unit] = AT_END.exec(text) ?? [];
  const amount = amountIn(number, decimalComma);
  if (!amount?.greaterThan(0) || (unit !== undefined && !unitOf(unit))) return null;
  return { quantity: cellOf(amount), unit: unit ?? 'ea', remarks: [], rest };
}

/** The name before the first comma; what follows is how it is prepared. */
function withName(text: string, { quantity, unit, remarks }: Amount): IngredientCells {
  const [, remark] = REMARK.exec(text) ?? [];
  const named = text
    .replace(REMARK, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,;])/g, '$1')
    .trim()
    .replace(OF, '');
  const [name = '', ...after] = named.split(/,\s(?!\d)|\s[–—-]\s|;/u);
  const prepAction = after.join(', ').trim();
  const isShort = prepAction.length <= limits.nameMax;
  const isSaid = remark !== undefined && remarks.some((each) => each.endsWith(remark));
  const notes = [...remarks, isSaid ? '' : remark, isShort ? '' : prepAction].filter(
    (each) => each !== undefined && each !== '',
  );
  return {
    ingredient: name.trim() || named,
    quantity,
    unit,
    prepAction: isShort ? prepAction : '',
    note: [...new Set(notes)].join('; ').slice(0, limits.noteMax),
  };
}
