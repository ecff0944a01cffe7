import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LineCheck } from './line-check.entity.ts';

/** A run as its viewer sees it now. */
@ObjectType('LineCheck')
export class LineCheckView extends LineCheck {
  @Field(() => String, { nullable: true })
  nameEs!: string | null;

  @Field(() => ID, { nullable: true })
  stationId!: string | null;

  @Field(() => String, { nullable: true })
  stationName!: string | null;

  @Field(() => String, { nullable: true })
  startedByName!: string | null;

  @Field(() => String, { nullable: true })
  submittedByName!: string | null;

  @Field(() => String, { nullable: true })
  acknowledgedByName!: string | null;

  @Field(() => Int, { description: 'How many items have at least one reading.' })
  answeredCount!: number;

  @Field(() => Int, { description: 'How many readings were out of range, even if a re-check passed.' })
  failedCount!: number;

  @Field(() => Int, { description: 'How many items had a reading out of range.' })
  failedItemCount!: number;

  @Field(() => Int, { description: 'How many readings out of range still need a corrective action.' })
  openFailureCount!: number;

  @Field(() => Int, { description: 'How many items were only ever answered with not applicable.' })
  notMeasuredCount!: number;

  @Field(() => Boolean, { description: 'Past its due time, or submitted after it.' })
  late!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may run line checks.' })
  mayRun!: boolean;
}
