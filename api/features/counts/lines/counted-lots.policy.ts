import type { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import type { ItemStock } from '../../inventory/stock/item-stock.writes.ts';
import type { CountLine } from './count-line.entity.ts';
import type { CountSession } from '../count-session.entity.ts';

type Counting = Pick<CountSession, 'kind'>;
type Place = Pick<CountLine, 'storageLocationId' | 'lotId'>;

/** The lots that a line counts: its lot, those in its place or, in a closing count, all. A lot without a place is in the item's place. */
export function lotsOfLine(session: Counting, { item, lots }: ItemStock, line: Place): StockLot[] {
  if (line.lotId !== null) return lots.filter(({ id }) => id === line.lotId);
  if (session.kind === 'closing') return [...lots];
  return lots.filter((lot) => (lot.storageLocationId ?? item.storageLocationId) === line.storageLocationId);
}

/** Whether every lot in the item's own place has a line. */
export function areAllLots({ item, lots }: ItemStock, lines: readonly Place[]): boolean {
  const counted = new Set(lines.map(({ lotId }) => lotId));
  const isOwn = ({ storageLocationId }: StockLot) =>
    storageLocationId === null || storageLocationId === item.storageLocationId;
  return lots.filter(isOwn).every(({ id }) => counted.has(id));
}

/** Whether a line counts the item in its own place, to which owed stock belongs. */
export function isOwnPlace(
  session: Counting,
  { item }: ItemStock,
  line: Place & Pick<CountLine, 'settlesOwed'>,
): boolean {
  if (line.lotId !== null) return line.settlesOwed;
  return session.kind === 'closing' || line.storageLocationId === item.storageLocationId;
}
