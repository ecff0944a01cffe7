import { dictionary } from '@zxcvbn-ts/language-common';

/** Words that come first to mind in front of this program. */
const ownWords = ['brigade', 'kitchen', 'restaurant', 'cook', 'chef', 'manager', 'admin'];
const common = new Set([...dictionary['passwords-common'], ...ownWords]);

/** Fewer different characters make no password. */
const DIFFERENT_MIN = 4;

/**
 * Whether a password is among the first that somebody tries: on the list of common ones as it is, with digits and signs before
 * or after it (`Password123!`), or written several times (`letmeinletmein`).
 */
export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase();
  const core = word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const forms = [word, core, repeatedIn(word), repeatedIn(core)];
  return new Set(word).size < DIFFERENT_MIN || forms.some((form) => common.has(form));
}

/** The shortest piece that makes the text when it is written again and again; the text itself when none does. */
function repeatedIn(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length > 0 ? length : text.length);
}
