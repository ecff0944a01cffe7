import { Field, ID, ObjectType } from 'type-graphql';
import * as graph from '../graphql/enums.ts';
import { Decimal } from '../graphql/scalars.ts';

/** An item that may be put on a delivery. Quantities are in its unit. */
@ObjectType()
export class DeliverableItem {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => graph.Unit)
  unit!: string;

  @Field(() => Decimal, { nullable: true })
  packQuantity!: string | null;

  @Field(() => String, { nullable: true })
  packDescription!: string | null;

  @Field(() => graph.TcsClass)
  tcsClass!: string;

  @Field(() => Decimal, { nullable: true, description: 'Minor units per unit.' })
  lastUnitCost!: string | null;

  @Field(() => Decimal)
  parLevel!: string;

  @Field(() => Decimal)
  onHand!: string;

  @Field(() => Decimal, { description: 'What may be used of it: not expired, not set apart.' })
  usable!: string;

  @Field(() => Decimal, { description: 'On deliveries that are still expected.' })
  onOrder!: string;

  @Field(() => Decimal, { description: 'What brings usable stock to par, in whole packs.' })
  suggestedQuantity!: string;
}
