import type { DeviceJson } from '#schema/devices.ts';
import { Problem, send } from '../../platform/graphql/problem.ts';
import { endpoints } from '../../platform/paths.ts';
import { deviceMark } from '../../platform/device/device-mark.ts';

const lockedKey = 'brigade.locked';
const renewedKey = 'brigade.device-renewed';
const knownKey = 'brigade.device-known';
const renewEvery = 24 * 60 * 60 * 1_000;

function isDevice(answer: unknown): answer is DeviceJson {
  return (
    typeof answer === 'object' && answer !== null && 'name' in answer && 'kind' in answer && 'autoLockMinutes' in answer
  );
}

/** The call that answers the device: once a day one that renews its credential, so that it never grows old in use. */
function askDevice(): Promise<Response> {
  const renewed = Number(localStorage.getItem(renewedKey));
  // A display's board renews by itself.
  if (deviceMark() !== 'tablet' || Date.now() - renewed < renewEvery) return send(endpoints.device);
  localStorage.setItem(renewedKey, String(Date.now()));
  return send(endpoints.deviceRenew, { method: 'POST' });
}

/** The device that this browser is; null when it is none, or was revoked. An ordinary browser does not ask. */
export async function fetchDevice(): Promise<DeviceJson | null> {
  if (deviceMark() === null) return null;
  await finishLock();
  try {
    const answer: unknown = await (await askDevice()).json();
    if (!isDevice(answer)) throw new Problem('');
    localStorage.setItem(knownKey, JSON.stringify(answer));
    return answer;
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  }
}

/** The device as it answered last: while somebody is signed in with a password, the server sees the person only. */
export function knownDevice(): DeviceJson | null {
  if (deviceMark() === null) return null;
  const known: unknown = JSON.parse(localStorage.getItem(knownKey) ?? 'null');
  return isDevice(known) ? known : null;
}

/** Notes that the person's session must end, so that neither a reload nor a lost network brings them back. */
export function noteLock(): void {
  localStorage.setItem(lockedKey, '1');
}

async function endSession(): Promise<void> {
  if (localStorage.getItem(lockedKey) === null) return;
  try {
    await send(endpoints.deviceLock, { method: 'POST' });
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 401) throw error;
    // Refused: the session was opened with a password, or is over.
    await send(endpoints.logout, { method: 'POST' });
  }
  localStorage.removeItem(lockedKey);
}

let ending: Promise<void> | null = null;

/** Ends on the server what was locked here, once whoever asks. Rejects while the server cannot be reached. */
export function finishLock(): Promise<void> {
  ending ??= endSession().finally(() => {
    ending = null;
  });
  return ending;
}
