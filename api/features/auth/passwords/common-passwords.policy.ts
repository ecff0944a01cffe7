import { dictionary } from '@zxcvbn-ts/language-common';

/** Words that users of this program would choose first. */
const ownWords = ['brigade', 'kitchen', 'restaurant', 'cook', 'chef', 'manager', 'admin'];
const common = new Set([...dictionary['passwords-common'], ...ownWords]);

/** The minimum number of different characters. */
const DIFFERENT_MIN = 4;

/**
 * Whether a password is on the list of common ones: as it is, without the digits and signs before or after it
 * (`Password123!`), or as a repeated word (`letmeinletmein`).
 */
export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase();
  const core = word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const forms = [word, core, repeatedIn(word), repeatedIn(core)];
  return new Set(word).size < DIFFERENT_MIN || forms.some((form) => common.has(form));
}

/** The shortest piece whose repetition is the text; the text itself if there is none. */
function repeatedIn(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length > 0 ? length : text.length);
}
