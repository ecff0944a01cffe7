import { randomBytes } from 'node:crypto';
import { v7 as uuidv7, validate as isUuid } from 'uuid';
import { registerInput } from '#schema/inputs/auth.ts';
import { endSessionsOf } from '../features/auth/auth.service.ts';
import { Credential } from '../features/auth/credential.entity.ts';
import { hashNewPassword } from '../features/auth/new-password.ts';
import { PasswordReset } from '../features/auth/password-reset.entity.ts';
import { hashPassword } from '../features/auth/passwords.ts';
import { addUser, beginOrganization, refuseTaken } from '../features/auth/register.service.ts';
import { issueReset, type ResetLink } from '../features/auth/reset.service.ts';
import type { Store } from '../platform/database/store.ts';
import { parse } from '../platform/context/parse.ts';
import { User } from '../features/users/user.entity.ts';

/** Who is made an admin, and of which kitchen. */
export interface NewAdmin {
  readonly username: string;
  readonly name: string;
  /** The id or the organization code of a kitchen that is there; without it a new one is made. */
  readonly organization: string | undefined;
  /** The name of the new kitchen. */
  readonly kitchen: string | undefined;
  /** Null: a one-time link is made instead. */
  readonly password: string | null;
}

/** Makes a verified admin; answers the link with which they set their password, or null when one was given. */
export async function createAdmin(store: Store, admin: NewAdmin): Promise<ResetLink | null> {
  if ((admin.organization === undefined) === (admin.kitchen === undefined)) {
    throw new Error('Give either --organization (of a kitchen that is there) or --kitchen (the name of a new one).');
  }
  // Nobody knows it: the link sets another.
  const password = admin.password ?? randomBytes(24).toString('base64url');
  const { username, name, kitchen = 'Kitchen' } = admin;
  const registration = parse(registerInput, { username, name, password, role: 'admin', organizationName: kitchen });
  const organizationId = admin.organization ? await organizationOf(store, admin.organization) : uuidv7();
  const passwordHash = await hashPassword(password);
  return store.write({ organizationId, actorId: null }, 'user.registered', null, async (tx) => {
    await refuseTaken(tx.em, registration.username);
    if (!admin.organization) await beginOrganization(tx, registration);
    const [user] = await addUser(tx, registration, passwordHash);
    await tx.em.flush();
    return admin.password === null ? issueReset(tx, user.id) : null;
  });
}

/** Sets a new password, or makes a link that does. Setting it ends the person's sessions. */
export async function resetPassword(
  store: Store,
  username: string,
  password: string | null,
): Promise<ResetLink | null> {
  const known = await store.orm.em.fork().findOne(Credential, { username: username.trim().toLowerCase() });
  if (!known) throw new Error(`There is no account with the username ${username}. "list" shows the admins.`);
  const passwordHash = password === null ? null : await hashNewPassword(known.username, password, 'password');
  const action = passwordHash === null ? 'user.reset_link_created' : 'user.password_reset';
  return store.write({ organizationId: known.organizationId, actorId: null }, action, null, async (tx) => {
    const user = await tx.em.findOneOrFail(User, { id: known.userId });
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

async function organizationOf(store: Store, named: string): Promise<string> {
  const codes = store.unscoped().selectFrom('organizationCode').select('organizationId');
  const found = isUuid(named)
    ? await codes.where('organizationId', '=', named).executeTakeFirst()
    : await codes.where('code', '=', named.trim().toUpperCase()).executeTakeFirst();
  if (!found) throw new Error(`There is no kitchen with the id or code ${named}. "list" shows them.`);
  return found.organizationId;
}
