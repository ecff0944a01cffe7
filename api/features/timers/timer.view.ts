import { Field, ObjectType } from 'type-graphql';
import { Timer } from './timer.entity.ts';

/** A timer with the name of who started it. */
@ObjectType('Timer')
export class TimerView extends Timer {
  /** Null on public displays, which have `boardPeople`. */
  @Field(() => String, { nullable: true })
  startedByName!: string | null;
}
