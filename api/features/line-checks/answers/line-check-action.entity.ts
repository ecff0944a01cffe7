import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';

/** A corrective action for one reading out of range; append-only: a second action is a second row. */
@ObjectType()
@OwnedEntity({ tableName: 'line_check_action', appendOnly: true })
@Index({ properties: ['organizationId', 'answerId', 'actedAt'] })
export class LineCheckAction extends OrganizationOwned {
  /** The reading it belongs to. */
  @Field(() => ID)
  @Property({ type: 'uuid' })
  answerId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  action!: string;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  byUserId!: string;

  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  actedAt!: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    lineCheckAction: LineCheckAction;
  }
}
