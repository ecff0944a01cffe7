import type { PairingJson, PollJson } from '#schema/devices.ts';
import { beginPairing as beginInput, pollPairing as pollInput } from '#schema/inputs/devices.ts';
import { limits } from '#schema/limits.ts';
import { SECOND } from '#schema/milliseconds.ts';
import type { AppServices } from '../../../platform/app-services.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import { makeSessionToken } from '../../auth/sessions/session-token.crypto.ts';
import { find } from '../../../platform/database/transaction.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { Device } from '../device.entity.ts';
import { publishDevice } from '../devices.service.ts';
import { addPairing, findPairing, recordPoll, type PairingRow, deletePairing } from './pairing.queries.ts';
import { hashDeviceCode, makeDeviceCode, makeUserCode } from './user-code.crypto.ts';

/** A browser may poll this much early, in milliseconds, because timers are inexact. */
const TOLERANCE = 1_000;

/** Starts pairing a browser. Returns a code for its screen, and a secret to poll with. `origin` is the web app's origin. */
export async function beginPairing(
  app: AppServices,
  address: string,
  origin: string,
  input: InputOf<typeof beginInput>,
): Promise<PairingJson> {
  const { model = null, screen = null, timeZone = null, language = null } = parse(beginInput.unwrap(), input ?? {});
  await app.limiter.consume('pairingByAddress', networkOf(address));
  const now = new Date();
  const deviceCode = makeDeviceCode();
  const userCode = makeUserCode();
  const browserInfo = { model, screen, timeZone, language, network: address };
  const undecided = { polledAt: null, deniedAt: null, organizationId: null, deviceId: null };
  const expiresAt = new Date(now.getTime() + limits.pairingLife);
  const pairing = { deviceCodeHash: hashDeviceCode(deviceCode), userCode, ...browserInfo, ...undecided, expiresAt };
  await addPairing(app.database.unscoped(), pairing, now);
  return {
    deviceCode,
    userCode,
    approveUrl: `${origin}/admin/users?tab=devices&code=${userCode}`,
    expiresIn: limits.pairingLife / SECOND,
    interval: limits.pairingInterval / SECOND,
  };
}

/** The state of a waiting browser, with its cookie once it is approved. After that the code no longer works. */
export async function pollPairing(
  app: AppServices,
  address: string,
  input: InputOf<typeof pollInput>,
): Promise<{ answer: PollJson; cookie: string | null }> {
  const { deviceCode } = parse(pollInput, input);
  const hash = hashDeviceCode(deviceCode);
  const db = app.database.unscoped();
  const pairing = await findPairing(db, hash);
  const now = new Date();
  if (!pairing || pairing.expiresAt <= now) {
    await app.limiter.consume('pairingMissByAddress', networkOf(address));
    return { answer: { status: 'expired' }, cookie: null };
  }
  if (pairing.deniedAt) return { answer: { status: 'denied' }, cookie: null };
  if (pairing.organizationId && pairing.deviceId) return admit(app, pairing, pairing.organizationId, pairing.deviceId);
  const tooSoon = pairing.polledAt && now.getTime() - pairing.polledAt.getTime() < limits.pairingInterval - TOLERANCE;
  await recordPoll(db, hash, now);
  const interval = limits.pairingInterval / SECOND;
  return tooSoon
    ? { answer: { status: 'slow_down', interval: interval * 2 }, cookie: null }
    : { answer: { status: 'pending', interval }, cookie: null };
}

/** Gives the browser its token; the device's previous browser loses access. */
async function admit(app: AppServices, pairing: PairingRow, organizationId: string, deviceId: string) {
  const token = makeSessionToken(organizationId);
  return app.database.write({ organizationId, actorId: null }, 'device.paired', null, async (tx) => {
    if (!(await deletePairing(tx.db, pairing.deviceCodeHash))) {
      return { answer: { status: 'expired' } as const, cookie: null };
    }
    const device = await find(tx, Device, 'device', deviceId, { lock: true });
    if (device.revokedAt) return { answer: { status: 'denied' } as const, cookie: null };
    const { model, screen, timeZone } = pairing;
    Object.assign(device, { tokenHash: token.hash, previousTokenHash: null, pairedAt: tx.now, lastSeenAt: null });
    device.report = { model, screen, timeZone };
    await tx.em.flush();
    publishDevice(tx, device, { name: device.name });
    return { answer: { status: 'approved', kind: device.kind } as const, cookie: token.value };
  });
}
