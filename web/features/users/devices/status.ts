import type { StatusTone } from '../../../ui/components/StatusBadge.tsx';
import type { DeviceRowFragment } from './devices.generated.ts';

/** How a device stands: the badge's tone and the key of its word. */
export function deviceStanding({ revokedAt, online, lastSeenAt }: DeviceRowFragment) {
  const standing = (tone: StatusTone, word: 'isOnline' | 'isOffline' | 'isWaiting' | 'isRevoked') => ({ tone, word });
  if (revokedAt) return standing('blocked', 'isRevoked');
  if (online) return standing('done', 'isOnline');
  return lastSeenAt ? standing('late', 'isOffline') : standing('soon', 'isWaiting');
}
