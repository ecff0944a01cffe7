import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { WasteGroup } from '#schema/vocabulary.ts';
import { Archivable } from '../../platform/database/archivable.ts';
import { OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import * as enums from './waste.enums.ts';

/** Why food was thrown away. An expected reason, such as trim, does not count as variance. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'waste_reason' })
@Unique({ properties: ['organizationId', 'code'] })
export class WasteReason extends Archivable {
  @Field(() => String)
  @Property({ type: 'text' })
  code!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  nameEs: string | null = null;

  @Field(() => enums.WasteGroup)
  @Property({ type: 'text', default: 'other' })
  group: WasteGroup = 'other';

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  expected: boolean = false;

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    wasteReason: WasteReason;
  }
}
