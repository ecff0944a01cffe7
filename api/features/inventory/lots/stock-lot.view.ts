import { Field, ID, ObjectType } from 'type-graphql';
import type { Unit } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { StockLot } from './stock-lot.entity.ts';

/** A lot with the names of its ids and its present state by its use-by. */
@ObjectType('StockLot')
export class StockLotView extends StockLot {
  @Field(() => String, { nullable: true })
  storageLocationName!: string | null;

  @Field(() => String)
  itemName!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => Boolean, {
    description: 'Whether it is usable: not expired, not in quarantine or discarded, not empty.',
  })
  usable!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who allowed expired ingredients; null without any.',
  })
  overrideByName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of the lot that it was split off from; null when it was not.',
  })
  parentLotCode!: string | null;

  @Field(() => ID, { nullable: true })
  deliveryId!: string | null;

  @Field(() => String, { nullable: true })
  deliveryNumber!: string | null;

  @Field(() => String, { nullable: true })
  supplierName!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it is in the freezer: it was frozen here, or its item is kept frozen and it was not thawed.',
  })
  frozen!: boolean;

  @Field(() => Boolean)
  expired!: boolean;

  @Field(() => Boolean)
  expiring!: boolean;
}
