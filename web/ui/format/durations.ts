import { limits } from '#schema/limits.ts';

/** A duration in a text. */
export interface FoundDuration {
  /** Its position: `text.slice(start, end)` is what was written. */
  readonly start: number;
  readonly end: number;
  /** Of a range the shorter one: a timer that rings too early can be extended. */
  readonly seconds: number;
}

const hour = 3_600;
const minute = 60;

const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  un: 1,
  una: 1,
  one: 1,
  uno: 1,
  two: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  siete: 7,
  eight: 8,
  ocho: 8,
  nine: 9,
  nueve: 9,
  ten: 10,
  diez: 10,
  twelve: 12,
  doce: 12,
  fifteen: 15,
  quince: 15,
  twenty: 20,
  veinte: 20,
  thirty: 30,
  treinta: 30,
  forty: 40,
  cuarenta: 40,
};
const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Not in the middle of a word. */
const edge = '(?![\\p{L}\\p{N}])';
const at = (source: string) => new RegExp(source, 'iuy');

const figure = at(`(\\d{1,5}(?:[.,]\\d{1,2})?)?\\s?([½¼¾])|(?:(\\d{1,3})\\s)?(\\d)/(\\d)|\\d{1,5}(?:[.,]\\d{1,2})?`);
const word = at(`(${Object.keys(words).join('|')})${edge}`);
const half = at(`\\s(?:and a half|y medi[ao])${edge}`);
const quarter = at(`\\s(?:and a quarter|y cuarto)${edge}`);
const units = [
  { seconds: hour, name: at(`[\\s-]?(?:hours?|hrs?|horas?|h)${edge}`) },
  { seconds: minute, name: at(`[\\s-]?(?:minutes?|mins?|minutos?)${edge}`) },
  { seconds: 1, name: at(`[\\s-]?(?:seconds?|secs?|segundos?|segs?|s)${edge}`) },
] as const;
const phrases = [
  { seconds: 45 * minute, name: at(`(?:three quarters of an hour|tres cuartos de hora)${edge}`) },
  { seconds: 15 * minute, name: at(`(?:(?:a )?quarter of an hour|(?:un )?cuarto de hora)${edge}`) },
  { seconds: 30 * minute, name: at(`(?:half an hour|half hour|media hora)${edge}`) },
  { seconds: 90 * minute, name: at(`hora y media${edge}`) },
  { seconds: 30, name: at(`(?:half a minute|medio minuto)${edge}`) },
] as const;
/** Between the parts of one duration: `1 h, 30 min`, `1 hour and 30 minutes`. */
const joint = at(`,?\\s?(?:(?:and|y)\\s)?`);
/** `1 h 30`, `1h30`: minutes without a unit, not an amount of something. */
const bareMinutes = at(
  `(?:\\s?h|\\s?hr|\\s?hours?|\\s?horas?)\\s?([0-5]\\d)${edge}(?!\\s?(?:[%°/]|[.,]\\d|(?:k?g|mg|[cdm]?l|lb|oz|[cm]m|x|pcs|pieces|portions|s|secs?|mins?|minut\\p{L}*)${edge}))`,
);
/** Between the ends of a range. `and` and `y` need `between` before them. */
const to = at(`\\s?(?:-|–|—|to${edge}|or${edge}|a${edge}|o${edge})\\s?`);
const and = at(`\\s(?:and|y)\\s`);
const between = /(?:between|entre)\s$/iu;
const start = /(?<![\p{L}\p{N}.,/])[\p{L}\p{N}½¼¾]/gu;

interface Read {
  readonly end: number;
  readonly value: number;
}

function match(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

const numberOf = (text: string) => Number(text.replace(',', '.'));

/** A number: `20`, `1,5`, `1½`, `1 1/2`, `two`. `isArticle`: `a`, `una`. */
function numberAt(text: string, from: number): (Read & { readonly isArticle: boolean }) | null {
  const found = match(figure, text, from);
  if (found) {
    const [all, whole = '0', sign, wholeBefore = '0', top, bottom] = found;
    const value = sign
      ? numberOf(whole) + (fractions[sign] ?? 0)
      : top && bottom
        ? Number(wholeBefore) + Number(top) / Number(bottom)
        : numberOf(all);
    return withHalf(text, { end: from + all.length, value, isArticle: false });
  }
  const named = match(word, text, from)?.[0].toLowerCase();
  if (named === undefined) return null;
  const isArticle = ['a', 'an', 'un', 'una'].includes(named);
  return withHalf(text, { end: from + named.length, value: words[named] ?? 0, isArticle });
}

/** `one and a half`. */
function withHalf<N extends Read>(text: string, number: N): N {
  const more = match(half, text, number.end);
  return more ? { ...number, end: number.end + more[0].length, value: number.value + 0.5 } : number;
}

/** A number with its unit, then what follows of the smaller units. `largest` is the index of the largest unit allowed. */
function durationAt(text: string, from: number, largest = 0): Read | null {
  if (largest === 0) {
    const phrase = phrases.find(({ name }) => match(name, text, from));
    if (phrase) return { end: phrase.name.lastIndex, value: phrase.seconds };
  }
  const number = numberAt(text, from);
  if (!number) return null;
  const bare = largest === 0 ? match(bareMinutes, text, number.end) : null;
  if (bare) return { end: number.end + bare[0].length, value: number.value * hour + Number(bare[1]) * minute };
  const index = units.findIndex(({ name }, each) => each >= largest && match(name, text, number.end) !== null);
  const unit = units[index];
  // "A second bowl" is not a second.
  if (!unit || (unit.seconds === 1 && number.isArticle)) return null;
  const read = { end: unit.name.lastIndex, value: number.value * unit.seconds };
  return withRest(text, read, index);
}

/** `1 hour and a half`, `1 h 30 min`, `1 min 30 s`. */
function withRest(text: string, { end, value }: Read, index: number): Read {
  const { seconds } = units[index] ?? units[2];
  for (const [pattern, share] of [
    [half, 0.5],
    [quarter, 0.25],
  ] as const) {
    const more = match(pattern, text, end);
    if (more) return { end: end + more[0].length, value: value + share * seconds };
  }
  const gap = match(joint, text, end)?.[0].length ?? 0;
  const rest = index < 2 && gap > 0 ? durationAt(text, end + gap, index + 1) : null;
  return rest ? { end: rest.end, value: value + rest.value } : { end, value };
}

/** `20-25 min`, `between 1 and 2 hours`, `45 min to 1 h`: the shorter one, and the end of the longer. */
function rangeAt(text: string, from: number): Read | null {
  const first = durationAt(text, from);
  const number = first ?? numberAt(text, from);
  if (!number) return null;
  const joined =
    match(to, text, number.end) ?? (between.test(text.slice(0, from)) ? match(and, text, number.end) : null);
  const second = joined ? durationAt(text, number.end + joined[0].length) : null;
  if (first) {
    const isRange = second !== null && second.value > first.value && !/^\s?or?\s?$/iu.test(joined?.[0] ?? '');
    return isRange ? { ...first, end: second.end } : first;
  }
  if (!second) return null;
  // Both numbers have the unit of the second one.
  const last = numberAt(text, number.end + (joined?.[0].length ?? 0));
  return last && last.value > 0 ? { end: second.end, value: (second.value / last.value) * number.value } : null;
}

/** The durations in a recipe's step, in English or Spanish, in their order: those for which a timer can be started. */
export function durationsIn(text: string): readonly FoundDuration[] {
  const found: FoundDuration[] = [];
  let end = 0;
  for (const { index } of text.matchAll(start)) {
    if (index < end) continue;
    const read = rangeAt(text, index);
    if (!read) continue;
    ({ end } = read);
    const seconds = Math.round(read.value);
    if (seconds >= 1 && seconds <= limits.timerSecondsMax) found.push({ start: index, end, seconds });
  }
  return found;
}
