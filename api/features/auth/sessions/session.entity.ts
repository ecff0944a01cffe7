import { Index, Property } from '@mikro-orm/decorators/legacy';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';

/** A signed-in browser. Only the SHA-256 of its random token is stored. */
@OwnedEntity({ tableName: 'session' })
@Index({ properties: ['organizationId', 'userId'] })
export class Session extends OrganizationOwned {
  @Property({ type: 'text', unique: true })
  tokenHash!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'datetime', length: 3 })
  lastSeenAt: Date = new Date();

  /** The device that a PIN unlocked; null for a personal browser. */
  @Property({ type: 'uuid', nullable: true })
  deviceId: string | null = null;

  /** The User-Agent header with which it was opened, cut to 400 characters; null when it was not recorded. */
  @Property({ type: 'text', nullable: true })
  browser: string | null = null;

  /** The network address from which it was opened; null when it was not recorded. */
  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  /** The absolute end, even if the session is used. */
  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    session: Session;
  }
}
