import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Decimal, Json } from '../../platform/graphql/scalars.ts';

@ObjectType({ description: 'How much of an item is kept in one place.' })
export class StockPlace {
  @Field(() => ID, { nullable: true, description: 'Null: no place in particular.' })
  storageLocationId!: string | null;

  @Field(() => String, { nullable: true })
  storageLocationName!: string | null;

  @Field(() => Decimal, { description: "In the item's unit." })
  onHand!: string;

  @Field(() => Decimal, {
    description: 'How much of it may be used: not expired, not in quarantine. In the unit of the item.',
  })
  usable!: string;
}

@ObjectType({ description: 'Something done to a lot besides stock movements: opened, frozen, set apart, released.' })
export class StockLotEvent {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Past tense, dotted: `lot.opened`.' })
  action!: string;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => String, { nullable: true })
  actorName!: string | null;

  @Field(() => Json, { nullable: true, description: 'Field → [before, after]; null when there is none.' })
  changes!: unknown;
}

/** What of the stock does not add up. */
type LedgerBreakKind =
  | 'lot_quantity'
  | 'lot_value'
  | 'lot_state'
  | 'owed_quantity'
  | 'owed_value'
  | 'place_quantity'
  | 'event';

@ObjectType({ description: 'One place where stored stock and the ledger differ.' })
export class LedgerBreak {
  @Field(() => String, {
    description: 'lot_quantity, lot_value, lot_state, owed_quantity, owed_value, place_quantity or event.',
  })
  kind!: LedgerBreakKind;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => String, { nullable: true })
  lotCode!: string | null;

  @Field(() => Decimal, {
    description: 'The quantity or value that the ledger adds up to, in the unit of the item or in minor units.',
  })
  expected!: string;

  @Field(() => Decimal, { description: 'The quantity or value that is stored, in the same unit.' })
  found!: string;
}

@ObjectType({ description: 'Whether on hand, lots, values, what is owed, places and events add up from the ledger.' })
export class LedgerCheck {
  @Field(() => Boolean)
  ok!: boolean;

  @Field(() => Date)
  checkedAt!: Date;

  @Field(() => Int)
  items!: number;

  @Field(() => Int)
  lots!: number;

  @Field(() => Int)
  movements!: number;

  @Field(() => Decimal, { nullable: true, description: 'Minor units, lots less what is owed; null for cooks.' })
  stockValue!: string | null;

  @Field(() => Decimal, { nullable: true, description: 'Minor units, Σ of the ledger; null for cooks.' })
  ledgerValue!: string | null;

  @Field(() => [LedgerBreak], { description: 'How many; at most 100 are counted.' })
  breaks!: readonly LedgerBreak[];
}
