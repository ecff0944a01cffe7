import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LineCheckStatus } from '#schema/vocabulary.ts';
import { LocationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';
import { Node } from '../../../platform/graphql/node.ts';
import * as enums from '../line-checks.enums.ts';
import { LocalDate } from '../../../platform/graphql/scalars.ts';

/** One run of a line check. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'line_check' })
@Index({ properties: ['organizationId', 'businessDate', 'dueAt', 'id'] })
@Index({ properties: ['organizationId', 'status', 'dueAt'] })
@Unique({ properties: ['organizationId', 'templateId', 'dueAt'] })
export class LineCheck extends LocationOwned {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  templateId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => LocalDate)
  @Property({ type: 'date' })
  businessDate!: string;

  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  opensAt!: Date;

  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  dueAt!: Date;

  /** A run that is not submitted by then is missed. */
  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  closesAt!: Date;

  @Field(() => enums.LineCheckStatus)
  @Property({ type: 'text', default: 'scheduled' })
  status: LineCheckStatus = 'scheduled';

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  startedById: string | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  startedAt: Date | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  submittedById: string | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  submittedAt: Date | null = null;

  /** When the submission reached the server: later than `submittedAt` when it had to wait for the network. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  submissionReceivedAt: Date | null = null;

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  itemCount: number = 0;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  missedReason: string | null = null;

  /** When a manager acknowledged its readings out of range; null again after the next one. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  acknowledgedAt: Date | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  acknowledgedById: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  acknowledgementNote: string | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    lineCheck: LineCheck;
  }
}
