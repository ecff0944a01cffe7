import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AnswerResult, TemperatureUnit } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import * as enums from '../line-checks.enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';
import { LineCheckAnswerView } from '../answers/line-check-answer.view.ts';
import { LineCheckTemplateItem } from '../templates/line-check-template-item.entity.ts';
import { LineCheckView } from './line-check.view.ts';

/** The last reading of the same item in an earlier run. */
@ObjectType()
export class LastAnswer {
  @Field(() => enums.AnswerResult)
  result!: AnswerResult;

  @Field(() => Decimal, { nullable: true })
  temperature!: string | null;

  @Field(() => graph.TemperatureUnit, { nullable: true })
  temperatureUnit!: TemperatureUnit | null;

  @Field(() => Decimal, { nullable: true })
  number!: string | null;

  @Field(() => Boolean, { nullable: true })
  yes!: boolean | null;

  @Field(() => Date)
  answeredAt!: Date;

  @Field(() => String)
  byName!: string;
}

/** One item of a run with all its readings. */
@ObjectType()
export class LineCheckEntry {
  @Field(() => LineCheckTemplateItem)
  item!: LineCheckTemplateItem;

  @Field(() => LineCheckAnswerView, { nullable: true, description: 'The newest reading; null until there is one.' })
  answer!: LineCheckAnswerView | null;

  @Field(() => [LineCheckAnswerView], {
    description:
      'All readings, oldest first. A reading after one out of range is its re-check; it does not replace it.',
  })
  readings!: readonly LineCheckAnswerView[];

  @Field(() => Int, { description: 'How many readings out of range still need a corrective action.' })
  openFailures!: number;

  @Field(() => LastAnswer, { nullable: true })
  last!: LastAnswer | null;
}

/** A run with its items and readings, as a cook fills it in and a manager reads it afterwards. */
@ObjectType()
export class LineCheckSheet {
  /** The run's id. */
  @Field(() => ID)
  id!: string;

  @Field(() => LineCheckView)
  check!: LineCheckView;

  @Field(() => [LineCheckEntry])
  entries!: readonly LineCheckEntry[];

  @Field(() => ID, {
    nullable: true,
    description: 'The reading that this mutation saved or added an action to; null elsewhere.',
  })
  savedAnswerId!: string | null;
}
