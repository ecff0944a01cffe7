import type { CountStatus } from '#schema/vocabulary.ts';
import type { StatusTone } from '../../ui/kitchen/status-styles.ts';

export const countTones: Readonly<Record<CountStatus, StatusTone>> = {
  open: 'active',
  in_review: 'soon',
  posted: 'done',
  cancelled: 'quiet',
};
