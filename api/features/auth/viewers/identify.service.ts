import type { AppServices } from '../../../platform/app-services.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import type { AccessCache } from '../../../platform/context/access-cache.ts';
import type { Credentials, Identified } from '../../../platform/context/identify.ts';
import { AppError } from '../../../platform/errors.ts';
import { bearerOf } from '../../../platform/http/bearer.ts';
import { countFailure } from './failed-credentials.service.ts';
import { type SessionRow, viewerAgain, viewerOf } from '../sessions/sessions.service.ts';
import { tokenViewer, tokenViewerAgain } from './token-viewer.service.ts';

/**
 * Finds the viewer by the token of the Authorization header or, without one, by the cookies. Throws for a token that is refused,
 * and for unknown credentials when too many of them came from that address.
 */
export function identifyWith(sessions: AccessCache<SessionRow>): AppServices['identify'] {
  return (app, credentials) => identify(app, sessions, credentials);
}

async function identify(
  app: AppServices,
  sessions: AccessCache<SessionRow>,
  credentials: Credentials,
): Promise<Identified> {
  const { authorization, cookies, address } = credentials;
  const token = bearerOf(authorization);
  if (token !== null) {
    const viewer = await ownerOf(app, token, credentials);
    return { viewer, again: () => tokenViewerAgain(app, token, address) };
  }
  const viewer = await viewerOf(app, sessions, credentials);
  if (!viewer) await countFailedCookies(app, credentials);
  return { viewer, again: async () => (viewer ? viewerAgain(app, viewer, cookies) : null) };
}

async function ownerOf(app: AppServices, token: string, { cookies, address }: Credentials): Promise<Viewer> {
  try {
    return await tokenViewer(app, token, address);
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED')
      await countFailure(app, { token, cookies }, address);
    throw error;
  }
}

/** The response removes a refused session cookie, because scripts in the browser cannot. */
async function countFailedCookies(
  app: AppServices,
  { cookies, address, isPublic, dropSession }: Credentials,
): Promise<void> {
  try {
    await countFailure(app, { token: null, cookies }, address);
  } catch (error) {
    if (isPublic) return;
    dropSession?.();
    throw error;
  }
}
