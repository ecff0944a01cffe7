import { Field, Int, ObjectType } from 'type-graphql';
import { Decimal } from '../../platform/graphql/scalars.ts';

/** The sums of closed deliveries. */
@ObjectType()
export class DeliveryTotals {
  @Field(() => Int)
  deliveries!: number;

  @Field(() => Int)
  posted!: number;

  @Field(() => Decimal)
  total!: string;

  @Field(() => Int)
  unknownTotals!: number;

  @Field(() => Decimal)
  openCredit!: string;

  @Field(() => Int)
  unknownCredits!: number;
}
