import type { StatusTone } from '../../ui/kitchen/status-styles.ts';
import type { PersonFragment } from './users.generated.ts';

/** The status of a user: the badge's tone and text key. */
export function personStatus({ status, verified }: Pick<PersonFragment, 'status' | 'verified'>) {
  const badge = (tone: StatusTone, word: 'isActive' | 'isWaiting' | 'isDeactivated' | 'isRejected') => ({
    tone,
    word,
  });
  if (status === 'deactivated') return badge('quiet', 'isDeactivated');
  if (status === 'rejected') return badge('blocked', 'isRejected');
  return verified ? badge('done', 'isActive') : badge('soon', 'isWaiting');
}
