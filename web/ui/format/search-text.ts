/** Text as it is compared in a search: in small letters, without accents. */
export const foldAccents = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Whether a name has every typed word somewhere in it; nothing typed matches all. */
export function includesWords(name: string, typed: string): boolean {
  const folded = foldAccents(name);
  return foldAccents(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
