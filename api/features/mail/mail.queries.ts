import type { Language, Role } from '#schema/vocabulary.ts';
import type { Db } from '../../platform/database/tables.ts';

/** A possible recipient of a mail, or the person that it is about. */
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

/** An active person with their kitchen; undefined for an unknown id. */
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

/** The kitchen's name and its current code. */
export function kitchenOf(db: Db, id: string): Promise<{ name: string; code: string } | undefined> {
  return db
    .selectFrom('organization')
    .innerJoin('organizationCode', 'organizationCode.organizationId', 'organization.id')
    .select(['organization.name', 'organizationCode.code'])
    .where('organization.id', '=', id)
    .executeTakeFirst();
}
