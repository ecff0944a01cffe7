import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Json, LocalDate } from '../../platform/graphql/scalars.ts';
import { PrepTask } from './prep-task.entity.ts';

/** Counts of the tasks on today's list, those carried over included; late means unfinished past its due time. */
@ObjectType()
export class PrepStatus {
  @Field(() => Int)
  total!: number;
  @Field(() => Int)
  pending!: number;
  @Field(() => Int)
  inProgress!: number;
  @Field(() => Int)
  onHold!: number;
  @Field(() => Int)
  completed!: number;
  @Field(() => Int)
  late!: number;
}

/** One thing that happened to a task. */
@ObjectType()
export class PrepTaskEvent {
  @Field(() => ID)
  id!: string;

  /** Past tense, dotted: `prep_task.started`. */
  @Field(() => String)
  action!: string;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => String, { nullable: true })
  actorName!: string | null;

  /** Field → [before, after]. */
  @Field(() => Json, { nullable: true })
  changes!: unknown;
}

/** What building a day's list came to. */
@ObjectType()
export class BuiltPrepList {
  @Field(() => LocalDate)
  date!: string;

  /** The tasks newly made. */
  @Field(() => [PrepTask])
  tasks!: PrepTask[];

  /** Lines of the par sheet that have enough without any open work. */
  @Field(() => Int)
  enough!: number;

  /** Lines whose open work makes all that is missing. */
  @Field(() => Int)
  alreadyPlanned!: number;

  /** What is short of par by so little that its rounding rule makes no batch of it, by name. */
  @Field(() => [String])
  roundedToNothing!: string[];
}
