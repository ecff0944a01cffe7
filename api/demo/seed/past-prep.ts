import { MINUTE } from '#schema/milliseconds.ts';
import { User } from '../../features/users/user.entity.ts';
import { completePrepTask } from '../../features/prep/tasks/prep-task-completion.service.ts';
import { PrepTask } from '../../features/prep/tasks/prep-task.entity.ts';
import { skipPrepTask } from '../../features/prep/tasks/prep-task-transitions.service.ts';
import { add } from '../../platform/database/transaction.ts';
import { at, daysAgo, type DemoKitchen } from '../../platform/demo/demo-kitchen.ts';
import { type Goods, preparedGood } from './goods.ts';
import { COOKS } from '../../features/users/users.demo.ts';
import type { Act, Past } from './past.ts';
import { readShelves } from './past-stock.ts';
import { type Batch, inBatches, type PrepCalendar } from './prep-calendar.ts';
import { quantityText } from '../../platform/quantity.ts';

/** Four weeks of completed prep tasks: ingredients are taken from stock, the batch is added with its use-by and cost. */
export class PastPrep {
  constructor(
    private readonly demo: DemoKitchen,
    private readonly goods: Goods,
    private readonly past: Past,
    private readonly calendar: PrepCalendar,
  ) {}

  day(days: number): Act[] {
    return this.calendar.of(days).map((batch) => ({ at: batch.at, run: async () => this.cook(batch) }));
  }

  private async cook(batch: Batch): Promise<void> {
    if (!batch.skipped) await this.makeMissingIngredients(batch);
    const cook = this.demo.random.pick(COOKS);
    const id = await this.plan(batch, cook);
    if (batch.skipped) {
      await skipPrepTask(this.past.as(cook, batch.at), { id, reason: 'Enough left from yesterday.' });
      return;
    }
    await completePrepTask(this.past.as(batch.overrideReason ? 'marco' : cook, batch.at), {
      id,
      actualQuantity: quantityText(batch.quantity),
      overrideReason: batch.overrideReason,
    });
  }

  /** The plan does not know which lots were taken first, so that a prepared ingredient may have expired since. */
  private async makeMissingIngredients({ name, days, at: when, quantity }: Batch): Promise<void> {
    const shelves = await readShelves(this.demo);
    for (const share of this.calendar.shares(name)) {
      const good = this.goods.prepared.get(share.name);
      const missing = good ? share.quantity * quantity - shelves.lasting(good.item, when) : 0;
      if (good && missing > 0)
        await this.cook({ name: share.name, days, at: when, quantity: inBatches(good.seed, missing), extra: true });
    }
  }

  /** The task of the day's list, started by a cook if there is one. */
  private async plan(batch: Batch, cook: string): Promise<string> {
    const { seed, item, recipe, prepItem } = preparedGood(this.goods, batch.name);
    const dueAt = at(this.demo, batch.days, prepItem.dueTime);
    const took = Math.min(seed.leadMinutes, 90) + this.demo.random.between(5, 25);
    const assigneeId = this.demo.idOf(User, cook);
    return this.past.write('prep_task.planned', 'marco', batch.at, async (tx) => {
      const task = add(tx, PrepTask, {
        name: seed.name,
        businessDate: daysAgo(this.demo, batch.days),
        stationId: prepItem.stationId,
        recipeId: recipe.id,
        itemId: item.id,
        prepItemId: batch.extra ? null : prepItem.id,
        targetQuantity: quantityText(batch.quantity),
        unit: seed.unit,
        parAtPlan: batch.extra ? null : seed.par,
        dueAt,
        leadMinutes: seed.leadMinutes,
        latestStartAt: new Date(dueAt.getTime() - seed.leadMinutes * MINUTE),
        assigneeId,
        ...(batch.skipped
          ? {}
          : {
              status: 'in_progress',
              startedAt: new Date(batch.at.getTime() - took * MINUTE),
              startedById: assigneeId,
            }),
      });
      return task.id;
    });
  }
}
