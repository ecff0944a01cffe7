import { User } from '../../features/users/user.entity.ts';
import { Station } from '../../features/stations/station.entity.ts';
import { addOpeningStock } from '../../features/inventory/lots/found-stock.writes.ts';
import { addPrepTask } from '../../features/prep/tasks/prep-task-planning.service.ts';
import { Buying, stockedSince } from './buying.ts';
import { at, type DemoKitchen } from '../../platform/demo/demo-kitchen.ts';
import type { Goods } from './goods.ts';
import { LotStories } from './lot-stories.ts';
import { PastCounts } from './past-counts.ts';
import { PastDeliveries } from './past-deliveries.ts';
import { PastPrep } from './past-prep.ts';
import { PastRecurring } from './past-recurring.ts';
import { PastSales } from './past-sales.ts';
import { PastWaste } from './past-waste.ts';
import { type Act, inOrder, type Past } from './past.ts';
import { expiringBatch, OVERRIDE, PrepCalendar } from './prep-calendar.ts';
import { MenuPlan } from './menu-plan.ts';
import { readShelves } from './past-stock.ts';
import { madeToday, makeTodaysPrep, todaysListBuilt } from './today-prep.ts';
import { quantityText } from '../../platform/quantity.ts';

const CARRIED_OVER = 'Portion short ribs';
const DAIRY = 'Meadow Dairy & Eggs';

/** Four weeks of history and today so far, created day by day with the product's services. */
export async function makePast(demo: DemoKitchen, goods: Goods, past: Past): Promise<void> {
  const expiring = expiringBatch(demo);
  // The salad was off the menu since the lettuce was forgotten.
  const menu = new MenuPlan(demo, goods, (dish, days) => dish === 'Caesar salad' && days < expiring.days);
  const calendar = new PrepCalendar(demo, goods, menu, expiring, madeToday());
  const buying = new Buying(demo, goods, calendar, menu);
  const deliveries = new PastDeliveries(demo, goods, past, buying);
  const prep = new PastPrep(demo, goods, past, calendar);
  const waste = new PastWaste(demo, goods, past);
  const counts = new PastCounts(demo, goods, past);
  const recurring = new PastRecurring(demo, past);
  const sales = new PastSales(demo, goods, past, { buying, calendar, menu, expiring, waste });
  const lots = new LotStories(demo, goods, past, buying);
  await open(demo, goods, past, { calendar, menu });
  for (let days = demo.historyDays - 1; days >= 1; days -= 1) {
    const shelves = await readShelves(demo);
    const throwAway = { at: at(demo, days, '10:45'), run: async () => waste.throwExpiredAway(days) };
    const acts = [
      ...deliveries.day(days, shelves),
      throwAway,
      ...lots.day(days),
      ...prep.day(days),
      ...recurring.day(days),
    ];
    await inOrder([...acts, ...waste.day(days), ...stories(demo, days, { past, deliveries, waste, buying })]);
    await sales.evening(days);
    if (days % 7 === 1) await counts.evening(days);
  }
  const thaw: Act = { at: new Date(demo.tx.now.getTime() - 120 * 60_000), run: lots.thawPrawns };
  const today = recurring.day(0).filter((act) => act.at <= demo.tx.now);
  const built = todaysListBuilt(demo);
  await inOrder(today.filter((act) => act.at < built));
  const prepToday = await makeTodaysPrep(demo, goods, past);
  await inOrder([...prepToday, ...waste.day(0), thaw, counts.today(), ...today.filter((act) => act.at >= built)]);
}

interface Doing {
  readonly past: Past;
  readonly deliveries: PastDeliveries;
  readonly waste: PastWaste;
  readonly buying: Buying;
}

function stories(demo: DemoKitchen, days: number, { past, deliveries, waste, buying }: Doing): Act[] {
  const acts: Act[] = [];
  const correct = { at: at(demo, days, '10:40'), run: async (when: Date) => deliveries.correctPrice(when) };
  if (buying.turn(DAIRY, days + 1) === 1) acts.push(correct);
  const rest = { at: at(demo, days, '17:30'), run: async (when: Date) => waste.throwRestAway(when) };
  if (days === OVERRIDE.madeOn) acts.push(rest);
  const leave = { at: at(demo, days, '12:05'), run: async (when: Date) => leaveUnfinished(demo, past, when) };
  const expect = { at: at(demo, days, '17:40'), run: async (when: Date) => deliveries.expectToday(when) };
  if (days === 1) acts.push(leave, expect);
  return acts;
}

/** The initial stock: above par of what keeps for weeks, and at least what the first days need. */
async function open(
  demo: DemoKitchen,
  goods: Goods,
  past: Past,
  { calendar, menu }: { readonly calendar: PrepCalendar; readonly menu: MenuPlan },
): Promise<void> {
  const when = at(demo, demo.historyDays, '23:30');
  const [first, last] = [demo.historyDays - 1, demo.historyDays - 3];
  for (const item of [...goods.raw.values()].filter((each) => stockedSince(demo, each) === demo.historyDays)) {
    const par = Number(item.parLevel);
    const need = calendar.need(item.name, first, last) + menu.need(item.name, first, last);
    const keeps = item.shelfLifeHours === null || item.shelfLifeHours > 168;
    const usual = keeps ? par * 1.4 || Number(item.packQuantity) * 0.8 : par * 0.3;
    const quantity = Math.max(usual, need * 1.2);
    await past.write('item.created', 'olivia', when, async (tx) =>
      addOpeningStock(tx, item.id, quantityText(quantity)),
    );
  }
}

/** Not done yesterday, so it is on today's list. */
async function leaveUnfinished(demo: DemoKitchen, past: Past, when: Date): Promise<void> {
  await addPrepTask(past.as('marco', when), {
    name: CARRIED_OVER,
    targetQuantity: '6',
    unit: 'kg',
    dueTime: '17:00',
    leadMinutes: 75,
    stationId: demo.idOf(Station, 'Grill'),
    assigneeId: demo.idOf(User, 'luis'),
  });
}
