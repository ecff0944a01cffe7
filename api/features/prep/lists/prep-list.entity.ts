import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
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

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    prepList: PrepList;
  }
}
