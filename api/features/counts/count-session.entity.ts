import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { CountKind, CountStatus } from '#schema/vocabulary.ts';
import { LocationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import { LocalDate } from '../../platform/graphql/scalars.ts';
import * as enums from './counts.enums.ts';

/** A count of stock, place by place. Its lines change nothing in stock until it is posted. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'count_session' })
@Index({ properties: ['organizationId', 'status', 'id'] })
export class CountSession extends LocationOwned {
  @Field(() => Date)
  override createdAt: Date = new Date();

  @Field(() => enums.CountKind)
  @Property({ type: 'text' })
  kind!: CountKind;

  @Field(() => enums.CountStatus)
  @Property({ type: 'text', default: 'open' })
  status: CountStatus = 'open';

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Field(() => LocalDate)
  @Property({ type: 'date' })
  businessDate!: string;

  /** Hides what is expected from those who count. */
  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  blind: boolean = false;

  /** The ids of the counted storage locations. */
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  placeIds: string[] = [];

  /** Whether items without a place are counted, too. */
  @Property({ type: 'boolean', default: true })
  withoutPlace: boolean = true;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  startedById!: string;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  submittedAt: Date | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  submittedById: string | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  postedAt: Date | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  postedById: string | null = null;

  /** When its posting was last reversed. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  reversedAt: Date | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  reversedById: string | null = null;

  /** Why it was cancelled or last reversed. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  closedReason: string | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    countSession: CountSession;
  }
}
