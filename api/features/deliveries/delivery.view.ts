import { Field, Int, ObjectType } from 'type-graphql';
import { Delivery } from './delivery.entity.ts';

/** A delivery as screens read it, with its names and sums. */
@ObjectType('Delivery')
export class DeliveryView extends Delivery {
  @Field(() => String)
  supplierName!: string;

  @Field(() => String, { nullable: true })
  receivedByName!: string | null;

  @Field(() => String, { nullable: true })
  reversedByName!: string | null;

  @Field(() => Int)
  lineCount!: number;

  @Field(() => Int, { description: 'Lines of which somebody said how much arrived.' })
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

  /** What was accepted, minor units; null while a price in it is unknown. Read through a field resolver: not for cooks. */
  total!: string | null;

  /** What was ordered but is short, and what was rejected; likewise. */
  expectedCredit!: string | null;
}
