import { z } from 'zod';
import type { DeviceKind, DeviceScope } from '#schema/vocabulary.ts';
import { Client } from './client.ts';

/** The settings with which an admin approves a device. */
export interface PairedAs {
  readonly name: string;
  readonly kind: DeviceKind;
  readonly scopes: readonly DeviceScope[];
  readonly stationIds: readonly string[];
}

const begun = z.object({ deviceCode: z.string(), userCode: z.string() });

/** A browser paired as a device through the real API. */
export async function pairDevice(
  admin: Client,
  input: Partial<PairedAs> = {},
): Promise<Client & { readonly deviceId: string }> {
  const client = new Client(admin.api);
  const { json } = await client.post('/api/devices/pairing', {});
  const { deviceCode, userCode } = begun.parse(json);
  const usual = {
    name: 'Pass',
    kind: 'display',
    language: 'en',
    stationIds: [],
    scopes: ['display_read', 'prep_bump'],
  };
  const { approveDevice } = await admin.request<{ approveDevice: { id: string } }>(
    'mutation ($input: ApproveDeviceInput!) { approveDevice(input: $input) { id } }',
    { input: { ...usual, ...input, userCode } },
  );
  await client.post('/api/devices/token', { deviceCode });
  return Object.assign(client, { deviceId: approveDevice.id });
}
