import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';

/**
 * A one-time link that sets a new password; a person has at most one. Only the SHA-256 of its random secret is stored. It is
 * deleted when it is used or replaced, or when the password changes. Never in GraphQL.
 */
@OwnedEntity({ tableName: 'password_reset' })
@Unique({ properties: ['organizationId', 'userId'] })
@Unique({ properties: ['organizationId', 'tokenHash'] })
export class PasswordReset extends OrganizationOwned {
  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    passwordReset: PasswordReset;
  }
}
