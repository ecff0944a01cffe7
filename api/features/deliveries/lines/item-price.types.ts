import { Field, ID, ObjectType } from 'type-graphql';
import { Decimal } from '../../../platform/graphql/scalars.ts';

/** What an item cost in one confirmed delivery. */
@ObjectType()
export class ItemPrice {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  deliveryId!: string;

  @Field(() => String)
  deliveryNumber!: string;

  @Field(() => String)
  supplierName!: string;

  @Field(() => Date)
  receivedAt!: Date;

  @Field(() => Decimal)
  unitPrice!: string;

  @Field(() => Decimal)
  acceptedQuantity!: string;
}
