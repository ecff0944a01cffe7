import { Field, Int, ObjectType } from 'type-graphql';
import { Decimal, LocalDate } from '../../../platform/graphql/scalars.ts';

/** What was sold in a week, a period, or all of them, and what the food for it cost. */
@ObjectType()
export class FoodCostFigures {
  @Field(() => LocalDate, { description: 'The first business day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The last business day, included; never one that is not over.' })
  to!: string;

  @Field(() => Int, { nullable: true, description: 'The number of a 4-4-5 period in its year, 1 to 12; else null.' })
  number!: number | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Minor units without tax; null while a day has no complete sales, or the price of a dish is unknown.',
  })
  netSales!: string | null;

  @Field(() => [LocalDate], { description: 'The days whose sales are not complete.' })
  missingDays!: readonly string[];

  @Field(() => [LocalDate], { description: 'The days on which a dish without a price was sold.' })
  unpricedDays!: readonly string[];

  @Field(() => Decimal, {
    nullable: true,
    description:
      'What the dishes sold used, by their recipes; minor units, null while unknown or a day has no complete sales.',
  })
  theoretical!: string | null;

  @Field(() => Int, { description: 'How many movements of the dishes sold have no known cost.' })
  theoreticalGaps!: number;

  @Field(() => [String], { description: 'The names of dishes sold whose recipes have an unknown amount.' })
  unknownDishes!: readonly string[];

  @Field(() => Decimal, {
    nullable: true,
    description: 'Theoretical ÷ net sales × 100, in percent; null while one is unknown, or net sales are not above 0.',
  })
  theoreticalPercent!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description:
      'Opening + purchases + transfers - closing, in minor units; null while unknown, or while an item that was bought or used is not counted.',
  })
  actual!: string | null;

  @Field(() => Boolean, { description: 'Whether anything was counted or corrected.' })
  counted!: boolean;

  @Field(() => Int, { description: 'How many items were bought, made, used or thrown away.' })
  usedItems!: number;

  @Field(() => Int, { description: 'How many of them were not counted: their losses are in no figure.' })
  uncountedItems!: number;

  @Field(() => Int, { description: 'How many movements of what was used have no known cost.' })
  actualGaps!: number;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Actual ÷ net sales × 100, in percent; null while one is unknown, or net sales are not above 0.',
  })
  actualPercent!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Actual less theoretical, in percentage points; null while one is unknown.',
  })
  points!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Stock value at the beginning, in minor units; null while unknown.',
  })
  opening!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Received, with later corrections of its cost, in minor units; null while unknown.',
  })
  purchases!: string | null;

  @Field(() => Decimal, { nullable: true, description: 'Moved in less moved out, in minor units; null while unknown.' })
  transfers!: string | null;

  @Field(() => Decimal, { nullable: true, description: 'Stock value at the end, in minor units; null while unknown.' })
  closing!: string | null;

  @Field(() => Int, {
    description: 'How many movements have an unknown cost and are of stock that is left at the end.',
  })
  stockGaps!: number;
}

@ObjectType({ description: 'Food cost against net sales, by weeks or periods.' })
export class FoodCostReport {
  @Field(() => [FoodCostFigures], { description: 'The earliest first; the first and the last may be shorter.' })
  parts!: readonly FoodCostFigures[];

  @Field(() => FoodCostFigures, {
    nullable: true,
    description: 'All of them together; null before the first day is over.',
  })
  total!: FoodCostFigures | null;
}
