/** Invisible and bidirectional control characters: names must not look alike or be hidden. A joiner holds emoji together. */
const UNSEEN =
  /(?![\t-\r])[\p{Cc}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF]|(?<=[\p{Script=Latin}\p{N}\s])[\u200C\u200D]/gu;

/** A name as it is stored: without characters that nobody sees, with single spaces, in one form of its letters. */
export function nameText(typed: string): string {
  return typed.replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim().normalize('NFC');
}
