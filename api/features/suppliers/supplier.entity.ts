import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Weekday } from '#schema/vocabulary.ts';
import { Archivable } from '../../platform/database/archivable.ts';
import { OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import * as graph from '../../platform/graphql/enums.ts';

/** A company that delivers to the kitchen. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'supplier' })
@Unique({ properties: ['organizationId', 'name'] })
@Index({ properties: ['organizationId', 'updatedAt', 'id'] })
@Unique({ properties: ['organizationId', 'externalId'] })
export class Supplier extends Archivable {
  @Field(() => Date)
  override updatedAt: Date = new Date();

  /** Its id in another program. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  externalId: string | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  contact: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  accountNumber: string | null = null;

  @Field(() => [graph.Weekday])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  deliveryDays: Weekday[] = [];

  @Field(() => Int)
  @Property({ type: 'smallint', default: 1 })
  leadDays: number = 1;

  /** Minor units. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  minimumOrder: number | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  notes: string | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    supplier: Supplier;
  }
}
