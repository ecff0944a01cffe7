import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Item } from '../../inventory/items/item.entity.ts';
import type { Kitchen } from '../../../testing/factories.ts';
import { type DeliveryAnswer, type ReceivingClient, startReceiving } from '../../../testing/receiving.ts';
import type { TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let receiving: ReceivingClient;

beforeAll(async () => {
  ({ api, kitchen, receiving } = await startReceiving());
});
afterAll(() => api.stop());

const warm = { temperature: '14', temperatureUnit: 'C' };
const refusedLine = { receivedQuantity: '10', rejectedQuantity: '10', rejectReason: 'temperature', unitPrice: '100' };

async function posted(item: Item, line: object): Promise<DeliveryAnswer> {
  // A delivery in which nothing arrived is not posted.
  const other = await kitchen.item();
  const { id } = await receiving.act('start', { supplierId: receiving.supplier.id });
  const lines = [
    { itemId: item.id, ...line },
    { itemId: other.id, receivedQuantity: '1', unitPrice: '1' },
  ];
  return receiving.act('post', { id, lines });
}

interface Corrected {
  readonly correctDeliveryLine: { readonly lines: { readonly itemId: string }[] };
}
const document = `mutation ($input: CorrectDeliveryLineInput!) { correctDeliveryLine(input: $input) { lines { itemId
  acceptedQuantity temperature temperatureResult overrideReason rejectReason
  corrections { oldRejectedQuantity oldRejectReason oldTemperature oldTemperatureUnit } } } }`;
const inputOf = (delivery: DeliveryAnswer, item: Item, more: object) => ({
  lineId: delivery.lines.find(({ itemId }) => itemId === item.id)?.id,
  acceptedQuantity: '10',
  reason: 'Recounted',
  ...more,
});
async function correct(delivery: DeliveryAnswer, item: Item, more: object = {}) {
  const input = inputOf(delivery, item, more);
  const { correctDeliveryLine } = await receiving.manager.request<Corrected>(document, { input });
  return correctDeliveryLine.lines.find(({ itemId }) => itemId === item.id);
}
const refusal = async (delivery: DeliveryAnswer, item: Item, more: object = {}) =>
  (await receiving.manager.graph(document, { input: inputOf(delivery, item, more) })).errors[0]?.message;
const onHand = async (item: Item) => (await kitchen.stockOf(item.id)).onHand;

test('food that was refused as too warm needs a reason to be accepted, and keeps the refusal', async () => {
  const item = await kitchen.item({ name: 'Cod', tcsClass: 'cold' });
  const delivery = await posted(item, { ...refusedLine, ...warm });
  expect(await refusal(delivery, item)).toMatch(/^Cod is 14 °C, above 5 °C\./);
  expect(await onHand(item)).toBe('0');
  const line = await correct(delivery, item, { ...warm, overrideReason: 'Core was 3 °C' });
  expect(line).toMatchObject({
    acceptedQuantity: '10',
    overrideReason: 'Core was 3 °C',
    rejectReason: null,
    corrections: [{ oldRejectedQuantity: '10', oldRejectReason: 'temperature', oldTemperature: null }],
  });
  expect(await onHand(item)).toBe('10');
});

test('a wrong reading is corrected with the line, and kept in the correction', async () => {
  const item = await kitchen.item({ tcsClass: 'cold' });
  const delivery = await posted(item, { ...refusedLine, temperature: '41', temperatureUnit: 'C' });
  const line = await correct(delivery, item, { temperature: '4.1', temperatureUnit: 'C' });
  expect(line).toMatchObject({
    temperature: '4.1',
    temperatureResult: 'pass',
    corrections: [{ oldTemperature: '41', oldTemperatureUnit: 'C' }],
  });
});

test('food without a reading needs one to be accepted', async () => {
  const item = await kitchen.item({ name: 'Hake', tcsClass: 'cold' });
  const delivery = await posted(item, { receivedQuantity: '0', unitPrice: '100' });
  expect(await refusal(delivery, item)).toBe('Enter the temperature of Hake.');
  expect(await onHand(item)).toBe('0');
  const line = await correct(delivery, item, { temperature: '3', temperatureUnit: 'C' });
  expect(line).toMatchObject({ temperatureResult: 'pass', corrections: [{ oldTemperature: null }] });
  expect(await onHand(item)).toBe('10');
});

test('food that arrived past its use-by is not accepted, with no reason', async () => {
  const item = await kitchen.item({ name: 'Skate', tcsClass: 'cold' });
  const useByDate = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const delivery = await posted(item, { ...refusedLine, ...warm, useByDate });
  expect(await refusal(delivery, item, { overrideReason: 'It looks good' })).toMatch(/^Skate .*use-by/);
  expect(await onHand(item)).toBe('0');
});

test('less than was accepted, or another price, needs nothing', async () => {
  const item = await kitchen.item({ tcsClass: 'cold' });
  const delivery = await posted(item, {
    ...refusedLine,
    ...warm,
    rejectedQuantity: '0',
    overrideReason: 'Core was 3 °C',
  });
  await correct(delivery, item, { acceptedQuantity: '8' });
  expect(await onHand(item)).toBe('8');
});
