import { Field, Int, ObjectType } from 'type-graphql';
import { Delivery } from './delivery.entity.ts';

/** A delivery with its names and sums. */
@ObjectType('Delivery')
export class DeliveryView extends Delivery {
  @Field(() => String)
  supplierName!: string;

  @Field(() => String, { nullable: true })
  receivedByName!: string | null;

  @Field(() => String, { nullable: true })
  reversedByName!: string | null;

  @Field(() => String, { nullable: true })
  creditReceivedByName!: string | null;

  @Field(() => Int)
  lineCount!: number;

  @Field(() => Int, { description: 'How many lines have a received quantity.' })
  countedLineCount!: number;

  @Field(() => Int)
  shortLineCount!: number;

  @Field(() => Int)
  rejectedLineCount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The number of another delivery with the same invoice number; null when there is none.',
  })
  invoiceAlsoOn!: string | null;

  /** The value of what was accepted, minor units; null while a price is unknown. A field resolver hides it from cooks. */
  total!: string | null;

  /** The value of what is short or rejected, likewise. */
  expectedCredit!: string | null;
}
