import { type Message, msg } from '#schema/messages.ts';
import { can, ownBrowserOnly, type Permission } from '#schema/permissions.ts';
import { tokenScopeOf } from '#schema/token-scopes.ts';
import type { Role } from '#schema/vocabulary.ts';
import type { Context, Viewer, WithToken } from './context.ts';
import { AppError, forbidden, notVerified, unauthenticated } from '../errors.ts';

/** A viewer who is a person: signed in, or identified on a device by PIN. */
export interface Person extends Viewer {
  readonly role: Role;
  readonly sessionId: string;
}

/**
 * The signed-in person, verified or not. Throws UNAUTHENTICATED without a session (a device alone has none), and FORBIDDEN
 * for an API token.
 */
export function signedIn(ctx: Context): Person {
  const { viewer } = ctx;
  if (viewer?.token) throw forbidden(NO_TOKENS);
  if (!viewer?.role || !viewer.sessionId) throw unauthenticated();
  return { ...viewer, role: viewer.role, sessionId: viewer.sessionId };
}

/** The first line of every service. Returns the viewer; throws unless they hold this permission in their organization. */
export function authorize(ctx: Context, permission: Permission): Viewer {
  const { viewer } = ctx;
  if (!viewer) throw unauthenticated();
  if (!viewer.verified) throw notVerified();
  if (!can(viewer.grants, permission)) throw forbidden(viewer.token ? whyNot(viewer.token, permission) : undefined);
  if (ownBrowserOnly.includes(permission)) refuseSharedDevice(viewer);
  return viewer;
}

/** Whether the viewer holds this permission; for data that is left out instead of refused. */
export function mayDo(ctx: Context, permission: Permission): boolean {
  try {
    authorize(ctx, permission);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** A value for callers with this permission; null for all others. */
export function ifPermitted<T>(ctx: Context, permission: Permission, value: T): T | null {
  return can(ctx.viewer?.grants, permission) ? value : null;
}

const NO_TOKENS = msg('auth.noTokens');

/** Why a token does not have a permission. */
function whyNot({ scopes }: WithToken, permission: Permission): Message {
  const scope = tokenScopeOf[permission];
  if (scope === null) return NO_TOKENS;
  if (scope !== 'any' && !scopes.includes(scope)) return msg('auth.scopeLacking', { scope });
  return msg('auth.tokenRole');
}

/** Throws FORBIDDEN for a person identified by PIN only. */
export function refuseSharedDevice(viewer: Viewer): void {
  if (viewer.device) throw forbidden(msg('auth.ownBrowser'));
}

/** True for wall displays: their screen is public, also while a person is identified on them by PIN. */
export function isPublicDisplay(viewer: Viewer | null): boolean {
  return viewer?.device?.kind === 'display';
}
