import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { OrganizationOwned, OwnedEntity } from './organization-owned.ts';

/** A mutation that was sent with an Idempotency-Key: a repeated request gets the stored response for 72 h, without a second effect. */
@OwnedEntity({ tableName: 'idempotency_key' })
@Unique({ properties: ['organizationId', 'actorId', 'key'] })
export class IdempotencyKey extends OrganizationOwned {
  @Property({ type: 'uuid' })
  actorId!: string;

  @Property({ type: 'text' })
  key!: string;

  /** SHA-256 of the operation and its input. */
  @Property({ type: 'text' })
  requestHash!: string;

  @Property({ type: 'json', nullable: true })
  answer: unknown = null;
}

declare module './tables.ts' {
  interface Tables {
    idempotencyKey: IdempotencyKey;
  }
}
