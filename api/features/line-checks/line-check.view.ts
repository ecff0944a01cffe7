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

  @Field(() => Int, { description: 'How many things were read at least once.' })
  answeredCount!: number;

  @Field(() => Int, { description: 'How many readings were out of range, whatever was read afterwards.' })
  failedCount!: number;

  @Field(() => Int, { description: 'How many things had a reading out of range.' })
  failedItemCount!: number;

  @Field(() => Int, { description: 'How many readings out of range still need a corrective action.' })
  openFailureCount!: number;

  @Field(() => Boolean, { description: 'Past its due time, or submitted after it.' })
  late!: boolean;

  @Field(() => Boolean, { description: 'Whether line checks are given to the person asking.' })
  mayRun!: boolean;
}
