import { builtInUnits, unitWord } from '#schema/units.ts';
import { i18n } from '@lingui/core';

let inSpanish: ((words: string) => string) | null = null;

/** Only who reads Spanish loads it. What is on screen is drawn again when it has come. */
export async function learnSpanish(): Promise<void> {
  ({ inSpanish } = await import('./spanish-sentences.ts'));
  if (i18n.locale === 'es') i18n.activate('es');
}

const codes = builtInUnits.map(({ code }) => code).filter((code) => unitWord(code) !== code);

/** Units are codes to the server; people write `fl_oz` as two words. */
function withUnitWords(words: string): string {
  return codes.reduce((text, code) => text.replaceAll(code, unitWord(code)), words);
}

/**
 * The server's own words in the language on screen. It speaks English, as the contract fixes its texts; Spanish is told by
 * the shape of a sentence, and what has no Spanish shape, or none yet, is quoted as it is.
 */
export function told(said: string): string {
  const words = withUnitWords(said);
  return i18n.locale === 'es' && inSpanish !== null ? inSpanish(words) : words;
}
