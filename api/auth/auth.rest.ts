import type { SignInJson, UserJson } from '#schema/rest.ts';
import { signedIn } from '../access.ts';
import type { Context } from '../context.ts';
import { clearSession, knownHeld, setKnown, setSession } from '../rest/cookies.ts';
import type { Rest, RestCall } from '../rest/routes.ts';
import { userJson } from '../users/user.wire.ts';
import { type Asking, demoLogin, login, logout, type SignedIn } from './auth.service.ts';
import { forgotPassword } from './forgotten.service.ts';
import { register } from './register.service.ts';
import { checkReset, resetPassword } from './reset.service.ts';
import { noteBrowser } from './sessions.ts';

/** The specification's calls for signing in and out. */
export function authRoutes(rest: Rest): void {
  rest.get('/api/sign-in', async ({ app }): Promise<SignInJson> => ({
    registration: app.config.registration,
    mail: app.config.smtp !== undefined,
  }));
  rest.get('/api/user', async ({ ctx }) => userJson(whoAsks(ctx)));
  rest.post('/api/login', async (call) => enter(call, await login(asking(call), call.body)));
  rest.post('/api/demo-login', async (call) => enter(call, await demoLogin(call.app, call.ctx.address, call.body)));
  rest.post('/api/register', async (call) => enter(call, await register(asking(call), call.body)));
  rest.post('/api/forgot-password', ({ app, ctx, body }) => forgotPassword(app, ctx.address, body));
  rest.post('/api/password-reset/check', ({ app, ctx, body }) => checkReset(app, ctx.address, body));
  rest.post('/api/password-reset', async (call) =>
    enter(call, await resetPassword(call.app, call.ctx.address, call.body)),
  );
  rest.post('/api/logout', async ({ app, ctx, reply }) => {
    await logout(app, ctx);
    clearSession(reply, app.config);
  });
}

/** The signed-in person, or whoever an API token acts for. */
function whoAsks(ctx: Context): UserJson {
  const { viewer } = ctx;
  return viewer?.token && viewer.role ? { ...viewer, role: viewer.role } : signedIn(ctx);
}

function asking({ app, ctx, cookies }: RestCall): Asking {
  return { app, ctx, known: knownHeld(app.config, cookies) };
}

/** A new session cookie; the session that the browser held before ends. */
async function enter({ app, ctx, reply, browser }: RestCall, { user, cookie, known }: SignedIn) {
  await logout(app, ctx);
  await noteBrowser(app, cookie, { address: ctx.address, browser });
  setSession(reply, app.config, cookie);
  if (known) setKnown(reply, app.config, known);
  return userJson(user);
}
