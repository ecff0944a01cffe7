import type { PrepTaskStatus } from '#schema/vocabulary.ts';
import type { StatusTone } from '../../../ui/components/StatusBadge.tsx';

/** Each status in the colors and icons that all screens share. */
export const statusTones: Record<PrepTaskStatus, StatusTone> = {
  pending: 'todo',
  in_progress: 'active',
  on_hold: 'paused',
  completed: 'done',
  skipped: 'blocked',
  cancelled: 'quiet',
};
