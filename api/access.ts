import { can, type Permission } from '#schema/permissions.ts';
import type { Context, Viewer } from './context.ts';
import { forbidden, notVerified, unauthenticated } from './errors.ts';

/** Who is asking, verified or not. Throws UNAUTHENTICATED without a session. */
export function signedIn(ctx: Context): Viewer {
  if (!ctx.viewer) throw unauthenticated();
  return ctx.viewer;
}

/** The first line of every service: the viewer, who holds this permission in their organisation. */
export function authorize(ctx: Context, permission: Permission): Viewer {
  const viewer = signedIn(ctx);
  if (!viewer.verified) throw notVerified();
  if (!can(viewer.role, permission)) throw forbidden();
  return viewer;
}
