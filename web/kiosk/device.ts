import type { DeviceJson } from '#schema/devices.ts';
import type { UserJson } from '#schema/rest.ts';
import { Problem, send } from '../platform/graphql/problem.ts';
import { endpoints } from '../platform/paths.ts';

function isDevice(answer: unknown): answer is DeviceJson {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && 'scopes' in answer && 'person' in answer;
}

function isUser(answer: unknown): answer is UserJson {
  return typeof answer === 'object' && answer !== null && 'username' in answer && 'name' in answer;
}

/** The device that this browser is; null when it is none, or was revoked. Rejects when the server cannot be asked. */
export async function fetchDevice(): Promise<DeviceJson | null> {
  try {
    const answer: unknown = await (await send(endpoints.device)).json();
    if (!isDevice(answer)) throw new Problem('');
    return answer;
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  }
}

/** A fresh credential for this device: one that was off for long finds its way back. */
export async function renewDevice(): Promise<void> {
  await send(endpoints.deviceRenew, { method: 'POST' });
}

/** Lets the person of a PIN act here; answers who it is. */
export async function enterPin(pin: string): Promise<UserJson> {
  const answer: unknown = await (await send(endpoints.devicePin, { method: 'POST', body: { pin } })).json();
  if (!isUser(answer)) throw new Problem('');
  return answer;
}

/** The display acts for itself again. */
export async function endPerson(): Promise<void> {
  await send(endpoints.deviceLock, { method: 'POST' });
}
