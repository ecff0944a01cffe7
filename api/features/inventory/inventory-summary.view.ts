import { Field, Int, ObjectType } from 'type-graphql';
import { Decimal } from '../../platform/graphql/scalars.ts';

/** How the whole inventory stands. The value is null while any item lacks a cost; it and their number are null for cooks. */
@ObjectType({ description: 'How the whole inventory stands.' })
export class InventorySummary {
  @Field(() => Int)
  items!: number;

  @Field(() => Int)
  low!: number;

  @Field(() => Int)
  over!: number;

  @Field(() => Int)
  expiring!: number;

  @Field(() => Int, { description: 'How many items have stock past its use-by, to be thrown away.' })
  expired!: number;

  @Field(() => Int, { description: 'Of how many items more was used than was on record.' })
  owing!: number;

  @Field(() => Int, {
    description: 'On how many items nobody has entered allergens; those that are made follow from their recipe.',
  })
  withoutAllergens!: number;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Minor units by the lots’ own costs, less what is owed; null while a cost is unknown, and for cooks.',
  })
  stockValue!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many items in stock have no known cost; null for cooks.' })
  itemsWithoutCost!: number | null;
}
