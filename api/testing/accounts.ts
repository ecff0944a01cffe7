import type { Role } from '#schema/vocabulary.ts';
import { Credential } from '../features/auth/passwords/credential.entity.ts';
import { hashPassword } from '../features/auth/passwords/passwords.crypto.ts';
import type { User } from '../features/users/user.entity.ts';
import { Client } from './client.ts';
import type { Kitchen } from './factories.ts';

export const PASSWORD = 'correct horse battery';
export const NEW_PASSWORD = 'calm green kitchens';

/** A person who can sign in with `PASSWORD`. */
export async function account(kitchen: Kitchen, role: Role, data: Partial<User> = {}): Promise<User> {
  const user = await kitchen.user({ role, ...data });
  const passwordHash = await hashPassword(PASSWORD);
  await kitchen.write(async ({ em }) => {
    const { username, id: userId } = user;
    em.persist(Object.assign(new Credential(), { username, userId, passwordHash, organizationId: kitchen.id }));
  });
  return user;
}

/** A client signed in by password as this person. */
export async function browserOf(
  kitchen: Kitchen,
  { username }: User,
  { password = PASSWORD, userAgent = 'test' } = {},
): Promise<Client> {
  const client = new Client(kitchen.api);
  const answer = await client.post('/api/login', { username, password }, { 'user-agent': userAgent });
  if (answer.status !== 200) throw new Error(`The sign-in was refused: ${answer.text}`);
  return client;
}

/** The status of a sign-in. */
export async function signInStatus(kitchen: Kitchen, { username }: User, password: string): Promise<number> {
  return (await new Client(kitchen.api).post('/api/login', { username, password })).status;
}
