import { msg } from '#schema/messages.ts';
import type { Role } from '#schema/vocabulary.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { forbidden } from '../../platform/errors.ts';
import type { User } from './user.entity.ts';

/** The usernames that demo visitors sign in with: one seeded person for each role. */
export const demoSignIns: Readonly<Record<Role, string>> = { cook: 'ana', manager: 'marco', admin: 'olivia' };

/** Whether demo visitors share this account. */
export function isDemoSignIn(viewer: Pick<Viewer, 'demo'>, user: Pick<User, 'username'>): boolean {
  return viewer.demo && Object.values(demoSignIns).includes(user.username);
}

/** Throws FORBIDDEN for an account that demo visitors share: a change would break their sign-in. */
export function refuseDemoSignIn(viewer: Pick<Viewer, 'demo'>, user: Pick<User, 'username' | 'name'>): void {
  if (!isDemoSignIn(viewer, user)) return;
  throw forbidden(msg('users.demoSignIn', { name: user.name }));
}
