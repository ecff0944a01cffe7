import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LineCheckFrequency, Weekday } from '#schema/vocabulary.ts';
import { ArchivableAtLocation } from '../../../platform/database/archivable.ts';
import { OwnedEntity } from '../../../platform/database/organization-owned.ts';
import { Node } from '../../../platform/graphql/node.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import * as enums from '../line-checks.enums.ts';

/** A line check with its local due times. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'line_check_template' })
@Unique({ properties: ['organizationId', 'name'] })
export class LineCheckTemplate extends ArchivableAtLocation {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  nameEs: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  stationId: string | null = null;

  /** Null follows the organization's setting. */
  @Field(() => enums.LineCheckFrequency, { nullable: true })
  @Property({ type: 'text', nullable: true })
  frequency: LineCheckFrequency | null = null;

  /** Local times, HH:MM; one run per day and time. */
  @Field(() => [String])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  dueTimes: string[] = [];

  /** Empty means every day. */
  @Field(() => [graph.Weekday])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  weekdays: Weekday[] = [];

  /** How long before the due time it can be started. */
  @Field(() => Int)
  @Property({ type: 'integer', default: 60 })
  openMinutes: number = 60;

  /** How long after the due time it is late before it is missed. */
  @Field(() => Int)
  @Property({ type: 'integer', default: 120 })
  graceMinutes: number = 120;

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    lineCheckTemplate: LineCheckTemplate;
  }
}
