import type { UserJson } from '#schema/rest.ts';

/** The specification's User. */
export function userJson(user: UserJson): UserJson {
  const { id, username, name, role, verified, organizationId } = user;
  return { id, username, name, role, verified, organizationId };
}
