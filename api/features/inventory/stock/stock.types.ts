import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Decimal, Json } from '../../../platform/graphql/scalars.ts';

@ObjectType({ description: 'How much of an item is in one place.' })
export class StockPlace {
  @Field(() => ID, { nullable: true, description: 'Null for stock without a place.' })
  storageLocationId!: string | null;

  @Field(() => String, { nullable: true })
  storageLocationName!: string | null;

  @Field(() => Decimal, { description: "In the item's unit." })
  onHand!: string;

  @Field(() => Decimal, {
    description: 'How much of it is usable: not expired, not in quarantine. In the unit of the item.',
  })
  usable!: string;
}

@ObjectType({ description: 'An event of a lot other than a stock movement: opened, frozen, quarantined, released.' })
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

/** Which figure differs from the ledger. */
type LedgerBreakKind =
  | 'lot_quantity'
  | 'lot_value'
  | 'empty_value'
  | 'lot_state'
  | 'owed_quantity'
  | 'owed_value'
  | 'place_quantity'
  | 'event';

@ObjectType({ description: 'A difference between stored stock and the ledger.' })
export class LedgerBreak {
  @Field(() => String, {
    description: 'lot_quantity, lot_value, empty_value, lot_state, owed_quantity, owed_value, place_quantity or event.',
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

@ObjectType({ description: 'Whether on hand, lots, values, owed stock, places and events match the ledger.' })
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

  @Field(() => Decimal, { nullable: true, description: 'Minor units, lots minus what is owed; null for cooks.' })
  stockValue!: string | null;

  @Field(() => Decimal, { nullable: true, description: 'Minor units, Σ of the ledger; null for cooks.' })
  ledgerValue!: string | null;

  @Field(() => [LedgerBreak], { description: 'The differences; at most 100.' })
  breaks!: readonly LedgerBreak[];
}
