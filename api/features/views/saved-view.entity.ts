import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { ViewScreen } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import * as enums from './views.enums.ts';

/** A named combination of filters, order and columns of one screen, of one person. */
@ObjectType()
@OwnedEntity({ tableName: 'saved_view' })
@Unique({ properties: ['organizationId', 'userId', 'screen', 'name'] })
export class SavedView extends OrganizationOwned {
  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => enums.ViewScreen)
  @Property({ type: 'text' })
  screen!: ViewScreen;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  query!: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    savedView: SavedView;
  }
}
