import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { StationKind } from '#schema/vocabulary.ts';
import { ArchivableAtLocation } from '../../platform/database/archivable.ts';
import { OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import * as enums from './stations.enums.ts';

/** A place of work in the kitchen: Grill, Pastry, Pass. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'station' })
@Unique({ properties: ['organizationId', 'name'] })
export class Station extends ArchivableAtLocation {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  nameEs: string | null = null;

  @Field(() => enums.StationKind)
  @Property({ type: 'text', default: 'prep' })
  kind: StationKind = 'prep';

  /** CSS hex color of its chip. */
  @Field(() => String)
  @Property({ type: 'text', default: '#16a34a' })
  colour: string = '#16a34a';

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    station: Station;
  }
}
