import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Kitchen } from '../../../testing/factories.ts';
import { type ReceivingClient, startReceiving } from '../../../testing/receiving.ts';
import type { TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let receiving: ReceivingClient;

beforeAll(async () => {
  ({ api, kitchen, receiving } = await startReceiving());
});
afterAll(() => api.stop());

const set = `mutation ($input: SetDeliveryExternalIdInput!) {
  setDeliveryExternalId(input: $input) { id version status externalId total }
}`;
interface Answer {
  setDeliveryExternalId: { id: string; version: number; status: string; externalId: string | null; total: string };
}

async function posted() {
  const item = await kitchen.item({ lastUnitCost: '100' });
  const delivery = await receiving.expect([item, '10']);
  return receiving.act('post', { id: delivery.id, lines: [{ id: delivery.lines[0]?.id, receivedQuantity: '10' }] });
}

describe('the external id of a delivery that is in stock', () => {
  test('is set and removed without any other change', async () => {
    const { id, total } = await posted();
    const answer = await receiving.manager.request<Answer>(set, { input: { id, externalId: 'INV-1' } });
    expect(answer.setDeliveryExternalId).toMatchObject({ status: 'posted', externalId: 'INV-1', total });
    const cleared = await receiving.manager.request<Answer>(set, { input: { id, externalId: null } });
    expect(cleared.setDeliveryExternalId.externalId).toBeNull();
  });

  test('is refused when another delivery has it', async () => {
    const [first, second] = [await posted(), await posted()];
    await receiving.manager.request(set, { input: { id: first.id, externalId: 'INV-2' } });
    expect(await receiving.manager.refused(set, { input: { id: second.id, externalId: 'INV-2' } })).toBe('CONFLICT');
  });

  test('is refused for an outdated version of the delivery', async () => {
    const { id, version } = await posted();
    await receiving.manager.request(set, { input: { id, version, externalId: 'INV-3' } });
    expect(await receiving.manager.refused(set, { input: { id, version, externalId: 'INV-4' } })).toBe('CONFLICT');
  });

  test('is in the audit log', async () => {
    const { id } = await posted();
    await receiving.manager.request(set, { input: { id, externalId: 'INV-5' } });
    const { auditLog } = await (
      await kitchen.signIn('admin')
    ).request<{ auditLog: { nodes: object[] } }>(
      'query ($id: ID!) { auditLog(filter: { entityId: $id }) { nodes { action changes } } }',
      { id },
    );
    expect(auditLog.nodes[0]).toEqual({ action: 'delivery.linked', changes: { externalId: [null, 'INV-5'] } });
  });
});
