import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * The one current invitation code of each organization. Global: registration looks a code up before the organization is known,
 * and background jobs list the organizations here.
 */
@Entity({ tableName: 'organization_code' })
export class OrganizationCode {
  @PrimaryKey({ type: 'text' })
  code!: string;

  @Property({ type: 'uuid', unique: true })
  organizationId!: string;

  @Property({ type: 'boolean', default: false })
  demo: boolean = false;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    organizationCode: OrganizationCode;
  }
}
