import type { StatusTone } from '../../ui/components/StatusBadge.tsx';
import type { PersonFragment } from './users.generated.ts';

/** How a person stands: the badge's tone and the key of its word. */
export function standingOf({ status, verified }: Pick<PersonFragment, 'status' | 'verified'>) {
  const standing = (tone: StatusTone, word: 'isActive' | 'isWaiting' | 'isDeactivated' | 'isRejected') => ({
    tone,
    word,
  });
  if (status === 'deactivated') return standing('quiet', 'isDeactivated');
  if (status === 'rejected') return standing('blocked', 'isRejected');
  return verified ? standing('done', 'isActive') : standing('soon', 'isWaiting');
}
