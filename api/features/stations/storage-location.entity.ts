import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { StorageKind } from '#schema/vocabulary.ts';
import { ArchivableAtLocation } from '../../platform/database/archivable.ts';
import { OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import * as enums from './stations.enums.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';

/** A shelf, fridge or store. Temperatures are its working range in degrees Celsius. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'storage_location' })
@Unique({ properties: ['organizationId', 'name'] })
export class StorageLocation extends ArchivableAtLocation {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  nameEs: string | null = null;

  @Field(() => enums.StorageKind)
  @Property({ type: 'text', default: 'dry' })
  kind: StorageKind = 'dry';

  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 6, scale: 2, nullable: true })
  minC: string | null = null;

  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 6, scale: 2, nullable: true })
  maxC: string | null = null;

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    storageLocation: StorageLocation;
  }
}
