import { spanish } from './server-sentences.es.ts';

/** A sentence of the server's with gaps, and its Spanish form. */
interface Shape {
  readonly english: RegExp;
  readonly spanish: string;
  /** Letters that are no value: the more of them, the surer the match. */
  readonly words: number;
}

/** More letters than any shape has. */
const HALVES = 1_000;

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function shapeOf([english, other]: readonly [english: string, spanish: string]): Shape {
  const parts = english.split(/(\{\w+\})/);
  const source = parts.map((part, index) => {
    if (index % 2 === 0) return escaped(part);
    const name = part.slice(1, -1);
    // The same gap again holds the same words again.
    return parts.indexOf(part) < index ? `\\k<${name}>` : `(?<${name}>.*?)`;
  });
  // What is told in two halves is told apart before either half is looked at.
  const halves = english.includes('; ') ? HALVES : 0;
  const words = parts.filter((_, index) => index % 2 === 0).join('').length + halves;
  return { english: new RegExp(`^${source.join('')}$`, 's'), spanish: other, words };
}

const shapes = Object.entries(spanish)
  .map(shapeOf)
  .toSorted((one, other) => other.words - one.words);

/** One sentence, or a piece of one; what no shape fits stays as it is. */
function spoken(words: string): string {
  for (const shape of shapes) {
    const match = shape.english.exec(words);
    if (match === null) continue;
    const values = match.groups ?? {};
    return shape.spanish.replaceAll(/\{(\w+)\}|<(\w+)>/g, (_, value: string | undefined, piece: string | undefined) =>
      value === undefined ? spoken(values[piece ?? ''] ?? '') : (values[value] ?? ''),
    );
  }
  return words;
}

/** The server's words in Spanish, sentence by sentence. */
export function inSpanish(words: string): string {
  return words
    .split(/(?<=\.) /)
    .map((sentence) => (sentence.endsWith('.') ? `${spoken(sentence.slice(0, -1))}.` : spoken(sentence)))
    .join(' ');
}
