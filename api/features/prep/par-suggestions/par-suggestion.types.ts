import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { NoSuggestionReason, SuggestionCause } from '#schema/plan-vocabulary.ts';
import type { Unit } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { Decimal, LocalDate } from '../../../platform/graphql/scalars.ts';
import * as enums from '../prep.enums.ts';

/** A past day of a weekday. */
@ObjectType()
export class ParSuggestionDay {
  @Field(() => LocalDate)
  date!: string;

  @Field(() => Decimal)
  used!: string;

  @Field(() => Boolean)
  ranOut!: boolean;
}

/** The arithmetic of one weekday: the most that was used × factor. */
@ObjectType()
export class ParSuggestionWeekday {
  @Field(() => Decimal)
  par!: string;

  @Field(() => Decimal, { nullable: true })
  suggested!: string | null;

  @Field(() => enums.SuggestionCause, { nullable: true })
  cause!: SuggestionCause | null;

  @Field(() => Int)
  coverDays!: number;

  @Field(() => [ParSuggestionDay])
  days!: readonly ParSuggestionDay[];

  @Field(() => Decimal, { nullable: true })
  most!: string | null;

  @Field(() => Decimal)
  factor!: string;
}

/** What the last 28 days say about the par of a line. Quantities are exact decimal text in the unit of the item. */
@ObjectType()
export class ParSuggestion {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => String)
  itemName!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => String, { nullable: true })
  stationName!: string | null;

  @Field(() => [String])
  parByWeekday!: readonly string[];

  @Field(() => [String], { nullable: true })
  suggestedByWeekday!: readonly string[] | null;

  @Field(() => Boolean)
  dismissed!: boolean;

  @Field(() => enums.NoSuggestionReason, { nullable: true })
  reason!: NoSuggestionReason | null;

  @Field(() => Int)
  knownDays!: number;

  @Field(() => Int)
  emptyDays!: number;

  @Field(() => Int)
  ranOutDays!: number;

  @Field(() => Decimal)
  made!: string;

  @Field(() => Decimal, { nullable: true })
  used!: string | null;

  @Field(() => Decimal)
  wasted!: string;

  @Field(() => Decimal, { nullable: true })
  wastedPercent!: string | null;

  @Field(() => [ParSuggestionWeekday])
  weekdays!: readonly ParSuggestionWeekday[];
}
