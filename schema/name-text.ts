/**
 * Invisible and bidirectional control characters: names must not look alike or be hidden. Joiners and the emoji variation are kept between
 * parts of an emoji, and joiners between letters of scripts that need them.
 */
const UNSEEN = [
  /(?![\t-\r]|\u200C|\u200D|\uFE0F)[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu,
  /(?<!\p{Extended_Pictographic})\uFE0F(?!\u20E3)/gu,
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|(?!\p{Script=Latin})[\p{L}\p{M}])(?:\u200C|\u200D)/gu,
  /(?:\u200C|\u200D)(?![\p{Extended_Pictographic}\p{L}\p{M}])/gu,
] as const;

/** A name as it is stored: without characters that nobody sees, with single spaces, in one form of its letters. */
export function nameText(typed: string): string {
  return UNSEEN.reduce((text, unseen) => text.replaceAll(unseen, ''), typed)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
}
