import type { DeviceJson } from '#schema/devices.ts';
import type { DevicePersonJson, UserJson } from '#schema/rest.ts';
import { Problem, send } from '../graphql/problem.ts';
import { endpoints } from '../paths.ts';
import { userFrom } from '../session/user-client.ts';

const fields = ['name', 'kind', 'scopes', 'person', 'autoLockMinutes'];

export function isDevice(value: unknown): value is DeviceJson {
  return typeof value === 'object' && value !== null && fields.every((field) => field in value);
}

/** The device that this browser is paired as; null when it is not paired or was revoked. Rejects when the server cannot be reached. */
export function fetchDevice(): Promise<DeviceJson | null> {
  return deviceFrom(send(endpoints.device));
}

/** Renews the credential of this device, also after a long time off. Returns the device as `fetchDevice` does. */
export function renewDevice(): Promise<DeviceJson | null> {
  return deviceFrom(send(endpoints.deviceRenew, { method: 'POST' }));
}

/** Who entered a PIN. `newPin` is their own one in place of a temporary one, to be shown once; null for others. */
export interface Entered {
  readonly user: UserJson;
  readonly newPin: string | null;
}

/** Signs in the person of a PIN on this device; on a tablet that opens their session. */
export async function enterPin(pin: string, personId?: string): Promise<Entered> {
  const body = personId === undefined ? { pin } : { pin, personId };
  const response = await send(endpoints.devicePin, { method: 'POST', body });
  const answer: unknown = await response.clone().json();
  const hasNew = typeof answer === 'object' && answer !== null && 'newPin' in answer;
  return { user: await userFrom(response), newPin: hasNew && typeof answer.newPin === 'string' ? answer.newPin : null };
}

/** Who can unlock this device, by name; empty where the kitchen hides names. */
export async function fetchDevicePeople(): Promise<readonly DevicePersonJson[]> {
  const people: unknown = await (await send(endpoints.devicePeople)).json();
  if (!Array.isArray(people)) throw new Problem('');
  return people.filter(isDevicePerson);
}

function isDevicePerson(value: unknown): value is DevicePersonJson {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}

/** Ends the session of the person who entered a PIN. */
export async function endPerson(): Promise<void> {
  await send(endpoints.deviceLock, { method: 'POST' });
}

async function deviceFrom(response: Promise<Response>): Promise<DeviceJson | null> {
  try {
    const device: unknown = await (await response).json();
    if (!isDevice(device)) throw new Problem('');
    return device;
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  }
}
