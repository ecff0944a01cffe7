import { Field, ID, ObjectType } from 'type-graphql';
import type { AnswerResult, LineCheckItemKind, TemperatureUnit } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import * as lineChecksEnums from '../../line-checks/line-checks.enums.ts';
import { Decimal, LocalDate } from '../../../platform/graphql/scalars.ts';

/** A reading after one out of range. */
@ObjectType()
export class HaccpRecheck {
  @Field(() => ID)
  id!: string;

  @Field(() => lineChecksEnums.AnswerResult)
  result!: AnswerResult;

  @Field(() => Decimal, { nullable: true })
  temperature!: string | null;

  @Field(() => graph.TemperatureUnit, { nullable: true })
  temperatureUnit!: TemperatureUnit | null;

  @Field(() => Decimal, { nullable: true })
  number!: string | null;

  @Field(() => Boolean, { nullable: true })
  yes!: boolean | null;

  @Field(() => String, { nullable: true })
  text!: string | null;

  @Field(() => String)
  personName!: string;

  @Field(() => Date)
  answeredAt!: Date;
}

/** What was done about a reading out of range. */
@ObjectType()
export class HaccpAction {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  action!: string;

  @Field(() => String)
  personName!: string;

  @Field(() => Date)
  actedAt!: Date;
}

/** One line of the HACCP log: the reading, its place, person, time and limits, and the corrective actions. */
@ObjectType()
export class HaccpLogEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  lineCheckId!: string;

  @Field(() => LocalDate)
  businessDate!: string;

  @Field(() => String, { description: 'The kitchen.' })
  site!: string;

  @Field(() => String, { nullable: true })
  stationName!: string | null;

  @Field(() => String)
  checkName!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => lineChecksEnums.LineCheckItemKind)
  kind!: LineCheckItemKind;

  @Field(() => Boolean)
  critical!: boolean;

  @Field(() => String)
  personName!: string;

  @Field(() => Decimal, { nullable: true })
  temperature!: string | null;

  @Field(() => graph.TemperatureUnit, { nullable: true })
  temperatureUnit!: TemperatureUnit | null;

  @Field(() => Decimal, { nullable: true })
  number!: string | null;

  @Field(() => String, { nullable: true })
  unitLabel!: string | null;

  @Field(() => Boolean, { nullable: true })
  yes!: boolean | null;

  @Field(() => String, { nullable: true })
  text!: string | null;

  @Field(() => Decimal, { nullable: true })
  minC!: string | null;

  @Field(() => Decimal, { nullable: true })
  minF!: string | null;

  @Field(() => Decimal, { nullable: true })
  maxC!: string | null;

  @Field(() => Decimal, { nullable: true })
  maxF!: string | null;

  @Field(() => Decimal, { nullable: true })
  min!: string | null;

  @Field(() => Decimal, { nullable: true })
  max!: string | null;

  @Field(() => Boolean, { nullable: true })
  passAnswer!: boolean | null;

  @Field(() => lineChecksEnums.AnswerResult)
  result!: AnswerResult;

  @Field(() => String, { nullable: true, description: 'All its actions on one line; null without any.' })
  correctiveAction!: string | null;

  @Field(() => [HaccpAction], { description: 'What was done about this reading, oldest first.' })
  actions!: HaccpAction[];

  @Field(() => Boolean, {
    description: 'Whether the reading just before it, of the same item in the same run, was out of range.',
  })
  recheck!: boolean;

  @Field(() => [HaccpRecheck], {
    description: 'For a reading out of range: the readings after it, up to the first that was not.',
  })
  rechecks!: HaccpRecheck[];

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => Date)
  answeredAt!: Date;

  @Field(() => Date)
  receivedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the same item was read again in the same run.' })
  superseded!: boolean;
}
