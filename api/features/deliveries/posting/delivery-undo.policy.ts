import { limits } from '#schema/limits.ts';
import type { Delivery } from '../delivery.entity.ts';

/** Until when its confirmation can be undone; null when it cannot. */
export function undoUntil({ status, closedAt }: Pick<Delivery, 'status' | 'closedAt'>, now: Date): Date | null {
  if (status !== 'posted' || closedAt === null) return null;
  const until = new Date(closedAt.getTime() + limits.undoWindow);
  return until > now ? until : null;
}

/** How many whole seconds it can still be undone; 0 when it cannot. */
export function undoSeconds(delivery: Pick<Delivery, 'status' | 'closedAt'>, now: Date): number {
  const until = undoUntil(delivery, now);
  return until ? Math.ceil((until.getTime() - now.getTime()) / 1_000) : 0;
}
