import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AnswerResult, TemperatureUnit } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './line-checks.enums.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { LineCheckAnswerView } from './line-check-answer.view.ts';
import { LineCheckTemplateItem } from './line-check-template-item.entity.ts';
import { LineCheckView } from './line-check.view.ts';

/** What was found at the same thing in an earlier run. */
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

/** One thing to check in a run, and every reading of it. */
@ObjectType()
export class LineCheckEntry {
  @Field(() => LineCheckTemplateItem)
  item!: LineCheckTemplateItem;

  @Field(() => LineCheckAnswerView, { nullable: true, description: 'The newest reading; null until there is one.' })
  answer!: LineCheckAnswerView | null;

  @Field(() => [LineCheckAnswerView], {
    description: 'All readings, oldest first. One after a reading out of range is its re-check; it replaces nothing.',
  })
  readings!: readonly LineCheckAnswerView[];

  @Field(() => Int, { description: 'How many readings out of range still need a corrective action.' })
  openFailures!: number;

  @Field(() => LastAnswer, { nullable: true })
  last!: LastAnswer | null;
}

/** A run with all it asks: what a cook works through and a manager reads afterwards. */
@ObjectType()
export class LineCheckSheet {
  /** The run's own id. */
  @Field(() => ID)
  id!: string;

  @Field(() => LineCheckView)
  check!: LineCheckView;

  @Field(() => [LineCheckEntry])
  entries!: readonly LineCheckEntry[];

  @Field(() => ID, { nullable: true, description: 'The reading that this mutation saved or acted on; null elsewhere.' })
  savedAnswerId!: string | null;
}
