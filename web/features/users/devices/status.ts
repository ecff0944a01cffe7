import type { StatusTone } from '../../../ui/kitchen/status-styles.ts';
import type { DeviceRowFragment } from './devices.generated.ts';

/** The status of a device: the badge's tone and text key. */
export function deviceStatus({ revokedAt, online, lastSeenAt }: DeviceRowFragment) {
  const badge = (tone: StatusTone, word: 'isOnline' | 'isOffline' | 'isWaiting' | 'isRevoked') => ({ tone, word });
  if (revokedAt) return badge('blocked', 'isRevoked');
  if (online) return badge('done', 'isOnline');
  return lastSeenAt ? badge('late', 'isOffline') : badge('soon', 'isWaiting');
}
