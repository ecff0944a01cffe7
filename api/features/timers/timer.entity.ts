import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';

/**
 * A timer of the kitchen. Its state is in its times: paused without `endsAt`, ringing from `endsAt` on, ended with `doneAt` or
 * `cancelledAt`.
 */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'timer' })
@Index({ properties: ['organizationId', 'doneAt', 'cancelledAt', 'endsAt'] })
@Unique({ properties: ['organizationId', 'startedById', 'key'] })
export class Timer extends OrganizationOwned {
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  label: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  recipeId: string | null = null;

  /** The number of the recipe's step, from 1. A number, because a recipe's steps are replaced when it is edited. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'smallint', nullable: true })
  step: number | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  prepTaskId: string | null = null;

  /** Made up by the screen that started it. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  startedById!: string;

  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  startedAt!: Date;

  @Field(() => Int)
  @Property({ type: 'integer' })
  durationSeconds!: number;

  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  addedSeconds: number = 0;

  /** When it rings; null while it is paused. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  endsAt: Date | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  pausedAt: Date | null = null;

  /** What was left when it was paused; null while it runs. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  remainingSeconds: number | null = null;

  /** When it was silenced after it had rung, or ended by the server because nobody answered. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  doneAt: Date | null = null;

  /** When it was stopped before it rang. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  cancelledAt: Date | null = null;

  /** Null while it has not ended, and when the server ended it. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  stoppedById: string | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    timer: Timer;
  }
}
