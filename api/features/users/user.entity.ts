import { Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { NotificationTopic } from '#schema/notification-topics.ts';
import type { Language, MemberKind, Role, UserStatus } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './users.enums.ts';

/** A person of the kitchen. The password is in Credential. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'app_user' })
export class User extends OrganizationOwned {
  /** Devices have a row too, so that their actions have a name; no list of people includes them. */
  @Property({ type: 'text', default: 'person' })
  kind: MemberKind = 'person';

  @Field(() => String)
  @Property({ type: 'text' })
  username!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Field(() => graph.Role)
  @Property({ type: 'text', default: 'cook' })
  role: Role = 'cook';

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  verified: boolean = false;

  @Field(() => enums.UserStatus)
  @Property({ type: 'text', default: 'active' })
  status: UserStatus = 'active';

  @Field(() => graph.Language, { nullable: true })
  @Property({ type: 'text', nullable: true })
  language: Language | null = null;

  /** The station where this person usually works. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  stationId: string | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  lastSeenAt: Date | null = null;

  /** Whose notifications this person switched off. Written without a new version: no admin's edit conflicts with it. */
  @Property({ type: 'text[]', default: [] })
  mutedTopics: NotificationTopic[] = [];
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    appUser: User;
  }
}
