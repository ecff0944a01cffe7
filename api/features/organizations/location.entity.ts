import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';

/** A site where the organization cooks. Every organization has one, whose id is its own; stock, lists and checks name it. */
@OwnedEntity({ tableName: 'location' })
@Unique({ properties: ['organizationId', 'name'] })
export class Location extends OrganizationOwned {
  @Property({ type: 'text' })
  name!: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    location: Location;
  }
}
