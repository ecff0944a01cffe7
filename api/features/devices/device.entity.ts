import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { DeviceReport, DeviceSettings } from '#schema/devices.ts';
import type { DeviceKind, DeviceScope, Language } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './devices.enums.ts';

/** A browser that belongs to the kitchen, not to a person: a display or a shared tablet. */
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

  /** The stations whose work it shows; empty for all. Checked when written. */
  @Field(() => [ID])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  stationIds: string[] = [];

  @Field(() => graph.Language)
  @Property({ type: 'text', default: 'en' })
  language: Language = 'en';

  /** The user of kind `device` in whose name the device acts. */
  @Property({ type: 'uuid' })
  userId!: string;

  /** SHA-256 of the cookie's secret; null until the browser has fetched it, and after another browser was approved for the device. */
  @Property({ type: 'text', nullable: true })
  tokenHash: string | null = null;

  /** The token before the last renewal: valid until the new one is first used, so that a lost response locks no device out. */
  @Property({ type: 'text', nullable: true })
  previousTokenHash: string | null = null;

  /** Only the settings that differ from the defaults in schema/devices.ts. */
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
