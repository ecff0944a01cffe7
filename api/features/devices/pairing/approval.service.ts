import type { z } from 'zod';
import { approveDevice as approveInput, pairingCode } from '#schema/inputs/devices.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { type AppError, conflict, notFound } from '../../../platform/errors.ts';
import { Organization } from '../../organizations/organization.entity.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { User } from '../../users/user.entity.ts';
import { Device } from '../device.entity.ts';
import { countDevices } from '../devices.queries.ts';
import { checkStations, publishDevice, reloadDevice } from '../devices.service.ts';
import { decidePairing, findWaiting, type PairingRow } from './pairing.queries.ts';
import type { DeviceView } from '../device.view.ts';

type Approval = z.infer<typeof approveInput>;

/** The waiting browser with this code. Throws NOT_FOUND for unknown, used and expired codes; these count as guesses. */
export async function pairingRequest(ctx: Context, input: InputOf<typeof pairingCode>): Promise<PairingRow> {
  const viewer = authorize(ctx, 'devices.manage');
  const { userCode } = parse(pairingCode, input);
  return limitGuesses(ctx, viewer.organizationId, async (unknownCode) => {
    const pairing = await ctx.read((db) => findWaiting(db, userCode, new Date()));
    if (!pairing) throw unknownCode();
    return pairing;
  });
}

/** Approves a waiting browser as a new device, or in place of an existing one. The browser then fetches its token. */
export async function approveDevice(ctx: Context, input: InputOf<typeof approveInput>): Promise<DeviceView> {
  const viewer = authorize(ctx, 'devices.manage');
  const approval = parse(approveInput, input);
  return limitGuesses(ctx, viewer.organizationId, (unknownCode) =>
    ctx.write('device.approved', input, async (tx) => {
      // The lock makes approvals run one after the other, so that two cannot both take the last place.
      await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
      await checkStations(tx, approval.stationIds);
      const device = approval.replacesId
        ? await replaceBrowser(tx, approval, approval.replacesId)
        : await addDevice(tx, approval);
      await tx.em.flush();
      const decision = { organizationId: tx.organizationId, deviceId: device.id };
      if (!(await decidePairing(tx.db, approval.userCode, decision, tx.now))) throw unknownCode();
      const { name, kind, scopes } = device;
      publishDevice(tx, device, { name, kind, scopes });
      return reloadDevice(tx, device.id);
    }),
  );
}

/** Rejects a waiting browser. */
export async function denyDevice(ctx: Context, input: InputOf<typeof pairingCode>): Promise<boolean> {
  const viewer = authorize(ctx, 'devices.manage');
  const { userCode } = parse(pairingCode, input);
  return limitGuesses(ctx, viewer.organizationId, (unknownCode) =>
    ctx.write('device.denied', input, async (tx) => {
      if (!(await decidePairing(tx.db, userCode, { deniedAt: tx.now }, tx.now))) throw unknownCode();
      tx.record({ entity: 'Organization', entityId: tx.organizationId });
      return true;
    }),
  );
}

async function addDevice(tx: Transaction, { name, kind, scopes, stationIds, language }: Approval): Promise<Device> {
  if ((await countDevices(tx.db, tx.organizationId)) >= limits.devicesMax) {
    throw conflict(msg('devices.tooMany', { count: limits.devicesMax }));
  }
  const device = add(tx, Device, {
    name,
    kind,
    scopes: [...new Set(scopes)],
    stationIds,
    language,
    pairedAt: tx.now,
  });
  const user = add(tx, User, { kind: 'device', username: `device:${device.id}`, name, verified: true });
  device.userId = user.id;
  return device;
}

/** Pairs a device with another browser; the old one loses access at once. */
async function replaceBrowser(tx: Transaction, approval: Approval, id: string): Promise<Device> {
  const device = await find(tx, Device, 'device', id, { lock: true });
  if (device.revokedAt) throw conflict(msg('devices.revokedPairNew', { name: device.name }));
  const { name, kind, scopes, stationIds, language } = approval;
  Object.assign(device, { name, kind, scopes: [...new Set(scopes)], stationIds, language });
  Object.assign(device, { tokenHash: null, previousTokenHash: null });
  (await find(tx, User, 'device', device.userId)).name = name;
  return device;
}

/** Limits how many codes a kitchen can try. Only unknown codes count, not other refusals. */
async function limitGuesses<T>(
  ctx: Context,
  organizationId: string,
  action: (unknownCode: () => AppError) => Promise<T>,
): Promise<T> {
  await ctx.limiter.check('pairingGuessByOrganization', organizationId);
  let missed = false;
  const unknownCode = (): AppError => {
    missed = true;
    return notFound('code');
  };
  try {
    return await action(unknownCode);
  } catch (error) {
    if (missed) await ctx.limiter.fail('pairingGuessByOrganization', organizationId);
    throw error;
  }
}
