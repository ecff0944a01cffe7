import type { MemberKind, NameDisplay } from '#schema/vocabulary.ts';
import { limits } from '#schema/limits.ts';

/** A member's name on public displays; empty when names are hidden. Devices and service accounts show their full name. */
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
