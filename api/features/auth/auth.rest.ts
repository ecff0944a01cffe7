import * as inputs from '#schema/inputs/auth.ts';
import { nothingShape, resetOwnerShape, signInShape, type UserJson, userShape } from '#schema/rest.ts';
import { signedIn } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { knownBrowserCookie, setKnown, setSession } from '../../platform/rest/cookies.ts';
import { endSession } from '../../platform/rest/end-session.ts';
import type { Rest, RestCall } from '../../platform/rest/routes.ts';
import { userJson } from '../users/user.wire.ts';
import { demoLogin, login, logout, type SignedIn, type SignInRequest } from './auth.service.ts';
import { forgotPassword } from './passwords/forgotten.service.ts';
import { register } from './accounts/register.service.ts';
import { checkReset, resetPassword } from './passwords/reset.service.ts';
import { recordClient } from './sessions/sessions.service.ts';

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
    async ({ ctx }) => userJson(currentUser(ctx)),
  );
  rest.post(
    '/api/login',
    { ...setsCookie, about: 'Signs in. Sets the session cookie.', body: inputs.loginInput },
    async (call) => startSession(call, await login(signInRequest(call), call.body)),
  );
  rest.post(
    '/api/demo-login',
    { ...setsCookie, about: 'Signs in to the demo kitchen, where there is one.', body: inputs.demoLoginInput },
    async (call) => startSession(call, await demoLogin(call.app, call.ctx.address, call.body)),
  );
  rest.post(
    '/api/register',
    { ...setsCookie, about: 'Joins a kitchen by its code, or creates a new one.', body: inputs.registerInput },
    async (call) => startSession(call, await register(signInRequest(call), call.body)),
  );
  passwordRoutes(rest);
  rest.post(
    '/api/logout',
    { about: 'Ends the session, if there is one.', group, needs: 'public', answer: nothingShape },
    endSession(logout),
  );
}

function passwordRoutes(rest: Rest): void {
  rest.post(
    '/api/forgot-password',
    {
      about:
        'Mails a link that sets a new password, if the user has an address. Every username gets the same response.',
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
    async (call) => startSession(call, await resetPassword(call.app, call.ctx.address, call.body)),
  );
}

/** The signed-in person, or the owner of the API token. */
function currentUser(ctx: Context): UserJson {
  const { viewer } = ctx;
  return viewer?.token && viewer.role ? { ...viewer, role: viewer.role } : signedIn(ctx);
}

function signInRequest({ app, ctx, cookies }: RestCall): SignInRequest {
  return { app, ctx, knownBrowser: knownBrowserCookie(app.config, cookies) };
}

/** Sets the new session cookie; the browser's previous session ends. */
async function startSession({ app, ctx, reply, browser }: RestCall, { user, cookie, knownBrowser }: SignedIn) {
  await logout(app, ctx);
  await recordClient(app, cookie, { address: ctx.address, browser });
  setSession(reply, app.config, cookie);
  if (knownBrowser) setKnown(reply, app.config, knownBrowser);
  return userJson(user);
}
