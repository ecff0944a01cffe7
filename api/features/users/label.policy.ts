import type { MemberKind, NameDisplay } from '#schema/vocabulary.ts';
import { limits } from '#schema/limits.ts';

interface Named {
  readonly kind: MemberKind;
  readonly name: string;
}

/** The maximum of additional letters that distinguish two names. */
const LETTERS_MAX = 20;

/**
 * A member's name on public displays; empty when names are hidden. Devices and service accounts show their full name. With
 * `letters`, so many more of a person's name, to distinguish them.
 */
export function labelOf(member: Named, names: NameDisplay, letters = 0): string {
  if (member.kind !== 'person') return member.name;
  const words = member.name.trim().split(/\s+/);
  if (names === 'none') return '';
  if (names === 'first_name') {
    const [first = '', last] = [words[0], words.slice(1).at(-1)];
    return letters === 0 || last === undefined ? first : `${first} ${last.slice(0, letters)}.`;
  }
  return words
    .slice(0, limits.initialsLength)
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1, 1 + letters)}.`)
    .join('');
}

/**
 * The labels of all members by id. Where two persons would have the same, each has as many more letters as distinguish them:
 * Ana T. and Ana R. Those of one full name keep the same label.
 */
export function labelsOf(
  members: readonly (Named & { readonly id: string })[],
  names: NameDisplay,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  let alike = members;
  for (let letters = 0; letters <= LETTERS_MAX && alike.length > 0; letters += 1) {
    const byLabel = Map.groupBy(alike, (member) => labelOf(member, names, letters));
    for (const [label, [first, ...others]] of byLabel) {
      if (first && others.length === 0) labels.set(first.id, label);
    }
    alike = alike.filter(({ id }) => !labels.has(id));
  }
  for (const member of alike) labels.set(member.id, labelOf(member, names));
  return labels;
}
