import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Decimal, LocalDate } from '../../platform/graphql/scalars.ts';

/** Prep of a day, a station or a person. */
@ObjectType()
export class PrepFigures {
  @Field(() => Int, { description: 'How many tasks there were, without cancelled ones.' })
  planned!: number;

  @Field(() => Int)
  completed!: number;

  @Field(() => Int, { description: 'How many were completed by the time they were due.' })
  onTime!: number;

  @Field(() => Int, { description: 'How many were completed after they were due, or are still open past it.' })
  late!: number;

  @Field(() => Int)
  skipped!: number;

  @Field(() => Int, { description: 'How many are still open; completed, skipped and open add up to planned.' })
  open!: number;
}

@ObjectType()
export class PrepDay extends PrepFigures {
  @Field(() => LocalDate)
  date!: string;
}

@ObjectType()
export class PrepGroup extends PrepFigures {
  @Field(() => ID, { nullable: true, description: 'Of the station or person; null for tasks without one.' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Null for tasks without one.' })
  name!: string | null;
}

/** Prep by day, station and person. */
@ObjectType()
export class PrepReport {
  @Field(() => [PrepDay])
  days!: PrepDay[];

  @Field(() => [PrepGroup])
  stations!: PrepGroup[];

  @Field(() => [PrepGroup], { description: 'By the person who completed it, else by the assignee.' })
  people!: PrepGroup[];
}

/** Waste. Entries with an unknown cost are counted separately, never as zero. */
@ObjectType()
export class WasteFigures {
  @Field(() => Int)
  entries!: number;

  @Field(() => Decimal, { description: "Minor units of the kitchen's currency; the sum of the known costs." })
  cost!: string;

  @Field(() => Int, { description: 'How many entries have no known cost; they are not in the sum.' })
  unknownCosts!: number;
}

@ObjectType()
export class WasteDay extends WasteFigures {
  @Field(() => LocalDate)
  date!: string;
}

@ObjectType()
export class WasteGroupFigures extends WasteFigures {
  @Field(() => ID, { description: 'Of the item or reason.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  nameEs!: string | null;

  @Field(() => Decimal, { nullable: true, description: "In the item's unit; null where items are mixed." })
  quantity!: string | null;

  @Field(() => String, { nullable: true })
  unit!: string | null;
}

@ObjectType()
export class WasteReport {
  @Field(() => [WasteDay])
  days!: WasteDay[];

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The first business day on which this kitchen ever recorded waste: an average per day counts from it when it lies in the period. Null when the period has none.',
  })
  firstDay!: string | null;

  @Field(() => [WasteGroupFigures])
  reasons!: WasteGroupFigures[];

  @Field(() => [WasteGroupFigures], { description: 'The 2,000 costliest items; those of unknown cost last.' })
  items!: WasteGroupFigures[];
}

/** Due line checks. Compliance is onTime ÷ due × 100. */
@ObjectType()
export class ComplianceFigures {
  @Field(() => Int)
  due!: number;

  @Field(() => Int, { description: 'How many were submitted by the time they were due.' })
  onTime!: number;

  @Field(() => Int, { description: 'How many were submitted after they were due, or are still open past it.' })
  late!: number;

  @Field(() => Int)
  missed!: number;

  @Field(() => Int, { description: 'How many items had a reading out of range, whatever the later readings.' })
  failedItems!: number;

  @Field(() => Int, { description: 'How many readings were out of range, re-checks included.' })
  failedReadings!: number;
}

@ObjectType()
export class ComplianceDay extends ComplianceFigures {
  @Field(() => LocalDate)
  date!: string;
}

@ObjectType()
export class ComplianceGroup extends ComplianceFigures {
  @Field(() => ID, { description: 'Of the line check.' })
  id!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType()
export class LineCheckReport {
  @Field(() => [ComplianceDay])
  days!: ComplianceDay[];

  @Field(() => [ComplianceGroup])
  checks!: ComplianceGroup[];
}
