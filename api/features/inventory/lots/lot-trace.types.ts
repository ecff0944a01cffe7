import { Field, ID, ObjectType } from 'type-graphql';
import type { Unit } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';
import { StockLotView } from './stock-lot.view.ts';

@ObjectType({
  description: 'A lot at the other end of a prep task, and how much of the ingredient went into what was made.',
})
export class StockLotUse {
  @Field(() => ID, { description: 'The lot that was made, or the one that was used.' })
  lotId!: string;

  @Field(() => Decimal, { description: 'How much of the ingredient was used, in `unit`.' })
  quantity!: string;

  @Field(() => graph.Unit, { description: "The ingredient's." })
  unit!: Unit;

  @Field(() => Date, { description: 'When it was used.' })
  usedAt!: Date;
}

@ObjectType({
  description: 'Where a lot came from and where it went, one step in each direction. Each list has at most 100 rows.',
})
export class StockLotTrace {
  @Field(() => [StockLotUse], {
    description: 'The lots that the prep task that made it used, the latest first; empty when it was not made here.',
  })
  madeFrom!: readonly StockLotUse[];

  @Field(() => [StockLotUse], { description: 'The lots that prep tasks made with some of it, the latest first.' })
  madeInto!: readonly StockLotUse[];

  @Field(() => [StockLotView], { description: 'The lots that were split off from it, the latest first.' })
  parts!: readonly StockLotView[];

  @Field(() => [StockLotView], {
    description:
      "The other lots of the item with the same supplier's lot, also empty ones, the latest first; empty without one.",
  })
  sameSupplierLot!: readonly StockLotView[];
}
