import { limits } from '#schema/limits.ts';

/** Whether the data may be stale: no message, not even a heartbeat, for one ping interval and ten seconds. */
export function isStale({ lastSeen }: { readonly lastSeen: number | null }, now: number): boolean {
  return lastSeen !== null && now - lastSeen > limits.pingInterval + limits.staleAfter;
}
