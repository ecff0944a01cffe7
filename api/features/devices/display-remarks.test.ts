import { afterAll, beforeAll, expect, test } from 'vitest';
import { DeliveryLine } from '../deliveries/lines/delivery-line.entity.ts';
import { Delivery } from '../deliveries/delivery.entity.ts';
import { LineCheck } from '../line-checks/runs/line-check.entity.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { beginCheck, farRollover } from '../../testing/line-checks.ts';
import { ReceivingClient } from '../../testing/receiving.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let display: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api, { dayRollover: farRollover() });
  display = await kitchen.pair({ scopes: ['display_read'] });
});
afterAll(() => api.stop());

const deliveriesQuery =
  '{ expectedDeliveries { invoiceNumber notes lines { itemName note overrideReason supplierLot } } }';

test('a display shows expected deliveries without document numbers and notes', async () => {
  const receiving = await ReceivingClient.open(kitchen);
  await receiving.expect([await kitchen.item({ name: 'Cod' }), '4']);
  await kitchen.write(async (tx) => {
    await tx.em.nativeUpdate(Delivery, {}, { invoiceNumber: 'INV-SECRET', notes: 'About Bob' });
    await tx.em.nativeUpdate(DeliveryLine, {}, { note: 'About Bob', overrideReason: 'Bob', supplierLot: 'LOT1' });
  });
  const redacted = { itemName: 'Cod', note: null, overrideReason: null, supplierLot: null };
  expect(await display.request(deliveriesQuery)).toEqual({
    expectedDeliveries: [{ invoiceNumber: null, notes: null, lines: [redacted] }],
  });
  const line = { itemName: 'Cod', note: 'About Bob', overrideReason: 'Bob', supplierLot: 'LOT1' };
  expect(await receiving.manager.request(deliveriesQuery)).toEqual({
    expectedDeliveries: [{ invoiceNumber: 'INV-SECRET', notes: 'About Bob', lines: [line] }],
  });
});

test('a display does not show why a line check was missed', async () => {
  const manager = await kitchen.signIn('manager');
  await beginCheck(manager, await kitchen.signIn('cook'));
  await kitchen.write((tx) => tx.em.nativeUpdate(LineCheck, {}, { missedReason: 'Bob overslept' }));
  expect(await display.request('{ lineChecks { missedReason } }')).toEqual({ lineChecks: [{ missedReason: null }] });
  expect(await manager.request('{ lineChecks { missedReason } }')).toEqual({
    lineChecks: [{ missedReason: 'Bob overslept' }],
  });
});
