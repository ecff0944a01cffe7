import { connectionOf } from '../../../platform/graphql/connection.ts';
import { Field, ObjectType } from 'type-graphql';
import type { Unit } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { StockMovement } from './stock-movement.entity.ts';

/** A row of the ledger with the names of its ids. */
@ObjectType('StockMovement')
export class StockMovementView extends StockMovement {
  @Field(() => String)
  itemName!: string;

  @Field(() => graph.Unit, { description: "The item's." })
  unit!: Unit;

  @Field(() => String, { nullable: true })
  byName!: string | null;

  @Field(() => Boolean, { description: 'Whether a later movement reverses this one.' })
  reversed!: boolean;

  @Field(() => String, { nullable: true })
  lotCode!: string | null;

  @Field(() => String, { nullable: true })
  storageLocationName!: string | null;

  @Field(() => Boolean, { description: 'Whether it is stock used beyond the record, or settles such stock.' })
  owed!: boolean;
}

export const StockMovementConnection = connectionOf(StockMovementView, 'StockMovement');
