import { Field, ObjectType } from 'type-graphql';
import type { Unit } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { StockLot } from './stock-lot.entity.ts';

/** A lot as screens read it: with the names beside its ids, and how it stands by its use-by now. */
@ObjectType('StockLot')
export class StockLotView extends StockLot {
  @Field(() => String, { nullable: true })
  storageLocationName!: string | null;

  @Field(() => String)
  itemName!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => Boolean, { description: 'Not expired, not set apart, something left.' })
  usable!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who allowed expired ingredients; null when nobody had to.',
  })
  overrideByName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of the lot that it was split off from; null when it was not.',
  })
  parentLotCode!: string | null;

  @Field(() => Boolean)
  expired!: boolean;

  @Field(() => Boolean)
  expiring!: boolean;
}
