import type { PrepTaskStatus } from '#schema/vocabulary.ts';
import type { StatusTone } from '../../../ui/kitchen/status-styles.ts';

/** The tone of each status, which defines its color and icon on all screens. */
export const statusTones: Record<PrepTaskStatus, StatusTone> = {
  pending: 'todo',
  in_progress: 'active',
  on_hold: 'paused',
  completed: 'done',
  skipped: 'blocked',
  cancelled: 'quiet',
};
