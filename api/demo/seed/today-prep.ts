import { User } from '../../features/users/user.entity.ts';
import { Decimal } from 'decimal.js';
import { MINUTE } from '#schema/milliseconds.ts';
import type { PrepTaskStatus } from '#schema/vocabulary.ts';
import { completePrepTask } from '../../features/prep/tasks/prep-task-completion.service.ts';
import { PrepTask } from '../../features/prep/tasks/prep-task.entity.ts';
import { holdPrepTask, startPrepTask } from '../../features/prep/tasks/prep-task-transitions.service.ts';
import { add, type Transaction } from '../../platform/database/transaction.ts';
import { daysAgo, type DemoKitchen, fromNow } from '../../platform/demo/demo-kitchen.ts';
import { type Goods, type PreparedGood, preparedGood, type PrepSeed, prepSeeds } from './goods.ts';
import type { Act, Past } from './past.ts';

type Plan = readonly [name: string, status: PrepTaskStatus, dueInMinutes: number, assignee: string | null];

/** Today's tasks: some late, some in progress, some done, the rest pending. */
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

/** Quantities already made, by name: their ingredients are taken from today's stock. */
export function madeToday(): ReadonlyMap<string, number> {
  const made = plan.filter(([, status]) => status === 'completed');
  return new Map(made.map(([name]) => [name, Number(toMake(seedOf(name)))]));
}

/** When today's list was built. */
export function todaysListBuilt(demo: DemoKitchen): Date {
  return new Date(demo.tx.now.getTime() - 210 * MINUTE);
}

/** Today's list, and its tasks completed so far. */
export async function makeTodaysPrep(demo: DemoKitchen, goods: Goods, past: Past): Promise<Act[]> {
  const tasks = new Map<string, PrepTask>();
  await past.write('prep_list.built', 'marco', todaysListBuilt(demo), async (tx) => {
    for (const row of plan) tasks.set(row[0], addTask(tx, demo, preparedGood(goods, row[0]), row));
    return null;
  });
  return plan.flatMap((row) => {
    const task = tasks.get(row[0]);
    return task ? actsOf(demo, past, task, row) : [];
  });
}

function addTask(
  tx: Transaction,
  demo: DemoKitchen,
  good: PreparedGood,
  [name, status, due, assignee]: Plan,
): PrepTask {
  const dueAt = fromNow(demo, due);
  return add(tx, PrepTask, {
    name,
    businessDate: daysAgo(demo, 0),
    stationId: good.prepItem.stationId,
    prepItemId: good.prepItem.id,
    recipeId: good.recipe.id,
    itemId: good.item.id,
    targetQuantity: toMake(good.seed),
    unit: good.seed.unit,
    parAtPlan: good.seed.par,
    onHandAtPlan: good.seed.onHand,
    dueAt,
    leadMinutes: good.seed.leadMinutes,
    latestStartAt: new Date(dueAt.getTime() - good.seed.leadMinutes * MINUTE),
    assigneeId: assignee ? demo.idOf(User, assignee) : null,
    priority: due < 0 && status === 'pending' ? 'high' : 'medium',
  });
}

function actsOf(
  demo: DemoKitchen,
  past: Past,
  { id, dueAt, targetQuantity }: PrepTask,
  [, status, , assignee]: Plan,
): Act[] {
  if (status === 'pending' || assignee === null) return [];
  const now = demo.tx.now.getTime();
  const started = new Date(Math.min(now - 25 * MINUTE, dueAt.getTime() - 45 * MINUTE));
  const acts: Act[] = [{ at: started, run: (when) => startPrepTask(past.as(assignee, when), { id }) }];
  if (status === 'on_hold') {
    acts.push({ at: new Date(now - 8 * MINUTE), run: (when) => holdPrepTask(past.as(assignee, when), { id }) });
  }
  if (status === 'completed') {
    const finished = new Date(dueAt.getTime() - 10 * MINUTE);
    const made = { id, actualQuantity: targetQuantity };
    acts.push({ at: finished, run: (when) => completePrepTask(past.as(assignee, when), made) });
  }
  return acts;
}

function seedOf(name: string): PrepSeed {
  const seed = prepSeeds.find((each) => each.name === name);
  if (!seed) throw new Error(`The demo data has no prepared ${name}.`);
  return seed;
}

/** Par less on hand, in whole batches; at least one, so that the demo has open tasks. */
function toMake(seed: PrepSeed): string {
  const params = Decimal.max(0, new Decimal(seed.par).minus(seed.onHand));
  if (!seed.batch) return params.toFixed();
  return Decimal.max(1, params.dividedBy(seed.batch).ceil()).times(seed.batch).toFixed();
}
