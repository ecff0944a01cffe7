import { msg } from '#schema/messages.ts';
import type { Role } from '#schema/vocabulary.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { forbidden } from '../../platform/errors.ts';
import type { User } from './user.entity.ts';

/** As whom the demo signs visitors in: one of its seeded people for each role, and nobody who registers there. */
export const demoSignIns: Readonly<Record<Role, string>> = { cook: 'ana', manager: 'marco', admin: 'olivia' };

/** Whether everybody who visits the demo is this person. */
export function isDemoSignIn(viewer: Pick<Viewer, 'demo'>, user: Pick<User, 'username'>): boolean {
  return viewer.demo && Object.values(demoSignIns).includes(user.username);
}

/** Throws FORBIDDEN where a visitor would spoil the demo's sign-in for the next one. */
export function refuseDemoSignIn(viewer: Pick<Viewer, 'demo'>, user: Pick<User, 'username' | 'name'>): void {
  if (!isDemoSignIn(viewer, user)) return;
  throw forbidden(msg('users.demoSignIn', { name: user.name }));
}
