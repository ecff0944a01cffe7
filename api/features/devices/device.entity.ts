import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { DeviceReport, DeviceSettings } from '#schema/devices.ts';
import type { DeviceKind, DeviceScope, Language } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './devices.enums.ts';

/** A browser that belongs to the kitchen, not to a person: a display on the wall, or a tablet that people share. */
@ObjectType()
@OwnedEntity({ tableName: 'device' })
@Unique({ properties: ['organizationId', 'tokenHash'] })
@Unique({ properties: ['organizationId', 'previousTokenHash'] })
export class Device extends OrganizationOwned {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => enums.DeviceKind)
  @Property({ type: 'text' })
  kind!: DeviceKind;

  @Field(() => [enums.DeviceScope])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  scopes: DeviceScope[] = [];

  /** Whose work it shows; none means every station's. Checked when written. */
  @Field(() => [ID])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  stationIds: string[] = [];

  @Field(() => graph.Language)
  @Property({ type: 'text', default: 'en' })
  language: Language = 'en';

  /** The member of the kitchen whose name stands on what the device did. */
  @Property({ type: 'uuid' })
  userId!: string;

  /** SHA-256 of the cookie's secret; null until the browser has fetched it, and after a repair was approved. */
  @Property({ type: 'text', nullable: true })
  tokenHash: string | null = null;

  /** The token before the last renewal: good until the new one is first used, so that a lost answer locks nobody out. */
  @Property({ type: 'text', nullable: true })
  previousTokenHash: string | null = null;

  /** What differs from the defaults of schema/devices.ts. */
  @Property({ type: 'json', defaultRaw: `'{}'` })
  settings: Partial<DeviceSettings> = {};

  @Property({ type: 'json', nullable: true })
  report: DeviceReport | null = null;

  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  pairedAt!: Date;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  lastSeenAt: Date | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  revokedAt: Date | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    device: Device;
  }
}
