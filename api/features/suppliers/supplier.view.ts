import { Field, Int, ObjectType } from 'type-graphql';
import { Supplier } from './supplier.entity.ts';

/** A supplier with the counts of its items and deliveries. */
@ObjectType('Supplier')
export class SupplierView extends Supplier {
  @Field(() => Int, { description: 'How many items have it as their usual supplier.' })
  itemCount!: number;

  @Field(() => Int, { description: 'How many deliveries are expected or being received.' })
  openDeliveryCount!: number;

  @Field(() => Date, { nullable: true })
  lastReceivedAt!: Date | null;
}
