import type { LotDetailQuery } from '../inventory.generated.ts';

type Movement = LotDetailQuery['stockLotMovements'][number];
type LotEvent = LotDetailQuery['stockLotEvents'][number];

/** One entry of a lot's history. */
export type HistoryEntry =
  | { readonly kind: 'movement'; readonly at: string; readonly movement: Movement }
  | { readonly kind: 'event'; readonly at: string; readonly event: LotEvent };

/** Movements and events, newest first. The move of a whole lot is two movements, which its event replaces. */
export function lotHistory(movements: readonly Movement[], events: readonly LotEvent[]): readonly HistoryEntry[] {
  const entries: HistoryEntry[] = [
    ...movements
      .filter((movement) => !isMovedWhole(movement, movements))
      .map((movement) => ({ kind: 'movement', at: movement.createdAt, movement }) as const),
    ...events.map((event) => ({ kind: 'event', at: event.createdAt, event }) as const),
  ];
  return entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function isMovedWhole(movement: Movement, all: readonly Movement[]): boolean {
  if (movement.type !== 'transfer_in' && movement.type !== 'transfer_out') return false;
  return all.some(
    (other) =>
      other.type !== movement.type &&
      (other.type === 'transfer_in' || other.type === 'transfer_out') &&
      other.createdAt === movement.createdAt &&
      Number(other.quantity) === -Number(movement.quantity),
  );
}

/** The change of a field in an event, as text; null when the event did not change it. */
export function changeOf(changes: unknown, field: string): { readonly from: string; readonly to: string } | null {
  if (typeof changes !== 'object' || changes === null) return null;
  const pair: unknown = new Map<string, unknown>(Object.entries(changes)).get(field);
  if (!Array.isArray(pair)) return null;
  return { from: textOf(pair[0]), to: textOf(pair[1]) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
