import { limits } from '#schema/limits.ts';

/** Whether the data may be old: nothing heard, not even a heartbeat, for a ping and ten seconds more. */
export function isStale({ lastSeen }: { readonly lastSeen: number | null }, now: number): boolean {
  return lastSeen !== null && now - lastSeen > limits.pingInterval + limits.staleAfter;
}
