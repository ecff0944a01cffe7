import type { App } from '../../platform/app.ts';
import { bearerOf } from '../../platform/http/bearer.ts';
import { viewerAgain, viewerOf } from './sessions.ts';
import { tokenViewer, tokenViewerAgain } from './token-viewer.ts';

/** By the token of the Authorization header or, without one, by the cookies. */
export const identify: App['identify'] = async (app, { authorization, cookies, address }) => {
  const token = bearerOf(authorization);
  if (token !== null) {
    const viewer = await tokenViewer(app, token, address);
    return { viewer, again: () => tokenViewerAgain(app, token, address) };
  }
  const viewer = await viewerOf(app, cookies);
  return { viewer, again: async () => (viewer ? viewerAgain(app, viewer, cookies) : null) };
};
