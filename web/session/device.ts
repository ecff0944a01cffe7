import type { DeviceJson } from '#schema/devices.ts';
import { Problem, send } from '../graphql/problem.ts';
import { endpoints } from '../paths.ts';
import { deviceMark } from '../ui/device-mark.ts';

const lockedKey = 'brigade.locked';
const renewedKey = 'brigade.device-renewed';
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
  try {
    const answer: unknown = await (await askDevice()).json();
    if (!isDevice(answer)) throw new Problem('');
    return answer;
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  }
}

/** Notes that the person's session must end, so that neither a reload nor a lost network brings them back. */
export function noteLock(): void {
  localStorage.setItem(lockedKey, '1');
}

/** Ends on the server what was locked here. Rejects while the server cannot be reached. */
export async function finishLock(): Promise<void> {
  if (localStorage.getItem(lockedKey) === null) return;
  try {
    await send(endpoints.deviceLock, { method: 'POST' });
  } catch (error) {
    // Refused: there is no such session, or no such device any more.
    if (!(error instanceof Problem) || error.status !== 401) throw error;
  }
  localStorage.removeItem(lockedKey);
}
