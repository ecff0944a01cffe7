import type { UserJson } from '#schema/rest.ts';
import type { Role } from '#schema/vocabulary.ts';
import { type Entered, enterPin } from '../../platform/device/device-client.ts';
import { userFrom } from '../../platform/session/user-client.ts';
import { Problem, send } from '../../platform/graphql/problem.ts';
import { endpoints } from '../../platform/paths.ts';
import { finishLock, hasLockToFinish } from './shared-tablet.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
export type Registration = Credentials & {
  readonly name: string;
  readonly role: Role;
  readonly organizationCode?: string;
  readonly organizationName?: string;
  readonly language: string;
  readonly timeZone?: string;
  /** Of a new kitchen. */
  readonly country?: string;
};

/** The signed-in user; null when signed out, or when a shared tablet was locked. */
export async function fetchUser(): Promise<UserJson | null> {
  // No `await` unless a lock must finish: the first request is sent before the rest of the code is evaluated.
  if (hasLockToFinish()) await finishLock();
  try {
    return await userFrom(await send(endpoints.user));
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  }
}

export async function postLogin(credentials: Credentials): Promise<UserJson> {
  return userFrom(await send(endpoints.login, { method: 'POST', body: credentials }));
}

export async function postDemoLogin(role: Role): Promise<UserJson> {
  return userFrom(await send(endpoints.demoLogin, { method: 'POST', body: { role } }));
}

export async function postRegister(registration: Registration): Promise<UserJson> {
  return userFrom(await send(endpoints.register, { method: 'POST', body: registration }));
}

/** Opens the session of the person with this PIN, on a paired device. */
export async function postPin(pin: string, personId?: string): Promise<Entered> {
  // The former user's session must end first; ending it later would end this one.
  await finishLock();
  return enterPin(pin, personId);
}

export async function postLogout(): Promise<void> {
  await send(endpoints.logout, { method: 'POST' });
}

/** The username of a password link. Rejects when the link no longer works. */
export async function checkReset(token: string): Promise<string> {
  const reset: unknown = await (await send(endpoints.passwordResetCheck, { method: 'POST', body: { token } })).json();
  if (typeof reset !== 'object' || reset === null || !('username' in reset)) throw new Problem('');
  return String(reset.username);
}

/** Sets the new password and signs the user in. */
export async function postReset(token: string, password: string): Promise<UserJson> {
  return userFrom(await send(endpoints.passwordReset, { method: 'POST', body: { token, password } }));
}

/** Requests a password link by mail; the response is the same for every name. */
export async function postForgotten(username: string): Promise<void> {
  await send(endpoints.forgotPassword, { method: 'POST', body: { username } });
}
