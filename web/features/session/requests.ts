import type { UserJson } from '#schema/rest.ts';
import type { Role } from '#schema/vocabulary.ts';
import { Problem, send } from '../../platform/graphql/problem.ts';
import { endpoints } from '../../platform/paths.ts';
import { finishLock } from './device.ts';

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
};

function isUser(answer: unknown): answer is UserJson {
  return (
    typeof answer === 'object' && answer !== null && 'username' in answer && 'role' in answer && 'verified' in answer
  );
}

async function userFrom(response: Response): Promise<UserJson> {
  const answer: unknown = await response.json();
  if (!isUser(answer)) throw new Problem('');
  return answer;
}

/** Who is signed in; null when nobody is, or when a shared tablet was locked. */
export async function fetchUser(): Promise<UserJson | null> {
  await finishLock();
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
export async function postPin(pin: string): Promise<UserJson> {
  // First the former person's session ends: late, it would end this one.
  await finishLock();
  return userFrom(await send(endpoints.devicePin, { method: 'POST', body: { pin } }));
}

export async function postLogout(): Promise<void> {
  await send(endpoints.logout, { method: 'POST' });
}

/** Whose password a link sets. Rejects when the link does not work any more. */
export async function checkReset(token: string): Promise<string> {
  const answer: unknown = await (await send(endpoints.passwordResetCheck, { method: 'POST', body: { token } })).json();
  if (typeof answer !== 'object' || answer === null || !('username' in answer)) throw new Problem('');
  return String(answer.username);
}

/** Sets the new password and signs its person in. */
export async function postReset(token: string, password: string): Promise<UserJson> {
  return userFrom(await send(endpoints.passwordReset, { method: 'POST', body: { token, password } }));
}

/** Asks for a password link by mail; the answer is the same for every name. */
export async function postForgotten(username: string): Promise<void> {
  await send(endpoints.forgotPassword, { method: 'POST', body: { username } });
}
