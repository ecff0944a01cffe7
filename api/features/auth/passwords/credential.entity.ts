import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The password hash of a username. Global: sign-in happens before the organization is known. Never in GraphQL. */
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
