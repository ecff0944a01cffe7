import type { StatusTone } from '../../../ui/components/StatusBadge.tsx';
import type { TokenRowFragment } from './tokens.generated.ts';

const SOON = 14 * 24 * 60 * 60 * 1000;

/** How a token stands: the badge's tone and the key of its word. */
export function tokenStanding({ state, expiresAt }: TokenRowFragment, now: number) {
  const standing = (tone: StatusTone, word: TokenRowFragment['state'] | 'endsSoon') => ({ tone, word });
  if (state === 'revoked') return standing('blocked', state);
  if (state === 'expired') return standing('quiet', state);
  if (state === 'owner_inactive') return standing('paused', state);
  return new Date(expiresAt).getTime() - now < SOON ? standing('soon', 'endsSoon') : standing('done', state);
}

/** Whether its access has ended for good. */
export function hasEnded({ state }: TokenRowFragment): boolean {
  return state === 'revoked' || state === 'expired';
}

/** What was typed: addresses, one in each line or with commas between them. */
export function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((address) => address !== '');
}
