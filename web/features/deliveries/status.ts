import { HOUR } from '#schema/milliseconds.ts';
import type { DeliveryStatus } from '#schema/vocabulary.ts';
import type { StatusTone } from '../../ui/kitchen/status-styles.ts';

/** The displayed status of a delivery: its own, or `late` or `soon` for an expected one. */
export type ShownStatus = DeliveryStatus | 'late' | 'soon';

export function shownStatus(
  { status, expectedAt }: { readonly status: DeliveryStatus; readonly expectedAt: string | null },
  now: number,
): ShownStatus {
  if (status !== 'expected' || expectedAt === null) return status;
  const distance = new Date(expectedAt).getTime() - now;
  if (distance < 0) return 'late';
  return distance <= HOUR ? 'soon' : 'expected';
}

export const statusTones: Readonly<Record<ShownStatus, StatusTone>> = {
  expected: 'todo',
  soon: 'soon',
  late: 'late',
  draft: 'active',
  posted: 'done',
  reversed: 'blocked',
  cancelled: 'quiet',
};
