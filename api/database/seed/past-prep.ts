import type { StockLot } from '../../inventory/stock-lot.entity.ts';
import { PrepTask } from '../../prep/prep-task.entity.ts';
import { add } from '../work.ts';
import { at, daysAgo, type Demo, fromNow, idOf } from './demo.ts';
import type { Goods, PreparedGood } from './items.ts';
import type { PastLedger } from './ledger.ts';

const COOKS = ['ana', 'luis', 'maria', 'tom', 'sofia', 'jean'] as const;
/** The prepared lot that runs out of time today. */
const EXPIRING = 'Caesar dressing';

/** Four weeks of finished prep: made in the day, sold in the evening, the rest dated and kept. */
export class PastPrep {
  constructor(
    private readonly demo: Demo,
    private readonly goods: Goods,
    private readonly ledger: PastLedger,
  ) {}

  day(days: number): void {
    for (const good of this.goods.prepared.values()) {
      if (days === 1 || this.demo.random.chance(0.55)) this.cook(good, days);
    }
  }

  private cook(good: PreparedGood, days: number): void {
    const { random } = this.demo;
    if (days > 1 && random.chance(0.05)) return this.skip(good, days);
    const task = this.task(good, days);
    const late = random.chance(0.12);
    task.status = 'completed';
    task.startedAt = new Date(task.dueAt.getTime() - (good.seed.leadMinutes + random.between(10, 40)) * 60_000);
    task.completedAt = new Date(
      task.dueAt.getTime() + (late ? random.between(5, 50) : -random.between(5, 60)) * 60_000,
    );
    task.completedById = task.assigneeId;
    task.startedById = task.assigneeId;
    task.actualQuantity = task.targetQuantity;
    const lot = days === 1 && Number(good.seed.onHand) > 0 ? this.lotOf(good, task) : undefined;
    this.make(good, task, lot);
    this.sell(good, days, lot);
  }

  private make(good: PreparedGood, task: PrepTask, lot: StockLot | undefined): void {
    this.ledger.enter({
      item: good.item,
      type: 'prep_in',
      quantity: Number(task.actualQuantity),
      at: task.completedAt ?? task.dueAt,
      by: task.assigneeId,
      source: ['prep_task', task.id],
      ...(lot ? { lot } : {}),
    });
    if (lot) task.lotId = lot.id;
  }

  /** Service takes most of it; on the last evening just so much that the par sheet's own on hand is left, in its lot. */
  private sell(good: PreparedGood, days: number, lot: StockLot | undefined): void {
    const when = at(this.demo, days, '22:30');
    const onHand = this.ledger.onHand(good.item);
    if (days > 1) {
      const sold = Math.floor(onHand * this.demo.random.between(0.6, 0.95, 0.05) * 10) / 10;
      if (sold > 0) this.ledger.enter({ item: good.item, type: 'count_adjust', quantity: -sold, at: when });
      return;
    }
    const fromLot = lot ? Number(lot.quantity) - Number(good.seed.onHand) : 0;
    const old = onHand - (lot ? Number(lot.quantity) : 0);
    if (lot && fromLot > 0)
      this.ledger.enter({ item: good.item, type: 'count_adjust', quantity: -fromLot, at: when, lot });
    if (old > 0) this.ledger.enter({ item: good.item, type: 'count_adjust', quantity: -old, at: when });
  }

  private skip(good: PreparedGood, days: number): void {
    const task = this.task(good, days);
    task.status = 'skipped';
    task.note = 'Enough left from yesterday.';
  }

  private task(good: PreparedGood, days: number): PrepTask {
    const dueAt = at(this.demo, days, good.prepItem.dueTime);
    const batch = Number(good.seed.batch ?? good.seed.par);
    const quantity = Math.max(batch, Math.ceil(Number(good.seed.onHand) / batch) * batch);
    return add(this.demo.work, PrepTask, {
      name: good.seed.name,
      businessDate: daysAgo(this.demo, days),
      stationId: good.prepItem.stationId,
      prepItemId: good.prepItem.id,
      recipeId: good.recipe.id,
      itemId: good.item.id,
      targetQuantity: String(quantity),
      unit: good.seed.unit,
      parAtPlan: good.seed.par,
      dueAt,
      latestStartAt: new Date(dueAt.getTime() - good.seed.leadMinutes * 60_000),
      assigneeId: idOf(this.demo.people, this.demo.random.pick(COOKS)),
    });
  }

  private lotOf(good: PreparedGood, task: PrepTask): StockLot {
    const preparedAt = task.completedAt ?? task.dueAt;
    const natural = preparedAt.getTime() + good.seed.shelfLifeHours * 3_600_000;
    const useBy =
      good.seed.name === EXPIRING
        ? fromNow(this.demo, 12 * 60)
        : new Date(Math.max(natural, fromNow(this.demo, 30 * 60).getTime()));
    return this.ledger.lot(good.item, { preparedAt, useBy, prepTaskId: task.id });
  }
}
