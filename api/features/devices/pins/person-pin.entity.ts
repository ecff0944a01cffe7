import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';

/** A person's PIN for the kitchen's devices. Never in GraphQL. */
@OwnedEntity({ tableName: 'person_pin' })
@Unique({ properties: ['organizationId', 'pinHash'] })
@Unique({ properties: ['organizationId', 'userId'] })
export class PersonPin extends OrganizationOwned {
  @Property({ type: 'uuid' })
  userId!: string;

  /** Argon2id, salted per organization: equal PINs give equal hashes, so that a PIN identifies one person of the kitchen. */
  @Property({ type: 'text' })
  pinHash!: string;

  /** When a PIN that a manager handed out expires; null for the person's own. It ends earlier, when it is entered. */
  @Property({ type: 'timestamptz', nullable: true })
  temporaryUntil: Date | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    personPin: PersonPin;
  }
}
