import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../platform/graphql/node.ts';
import { ArchivableAtLocation } from '../../platform/database/archivable.ts';
import { OwnedEntity } from '../../platform/database/organization-owned.ts';

/** A working shift in the kitchen's local time; it may pass midnight. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'shift' })
@Unique({ properties: ['organizationId', 'name'] })
export class Shift extends ArchivableAtLocation {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** Local time, HH:MM. */
  @Field(() => String)
  @Property({ type: 'text' })
  startsAt!: string;

  /** Local time, HH:MM; at or before `startsAt` means the next day. */
  @Field(() => String)
  @Property({ type: 'text' })
  endsAt!: string;

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    shift: Shift;
  }
}
