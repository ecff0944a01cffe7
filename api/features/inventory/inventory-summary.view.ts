import { Field, Int, ObjectType } from 'type-graphql';
import { Decimal } from '../../platform/graphql/scalars.ts';

/** Figures of the whole inventory. The value is null while an item has no cost; it and the number of such items are null for cooks. */
@ObjectType({ description: 'Figures of the whole inventory.' })
export class InventorySummary {
  @Field(() => Int)
  items!: number;

  @Field(() => Int)
  low!: number;

  @Field(() => Int, { description: 'How many of those below par have nothing usable.' })
  out!: number;

  @Field(() => Int)
  over!: number;

  @Field(() => Int)
  expiring!: number;

  @Field(() => Int, { description: 'How many items have stock past its use-by.' })
  expired!: number;

  @Field(() => Int, { description: 'How many items owe stock: more was used than was recorded.' })
  owing!: number;

  @Field(() => Int, {
    description: 'How many items have no allergens entered; prepared items get them from their recipe.',
  })
  withoutAllergens!: number;

  @Field(() => Int, {
    description:
      'How many items have no price, which leaves the cost of their recipes unknown; prepared items need none.',
  })
  withoutPrice!: number;

  @Field(() => Decimal, {
    nullable: true,
    description:
      'The value of the lots at their costs minus what is owed, in minor units; null while a cost is unknown, and for cooks.',
  })
  stockValue!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many items in stock have no cost; null for cooks.' })
  itemsWithoutCost!: number | null;
}
