import type { Item } from '../../inventory/item.entity.ts';
import { WasteEntry } from '../../waste/waste-entry.entity.ts';
import { add } from '../work.ts';
import { at, daysAgo, type Demo, HISTORY_DAYS, idOf } from './demo.ts';
import { type Goods, rawItem } from './items.ts';
import type { PastLedger } from './ledger.ts';
import { stepped } from './random.ts';

const REASONS = ['SPOIL', 'EXPIRE', 'OVER', 'BURN', 'DROP', 'RETURN', 'TRIM', 'TRIM'] as const;
const WASTED = [
  'Yellow onion',
  'Tomato',
  'Carrot',
  'Chicken thigh',
  'Salmon side',
  'Heavy cream',
  'Avocado',
  'Sourdough',
] as const;
const COOKS = ['ana', 'luis', 'maria', 'tom', 'sofia', 'jean'] as const;
/** The seventeenth day of the four weeks: a fridge door stood open. */
const BAD_DAY = HISTORY_DAYS - 17;

/** One day's waste: a few entries, and one bad day. */
export function wasteOfDay(demo: Demo, goods: Goods, ledger: PastLedger, days: number): void {
  const count = days === 0 ? 2 : demo.random.between(1, 3);
  for (let index = 0; index < count; index += 1) {
    const item = rawItem(goods, demo.random.pick(WASTED));
    waste(demo, ledger, item, days, demo.random.pick(REASONS), 0.06);
  }
  if (days === BAD_DAY) {
    for (const name of ['Beef short rib', 'Salmon side', 'Chicken thigh']) {
      waste(demo, ledger, rawItem(goods, name), days, 'SPOIL', 0.35, 'Walk-in door stood open overnight.');
    }
  }
}

function waste(
  demo: Demo,
  ledger: PastLedger,
  item: Item,
  days: number,
  reason: string,
  share: number,
  note: string | null = null,
): void {
  const step = item.unit === 'ea' || item.unit === 'bunch' ? 1 : 0.1;
  const free = ledger.onHand(item) - ledger.inLots(item);
  const quantity = Math.min(Math.max(step, stepped(Number(item.parLevel) * share, step)), stepped(free, step, true));
  if (quantity <= 0) return;
  const occurredAt =
    days === 0 ? new Date(demo.work.now.getTime() - 90 * 60_000) : at(demo, days, '18:30', demo.random.between(0, 90));
  const recordedById = idOf(demo.people, demo.random.pick(COOKS));
  const entry = add(demo.work, WasteEntry, {
    itemId: item.id,
    quantity: String(quantity),
    reasonId: idOf(demo.reasons, reason),
    stationId: idOf(demo.stations, 'Prep'),
    note,
    recordedById,
    occurredAt,
    businessDate: daysAgo(demo, days),
  });
  const movement = ledger.enter({
    item,
    type: 'waste',
    quantity: -quantity,
    at: occurredAt,
    by: recordedById,
    source: ['waste_entry', entry.id],
  });
  entry.cost = movement.value === null ? null : movement.value.replace('-', '');
}
