import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A browser that waits to be paired (RFC 8628). Global: it has no organization until an admin approves it. The code on its
 * screen only identifies it; it polls with another secret, of which only the hash is stored. Deleted after use, or ten minutes.
 */
@Entity({ tableName: 'device_pairing' })
export class DevicePairing {
  @PrimaryKey({ type: 'text' })
  deviceCodeHash!: string;

  @Property({ type: 'text', unique: true })
  userCode!: string;

  @Property({ type: 'text', nullable: true })
  model: string | null = null;

  @Property({ type: 'text', nullable: true })
  screen: string | null = null;

  @Property({ type: 'text', nullable: true })
  timeZone: string | null = null;

  @Property({ type: 'text', nullable: true })
  language: string | null = null;

  /** The network address of the browser, so that an admin can recognize a foreign one. */
  @Property({ type: 'text' })
  network!: string;

  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  polledAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  deniedAt: Date | null = null;

  /** Set by the approval. */
  @Property({ type: 'uuid', nullable: true })
  organizationId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  deviceId: string | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    devicePairing: DevicePairing;
  }
}
