import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Kitchen } from '../../../testing/factories.ts';
import { ReceivingClient } from '../../../testing/receiving.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let receiving: ReceivingClient;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  receiving = await ReceivingClient.open(await Kitchen.create(api));
});

/** Confirms 10 kg ordered at this price, of which only some arrived. The delivery's id. */
async function post(received: string, unitPrice: string | null = '1000'): Promise<string> {
  const item = await receiving.kitchen.item({ name: `Cod ${Math.random()}` });
  const { id, lines } = await receiving.expect([item, '10']);
  const line = { id: lines[0]?.id, receivedQuantity: received, ...(unitPrice === null ? {} : { unitPrice }) };
  await receiving.act('post', { id, lines: [line] });
  return id;
}

const settle = `mutation ($input: SettleDeliveryCreditInput!) {
  settleDeliveryCredit(input: $input) { creditReceivedAt creditReceivedByName }
}`;
const settled = (id: string, received = true) => receiving.manager.request(settle, { input: { id, received } });
const totals = async (filter = '{}') =>
  (
    await receiving.manager.request<{ deliveryTotals: object }>(
      `{ deliveryTotals(filter: ${filter}) { deliveries posted total unknownTotals openCredit unknownCredits } }`,
    )
  ).deliveryTotals;
const idsOf = async (credit: string) =>
  (
    await receiving.manager.request<{ deliveries: { nodes: { id: string }[] } }>(
      `{ deliveries(filter: { credit: ${credit} }) { nodes { id } } }`,
    )
  ).deliveries.nodes.map(({ id }) => id);

describe('the credit of a delivery', () => {
  test('is open until it is recorded as received, and may be opened again', async () => {
    const id = await post('8');
    await post('10');
    expect([await idsOf('open'), await idsOf('received')]).toEqual([[id], []]);
    expect(await settled(id)).toMatchObject({
      settleDeliveryCredit: { creditReceivedAt: expect.any(String), creditReceivedByName: expect.any(String) },
    });
    expect([await idsOf('open'), await idsOf('received')]).toEqual([[], [id]]);
    await settled(id, false);
    expect(await idsOf('open')).toEqual([id]);
  });

  test('keeps the first moment when two managers record it', async () => {
    const id = await post('8');
    expect(await settled(id)).toEqual(await settled(id));
  });

  test('cannot be received where everything arrived, nor by a cook', async () => {
    const id = await post('10');
    const { errors } = await receiving.manager.graph(settle, { input: { id, received: true } });
    expect(errors[0]?.message).toBe('This delivery has no credit to receive.');
    const cook = await receiving.kitchen.signIn('cook');
    expect(await cook.refused(settle, { input: { id, received: true } })).toBe('FORBIDDEN');
  });

  test('is unknown while a price is missing, and still open', async () => {
    const id = await post('8', null);
    expect(await idsOf('open')).toEqual([id]);
  });
});

describe('the totals of the history', () => {
  test('sum the confirmed deliveries and the open credits, and count deliveries without a price', async () => {
    const first = await post('8');
    await post('9');
    await post('7', null);
    expect(await totals()).toEqual({
      deliveries: 3,
      posted: 3,
      total: '17000',
      unknownTotals: 1,
      openCredit: '3000',
      unknownCredits: 1,
    });
    await settled(first);
    expect(await totals()).toMatchObject({ total: '17000', openCredit: '1000' });
  });

  test('leave out a reversed delivery', async () => {
    const id = await post('8');
    await receiving.act('reverse', { id, reason: 'Wrong kitchen' });
    expect(await totals()).toMatchObject({ deliveries: 1, posted: 0, total: '0', openCredit: '0' });
  });

  test('are those of the filter, are refused to cooks, and are empty for another kitchen', async () => {
    await post('8');
    expect(await totals('{ to: "2020-01-01" }')).toMatchObject({ deliveries: 0, total: '0' });
    const query = '{ deliveryTotals { total deliveries } }';
    expect(await (await receiving.kitchen.signIn('cook')).refused(query)).toBe('FORBIDDEN');
    const outsider = await (await Kitchen.create(api)).signIn('admin');
    expect(await outsider.request(query)).toEqual({ deliveryTotals: { total: '0', deliveries: 0 } });
  });
});
