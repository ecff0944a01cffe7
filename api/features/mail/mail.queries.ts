import type { Language, Role } from '#schema/vocabulary.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Somebody who may get a mail, or whom a mail is about. */
export interface RecipientRow {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly role: Role;
  readonly verified: boolean;
  readonly email: string | null;
  readonly language: Language | null;
  /** The name of their kitchen. */
  readonly kitchen: string;
  readonly kitchenLanguage: Language;
  readonly demo: boolean;
}

/** An active person with their kitchen; undefined when there is none of this id. */
export function findRecipient(db: Db, id: string): Promise<RecipientRow | undefined> {
  return db
    .selectFrom('appUser')
    .innerJoin('organization', 'organization.id', 'appUser.organizationId')
    .select(['appUser.id', 'appUser.name', 'appUser.username', 'appUser.role', 'appUser.verified', 'appUser.email'])
    .select(['appUser.language', 'organization.name as kitchen', 'organization.language as kitchenLanguage'])
    .select('organization.demo')
    .where('appUser.id', '=', id)
    .where('appUser.kind', '=', 'person')
    .where('appUser.status', '=', 'active')
    .executeTakeFirst();
}

/** The kitchen's name and its code at this moment. */
export function kitchenOf(db: Db, id: string): Promise<{ name: string; code: string } | undefined> {
  return db
    .selectFrom('organization')
    .innerJoin('organizationCode', 'organizationCode.organizationId', 'organization.id')
    .select(['organization.name', 'organizationCode.code'])
    .where('organization.id', '=', id)
    .executeTakeFirst();
}
