import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { LocationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import { LocalDate } from '../../platform/graphql/scalars.ts';

/** What the people who close a business day hand over to those who open the next one. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'handover_card' })
@Unique({ properties: ['organizationId', 'businessDate'] })
@Index({ properties: ['organizationId', 'businessDate', 'id'] })
export class HandoverCard extends LocationOwned {
  @Field(() => LocalDate)
  @Property({ type: 'date' })
  businessDate!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  announcements: string | null = null;

  @Field(() => [String])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  eightySix: string[] = [];

  /** As they were when the day was closed; `storedFacts` reads them. */
  @Property({ type: 'json' })
  facts!: unknown;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  closedById!: string;

  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  closedAt!: Date;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  signedById: string | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  signedAt: Date | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    handoverCard: HandoverCard;
  }
}
