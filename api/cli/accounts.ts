import { randomBytes } from 'node:crypto';
import { v7 as uuidv7, validate as isUuid } from 'uuid';
import { registerInput } from '#schema/inputs/auth.ts';
import { endSessionsOf } from '../features/auth/auth.service.ts';
import { Credential } from '../features/auth/passwords/credential.entity.ts';
import { hashNewPassword } from '../features/auth/passwords/new-password.crypto.ts';
import { findOwnNames } from '../features/auth/passwords/own-names.queries.ts';
import { PasswordReset } from '../features/auth/passwords/password-reset.entity.ts';
import { findOrganization } from '../features/organizations/organizations.queries.ts';
import { addUser, beginOrganization, assertUsernameFree } from '../features/auth/accounts/register.service.ts';
import { issueReset, type ResetLink } from '../features/auth/passwords/reset.service.ts';
import type { Database } from '../platform/database/database.ts';
import { parse } from '../platform/context/parse.ts';
import { User } from '../features/users/user.entity.ts';

/** A new admin and their kitchen. */
export interface NewAdmin {
  readonly username: string;
  readonly name: string;
  /** The id or organization code of an existing kitchen; without it a new one is created. */
  readonly organization: string | undefined;
  /** The name of the new kitchen. */
  readonly kitchen: string | undefined;
  /** Null: a one-time link is created instead. */
  readonly password: string | null;
}

/** Creates a verified admin. Returns the link to set their password, or null when a password was passed. */
export async function createAdmin(database: Database, admin: NewAdmin): Promise<ResetLink | null> {
  if ((admin.organization === undefined) === (admin.kitchen === undefined)) {
    throw new Error('Give either --organization (of a kitchen that is there) or --kitchen (the name of a new one).');
  }
  // A random password: the link sets another.
  const password = admin.password ?? randomBytes(24).toString('base64url');
  const { username, name, kitchen = 'Kitchen' } = admin;
  const registration = parse(registerInput, { username, name, password, role: 'admin', organizationName: kitchen });
  const organizationId = admin.organization ? await organizationOf(database, admin.organization) : uuidv7();
  const kitchenName = admin.organization ? (await database.read(organizationId, findOrganization)).name : kitchen;
  const passwordHash = await hashNewPassword(password, { username, names: [name, kitchenName] });
  return database.write({ organizationId, actorId: null }, 'user.registered', null, async (tx) => {
    await assertUsernameFree(tx.em, registration.username);
    if (!admin.organization) await beginOrganization(tx, registration);
    const [user] = await addUser(tx, registration, passwordHash);
    await tx.em.flush();
    return admin.password === null ? issueReset(tx, user.id) : null;
  });
}

/** Sets a new password, or creates a link to do so. Setting it ends the person's sessions. */
export async function resetPassword(
  database: Database,
  username: string,
  password: string | null,
): Promise<ResetLink | null> {
  const account = await database.orm.em.fork().findOne(Credential, { username: username.trim().toLowerCase() });
  if (!account) throw new Error(`There is no account with the username ${username}. "list" shows the admins.`);
  const passwordHash = password === null ? null : await hashOf(database, account, password);
  const action = passwordHash === null ? 'user.reset_link_created' : 'user.password_reset';
  return database.write({ organizationId: account.organizationId, actorId: null }, action, null, async (tx) => {
    const user = await tx.em.findOneOrFail(User, { id: account.userId });
    if (user.status !== 'active') {
      throw new Error(`${user.name} is not active. An admin of the kitchen must reactivate this person first.`);
    }
    tx.record({ entity: 'User', entityId: user.id });
    if (passwordHash === null) return issueReset(tx, user.id);
    const credential = await tx.em.findOneOrFail(Credential, { userId: user.id });
    credential.passwordHash = passwordHash;
    await tx.em.nativeDelete(PasswordReset, { userId: user.id });
    await endSessionsOf(tx, user.id);
    return null;
  });
}

async function hashOf(
  database: Database,
  { username, organizationId, userId }: Credential,
  password: string,
): Promise<string> {
  const names = await database.read(organizationId, (db) => findOwnNames(db, userId));
  return hashNewPassword(password, { username, names });
}

async function organizationOf(database: Database, idOrCode: string): Promise<string> {
  const codes = database.unscoped().selectFrom('organizationCode').select('organizationId');
  const found = isUuid(idOrCode)
    ? await codes.where('organizationId', '=', idOrCode).executeTakeFirst()
    : await codes.where('code', '=', idOrCode.trim().toUpperCase()).executeTakeFirst();
  if (!found) throw new Error(`There is no kitchen with the id or code ${idOrCode}. "list" shows them.`);
  return found.organizationId;
}
