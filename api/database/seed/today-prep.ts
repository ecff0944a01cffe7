import { Decimal } from 'decimal.js';
import type { PrepTaskStatus } from '#schema/vocabulary.ts';
import { PrepTask } from '../../prep/prep-task.entity.ts';
import { add } from '../work.ts';
import { daysAgo, type Demo, fromNow, idOf } from './demo.ts';
import type { Goods, PreparedGood } from './items.ts';
import type { PastLedger } from './ledger.ts';

type Plan = readonly [name: string, status: PrepTaskStatus, dueInMinutes: number, assignee: string | null];

/** Today around now: something late, something in hand, something done, the rest to do. */
const plan: readonly Plan[] = [
  ['Mirepoix', 'completed', -150, 'ana'],
  ['Herb vinaigrette', 'completed', -120, 'maria'],
  ['Chocolate ganache', 'completed', -60, 'sofia'],
  ['Brown chicken stock', 'pending', -20, null],
  ['Tomato sauce', 'in_progress', 45, 'tom'],
  ['Diced chicken', 'in_progress', 60, 'ana'],
  ['Hummus', 'on_hold', 75, 'maria'],
  ['Mashed potato', 'pending', 120, 'tom'],
  ['Caesar dressing', 'pending', 90, 'maria'],
  ['Pickled onion', 'pending', 105, null],
  ['Cut fries', 'pending', 150, 'jean'],
  ['Dough balls', 'pending', 165, 'sofia'],
  ['Risotto base', 'pending', 180, 'tom'],
  ['Roast chicken', 'pending', 150, 'luis'],
  ['Chicken salad', 'pending', 210, null],
  ['Crème anglaise', 'pending', 195, 'sofia'],
];

export function makeTodaysPrep(demo: Demo, goods: Goods, ledger: PastLedger): void {
  for (const [name, status, due, assignee] of plan) {
    const good = goods.prepared.get(name);
    if (good) makeTask(demo, ledger, good, [name, status, due, assignee]);
  }
}

function makeTask(demo: Demo, ledger: PastLedger, good: PreparedGood, [name, status, due, assignee]: Plan): void {
  const dueAt = fromNow(demo, due);
  const assigneeId = assignee ? idOf(demo.people, assignee) : null;
  const task = add(demo.work, PrepTask, {
    name,
    businessDate: daysAgo(demo, 0),
    status,
    stationId: good.prepItem.stationId,
    prepItemId: good.prepItem.id,
    recipeId: good.recipe.id,
    itemId: good.item.id,
    targetQuantity: toMake(good),
    unit: good.seed.unit,
    parAtPlan: good.seed.par,
    onHandAtPlan: good.seed.onHand,
    dueAt,
    latestStartAt: new Date(dueAt.getTime() - good.seed.leadMinutes * 60_000),
    assigneeId,
    priority: due < 0 && status === 'pending' ? 'high' : 'medium',
  });
  if (status !== 'pending') {
    task.startedAt = new Date(Math.min(demo.work.now.getTime() - 25 * 60_000, dueAt.getTime() - 45 * 60_000));
    task.startedById = assigneeId;
  }
  if (status === 'on_hold') task.heldAt = new Date(demo.work.now.getTime() - 8 * 60_000);
  if (status === 'completed') complete(ledger, good, task);
}

function complete(ledger: PastLedger, good: PreparedGood, task: PrepTask): void {
  const preparedAt = new Date(task.dueAt.getTime() - 10 * 60_000);
  const useBy = new Date(preparedAt.getTime() + good.seed.shelfLifeHours * 3_600_000);
  const lot = ledger.lot(good.item, { preparedAt, useBy, prepTaskId: task.id });
  task.completedAt = preparedAt;
  task.completedById = task.assigneeId;
  task.actualQuantity = task.targetQuantity;
  task.lotId = lot.id;
  ledger.enter({
    item: good.item,
    type: 'prep_in',
    quantity: Number(task.actualQuantity),
    at: preparedAt,
    by: task.assigneeId,
    lot,
    source: ['prep_task', task.id],
  });
}

/** Par less on hand, in whole batches; at least one, because the demo wants something to do. */
function toMake({ seed }: PreparedGood): string {
  const wanted = Decimal.max(0, new Decimal(seed.par).minus(seed.onHand));
  if (!seed.batch) return wanted.toFixed();
  return Decimal.max(1, wanted.dividedBy(seed.batch).ceil()).times(seed.batch).toFixed();
}
