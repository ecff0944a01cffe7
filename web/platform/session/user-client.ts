import type { UserJson } from '#schema/rest.ts';
import { Problem } from '../graphql/problem.ts';

export function isUser(value: unknown): value is UserJson {
  return typeof value === 'object' && value !== null && 'username' in value && 'role' in value && 'verified' in value;
}

/** The user in the response to a sign-in. */
export async function userFrom(response: Response): Promise<UserJson> {
  const user: unknown = await response.json();
  if (!isUser(user)) throw new Problem('');
  return user;
}
