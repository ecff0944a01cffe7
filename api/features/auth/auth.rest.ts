import * as inputs from '#schema/inputs/auth.ts';
import { nothingShape, resetOwnerShape, signInShape, type UserJson, userShape } from '#schema/rest.ts';
import { signedIn } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { clearSession, knownHeld, setKnown, setSession } from '../../platform/rest/cookies.ts';
import type { Rest, RestCall } from '../../platform/rest/routes.ts';
import { userJson } from '../users/user.wire.ts';
import { type Asking, demoLogin, login, logout, type SignedIn } from './auth.service.ts';
import { forgotPassword } from './forgotten.service.ts';
import { register } from './register.service.ts';
import { checkReset, resetPassword } from './reset.service.ts';
import { noteBrowser } from './sessions.ts';

const group = 'Signing in';
const setsCookie = { group, needs: 'public', answer: userShape } as const;

/** The specification's calls for signing in and out. */
export function authRoutes(rest: Rest): void {
  rest.get(
    '/api/sign-in',
    { about: 'What the sign-in page offers.', group, needs: 'public', answer: signInShape },
    async ({ app }) => ({ registration: app.config.registration, mail: app.config.smtp !== undefined }),
  );
  rest.get(
    '/api/user',
    { about: 'Who is signed in, verified or not.', group, needs: 'session', answer: userShape },
    async ({ ctx }) => userJson(whoAsks(ctx)),
  );
  rest.post(
    '/api/login',
    { ...setsCookie, about: 'Signs in. Sets the session cookie.', body: inputs.loginInput },
    async (call) => enter(call, await login(asking(call), call.body)),
  );
  rest.post(
    '/api/demo-login',
    { ...setsCookie, about: 'Signs in to the demo kitchen, where there is one.', body: inputs.demoLoginInput },
    async (call) => enter(call, await demoLogin(call.app, call.ctx.address, call.body)),
  );
  rest.post(
    '/api/register',
    { ...setsCookie, about: 'Joins a kitchen by its code, or begins a new one.', body: inputs.registerInput },
    async (call) => enter(call, await register(asking(call), call.body)),
  );
  passwordRoutes(rest);
  rest.post(
    '/api/logout',
    { about: 'Ends the session, if there is one.', group, needs: 'public', answer: nothingShape },
    async ({ app, ctx, reply }) => {
      await logout(app, ctx);
      clearSession(reply, app.config);
      return {};
    },
  );
}

function passwordRoutes(rest: Rest): void {
  rest.post(
    '/api/forgot-password',
    {
      about: 'Mails a link that sets a new password, if such a person has an address. Every name gets the same answer.',
      group,
      needs: 'public',
      body: inputs.forgotPasswordInput,
      answer: nothingShape,
    },
    async ({ app, ctx, body }) => {
      await forgotPassword(app, ctx.address, body);
      return {};
    },
  );
  rest.post(
    '/api/password-reset/check',
    {
      about: 'Whose password a link sets, while it works.',
      group,
      needs: 'public',
      body: inputs.checkResetInput,
      answer: resetOwnerShape,
    },
    ({ app, ctx, body }) => checkReset(app, ctx.address, body),
  );
  rest.post(
    '/api/password-reset',
    { ...setsCookie, about: 'Sets a new password by a link, and signs in.', body: inputs.resetPasswordInput },
    async (call) => enter(call, await resetPassword(call.app, call.ctx.address, call.body)),
  );
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
