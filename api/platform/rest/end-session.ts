import type { AppServices } from '../app-services.ts';
import type { Context } from '../context/context.ts';
import { clearSession } from './cookies.ts';
import type { RestCall } from './routes.ts';

/** A call that ends the session, if there is one, and removes its cookie. */
export function endSession(end: (app: AppServices, ctx: Context) => Promise<unknown>) {
  return async ({ app, ctx, reply }: Pick<RestCall, 'app' | 'ctx' | 'reply'>): Promise<Record<string, never>> => {
    await end(app, ctx);
    clearSession(reply, app.config);
    return {};
  };
}
