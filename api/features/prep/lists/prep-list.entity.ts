import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/graphql/node.ts';
import { ArchivableAtLocation } from '../../../platform/database/archivable.ts';
import { OwnedEntity } from '../../../platform/database/organization-owned.ts';

/**
 * One of the lists a kitchen preps by, such as AM and PM. Each kitchen has one default list, whose id is the organization's
 * own id; par lines and tasks without a list belong to it.
 */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'prep_list' })
@Unique({ properties: ['organizationId', 'name'] })
export class PrepList extends ArchivableAtLocation {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** Default due time of new lines of this list: local time, HH:MM. */
  @Field(() => String)
  @Property({ type: 'text', default: '16:00' })
  dueTime: string = '16:00';

  /** Local time, HH:MM, at which its list is built automatically; null when only people build it. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  buildTime: string | null = null;

  /** The last business day that is not built automatically any more: it was built, or its time had passed when the time was set. */
  @Property({ type: 'date', nullable: true })
  builtThrough: string | null = null;

  /** The business day that was last built automatically. */
  @Field(() => LocalDate, { nullable: true })
  @Property({ type: 'date', nullable: true })
  builtDate: string | null = null;

  /** When `builtDate` was built. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  builtAt: Date | null = null;

  /** How many tasks that build added, without those that were undone. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  builtTasks: number | null = null;

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    prepList: PrepList;
  }
}
