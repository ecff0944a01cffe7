import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How a username signs in. Global: signing in happens before any organization is known. Never on the graph. */
@Entity({ tableName: 'credential' })
export class Credential {
  /** Lower case, unique in the whole installation. */
  @PrimaryKey({ type: 'text' })
  username!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Property({ type: 'uuid', unique: true })
  userId!: string;

  /** Argon2id in PHC text form. */
  @Property({ type: 'text' })
  passwordHash!: string;
}
