import { dictionary } from '@zxcvbn-ts/language-common';

/** Words that users of this program would choose first. */
const ownWords = ['brigade', 'kitchen', 'restaurant', 'cook', 'chef', 'manager', 'admin'];
const common = new Set([...dictionary['passwords-common'], ...ownWords]);

/** The minimum number of different characters. */
const DIFFERENT_MIN = 4;

/**
 * Whether a password is a common one: as it is, without the digits and signs before or after it (`Password123!`), or as a
 * repeated word (`letmeinletmein`).
 * @param names of the person and their kitchen, which an acquaintance would guess first: `Casa Lola` refuses
 *   `casalola2026` and `LolaLolaLola`
 */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  const word = password.toLowerCase();
  const core = word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const forms = [word, core, repeatedIn(word), repeatedIn(core)];
  const own = new Set(names.flatMap((name) => [name, ...name.split(/\s+/u)]).map(lettersAndDigits));
  return (
    new Set(word).size < DIFFERENT_MIN ||
    forms.some((form) => common.has(form)) ||
    [...forms, repeatedIn(lettersAndDigits(word))].some((form) => form !== '' && own.has(lettersAndDigits(form)))
  );
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The shortest piece whose repetition is the text; the text itself if there is none. */
function repeatedIn(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length > 0 ? length : text.length);
}
