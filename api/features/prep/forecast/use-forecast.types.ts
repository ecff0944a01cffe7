import { Field, ObjectType } from 'type-graphql';
import type { DroppedDayReason, UseSource } from '#schema/vocabulary.ts';
import { Decimal, LocalDate } from '../../../platform/graphql/scalars.ts';
import * as enums from '../prep.enums.ts';

/** A past day of the mean. */
@ObjectType()
export class UseForecastDay {
  @Field(() => LocalDate)
  date!: string;

  @Field(() => Decimal, { nullable: true })
  used!: string | null;

  @Field(() => enums.DroppedDayReason, { nullable: true })
  dropped!: DroppedDayReason | null;
}

/** The expected use of a day by the record: mean × factor × share. */
@ObjectType()
export class UseForecast {
  @Field(() => enums.UseSource, { nullable: true })
  source!: UseSource | null;

  @Field(() => [UseForecastDay])
  days!: readonly UseForecastDay[];

  @Field(() => Decimal, { nullable: true })
  mean!: string | null;

  @Field(() => Decimal)
  factor!: string;

  @Field(() => [String])
  events!: readonly string[];

  @Field(() => Decimal)
  share!: string;

  @Field(() => Decimal, { nullable: true })
  quantity!: string | null;
}
