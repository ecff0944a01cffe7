import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';

/** The position of an item on the shelves of a place. Items without one follow, by name. */
@OwnedEntity({ tableName: 'shelf_item' })
@Unique({ properties: ['organizationId', 'storageLocationId', 'itemId'] })
export class ShelfItem extends OrganizationOwned {
  @Property({ type: 'uuid' })
  storageLocationId!: string;

  @Property({ type: 'uuid' })
  itemId!: string;

  @Property({ type: 'integer' })
  sort!: number;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    shelfItem: ShelfItem;
  }
}
