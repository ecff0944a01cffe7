import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { TokenScope } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import * as enums from './tokens.enums.ts';

/** The credential of a program. Only the SHA-256 of its text is stored. Never deleted, because the audit log refers to it. */
@ObjectType()
@OwnedEntity({ tableName: 'api_token' })
@Unique({ properties: ['organizationId', 'tokenHash'] })
@Index({ properties: ['organizationId', 'userId'] })
export class ApiToken extends OrganizationOwned {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** Whom it acts for: the person who created it, or a service account. */
  @Field(() => ID)
  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'uuid' })
  createdById!: string;

  @Property({ type: 'text' })
  tokenHash!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  lastCharacters!: string;

  @Field(() => [enums.TokenScope])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  scopes: TokenScope[] = [];

  /** Addresses and networks from which it may be used; empty allows all. Validated when written. */
  @Field(() => [String])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  addresses: string[] = [];

  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  lastUsedAt: Date | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  lastUsedAddress: string | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  revokedAt: Date | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    apiToken: ApiToken;
  }
}
