import type { SignInJson } from '#schema/rest.ts';
import { signedIn } from '../access.ts';
import { clearSession, setSession } from '../rest/cookies.ts';
import type { Rest, RestCall } from '../rest/routes.ts';
import { userJson } from '../users/user.wire.ts';
import { forgotPassword } from './forgotten.service.ts';
import { demoLogin, login, logout, type SignedIn } from './auth.service.ts';
import { register } from './register.service.ts';
import { checkReset, resetPassword } from './reset.service.ts';
import { noteBrowser } from './sessions.ts';

/** The specification's calls for signing in and out. */
export function authRoutes(rest: Rest): void {
  rest.get('/api/sign-in', async ({ app }): Promise<SignInJson> => ({
    registration: app.config.registration,
    mail: app.config.smtp !== undefined,
  }));
  rest.get('/api/user', async ({ ctx }) => userJson(signedIn(ctx)));
  rest.post('/api/login', async (call) => enter(call, await login(call.app, call.ctx.address, call.body)));
  rest.post('/api/demo-login', async (call) => enter(call, await demoLogin(call.app, call.ctx.address, call.body)));
  rest.post('/api/register', async (call) => enter(call, await register(call.app, call.ctx.address, call.body)));
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

/** A new session cookie, whatever the browser held before. */
async function enter({ app, ctx, reply, browser }: RestCall, { user, cookie }: SignedIn) {
  await noteBrowser(app, cookie, { address: ctx.address, browser });
  setSession(reply, app.config, cookie);
  return userJson(user);
}
