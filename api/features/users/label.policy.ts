import type { MemberKind, NameDisplay } from '#schema/vocabulary.ts';
import { limits } from '#schema/limits.ts';

/** How a member of the kitchen is named where anyone can read it; empty when not at all. Devices and service accounts have no privacy. */
export function labelOf(member: { readonly kind: MemberKind; readonly name: string }, names: NameDisplay): string {
  if (member.kind !== 'person') return member.name;
  const words = member.name.trim().split(/\s+/);
  if (names === 'first_name') return words[0] ?? '';
  if (names === 'none') return '';
  return words
    .slice(0, limits.initialsLength)
    .map((word) => `${word.slice(0, 1).toUpperCase()}.`)
    .join('');
}
