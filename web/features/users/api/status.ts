import { DAY } from '#schema/milliseconds.ts';
import type { StatusTone } from '../../../ui/kitchen/status-styles.ts';
import type { TokenRowFragment } from './tokens.generated.ts';

const SOON = 14 * DAY;

/** The status of a token: the badge's tone and text key. */
export function tokenStatus({ state, expiresAt }: TokenRowFragment, now: number) {
  const badge = (tone: StatusTone, word: TokenRowFragment['state'] | 'endsSoon') => ({ tone, word });
  if (state === 'revoked') return badge('blocked', state);
  if (state === 'expired') return badge('quiet', state);
  if (state === 'owner_inactive') return badge('paused', state);
  return new Date(expiresAt).getTime() - now < SOON ? badge('soon', 'endsSoon') : badge('done', state);
}

/** Whether its access has ended permanently. */
export function hasEnded({ state }: TokenRowFragment): boolean {
  return state === 'revoked' || state === 'expired';
}

/** Parses typed addresses, separated by lines, spaces, commas or semicolons. */
export function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((address) => address !== '');
}
