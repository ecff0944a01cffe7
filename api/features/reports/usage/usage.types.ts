import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Decimal, LocalDate } from '../../../platform/graphql/scalars.ts';

/** A quantity of an item and its value, and the rows of the ledger behind them. */
@ObjectType()
export class UsageFigure {
  @Field(() => Decimal, { description: "In the item's unit." })
  quantity!: string;

  @Field(() => Decimal, { nullable: true, description: 'Minor units; null while the cost of a row is unknown.' })
  value!: string | null;

  @Field(() => Int, { description: 'How many rows of the ledger are behind it.' })
  rows!: number;

  @Field(() => Int, {
    description: 'How many of them have a cost that is still unknown: what was settled or priced later has one.',
  })
  unknownCosts!: number;
}

/** What an item used in a period, and what it should have used. */
@ObjectType()
export class UsageItem {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  unit!: string;

  @Field(() => Boolean, {
    description:
      'Whether a count, whatever it found, or a correction in the period makes losses visible; without one, unexplained is unknown.',
  })
  counted!: boolean;

  @Field(() => UsageFigure, {
    description: 'On hand when the period began, less what was owed; with opening stock entered in it.',
  })
  opening!: UsageFigure;

  @Field(() => UsageFigure)
  purchases!: UsageFigure;

  @Field(() => UsageFigure, { description: 'Made by prep.' })
  made!: UsageFigure;

  @Field(() => UsageFigure, { description: 'Moved in less moved out; 0 within one kitchen.' })
  transfers!: UsageFigure;

  @Field(() => UsageFigure, { description: 'On hand when the period ended, less what was owed.' })
  closing!: UsageFigure;

  @Field(() => UsageFigure, { description: 'Opening + purchases + made + transfers - closing.' })
  actual!: UsageFigure;

  @Field(() => UsageFigure, { description: 'What the dishes sold used, by their recipes.' })
  sales!: UsageFigure;

  @Field(() => UsageFigure, { description: 'What prep used, by its recipes.' })
  prep!: UsageFigure;

  @Field(() => UsageFigure, { description: 'Sales + prep.' })
  theoretical!: UsageFigure;

  @Field(() => UsageFigure, { description: 'Recorded waste.' })
  waste!: UsageFigure;

  @Field(() => UsageFigure, {
    description: 'Actual - theoretical - waste: what counts found missing. Below 0 when more was found.',
  })
  unexplained!: UsageFigure;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Unexplained in percent of net sales; null while one of them is unknown.',
  })
  percentOfSales!: string | null;
}

/** The sums of the whole kitchen, in money. */
@ObjectType()
export class UsageTotals {
  @Field(() => Decimal, { description: 'Minor units; of the known costs.' })
  opening!: string;

  @Field(() => Decimal, { description: 'Minor units; of the known costs.' })
  purchases!: string;

  @Field(() => Decimal, { description: 'Minor units; of the known costs.' })
  made!: string;

  @Field(() => Decimal, { description: 'Minor units; of the known costs.' })
  transfers!: string;

  @Field(() => Decimal, { description: 'Minor units; of the known costs.' })
  sales!: string;

  @Field(() => Decimal, { description: 'Minor units; of the known costs.' })
  prep!: string;

  @Field(() => Decimal, { description: 'Minor units; of the known costs.' })
  waste!: string;

  @Field(() => Decimal, { description: 'Minor units; of the known costs.' })
  unexplained!: string;

  @Field(() => Decimal, {
    description: 'Minor units; of the known costs. Of a period that ends now it is the stock value of `ledgerCheck`.',
  })
  closing!: string;

  @Field(() => Decimal, {
    description:
      'Opening + purchases + transfers - closing, in minor units: what the kitchen used. What prep made and used is the same food and is left out.',
  })
  used!: string;

  @Field(() => Int, { description: 'How many rows of the ledger have no known cost and are in no sum.' })
  unknownCosts!: number;
}

/** Actual use against theoretical use of a period. */
@ObjectType()
export class UsageReport {
  @Field(() => [UsageItem])
  items!: UsageItem[];

  @Field(() => UsageTotals)
  totals!: UsageTotals;

  @Field(() => Int, { description: 'How many items were bought, made, used or thrown away.' })
  usedItems!: number;

  @Field(() => Int, { description: 'How many of them were not counted: their losses are in no figure.' })
  uncountedItems!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Net sales of the period in minor units; null while those of a day are unknown, or when they are more than an `Int`. Use `netSalesAmount`.',
  })
  netSales!: number | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Net sales of the period in minor units; null while those of a day are unknown.',
  })
  netSalesAmount!: string | null;

  @Field(() => [LocalDate], {
    description: 'The business days up to today whose sales are not complete: their theoretical use is missing.',
  })
  missingDays!: string[];

  @Field(() => [String], {
    description:
      'Dishes that were sold while an amount of their recipe was unknown: what they used is in no figure of sales, and counts as unexplained.',
  })
  unknownDishes!: readonly string[];
}
