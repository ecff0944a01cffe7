import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, businessDate, businessDayBounds } from '#schema/business-day.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { ReceivingClient } from '../../../testing/receiving.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { Delivery } from '../../deliveries/delivery.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let receiving: ReceivingClient;
const clock = { timeZone: 'UTC', dayRollover: '04:00' };
const today = () => businessDate(clock, new Date());

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  kitchen = await Kitchen.create(api, clock);
  receiving = await ReceivingClient.open(kitchen);
});

/** Cod accepted with a reason, milk that has to cool, limes without a reading. */
async function postMixed(): Promise<string> {
  const cod = await kitchen.item({ name: 'Cod', tcsClass: 'cold' });
  const milk = await kitchen.item({ name: 'Milk', tcsClass: 'milk', unit: 'l' });
  const lime = await kitchen.item({ name: 'Lime' });
  const { id, lines } = await receiving.expect([cod, '10'], [milk, '12'], [lime, '30']);
  const [first, second, third] = lines;
  const warm = { receivedQuantity: '10', rejectedQuantity: '4', rejectReason: 'temperature', temperature: '8.3' };
  await receiving.act('post', {
    id,
    lines: [
      { id: first?.id, ...warm, temperatureUnit: 'C', overrideReason: 'Core was 4 °C' },
      { id: second?.id, receivedQuantity: '12', temperature: '44', temperatureUnit: 'F' },
      { id: third?.id, receivedQuantity: '30' },
    ],
  });
  return id;
}

const fields = `itemName supplierName deliveryNumber businessDate temperature temperatureUnit temperatureResult
  temperatureRule { bound celsius fahrenheit } rejectedQuantity rejectReason overrideReason reversed`;
interface Log {
  receivedTemperatures: { nodes: { itemName: string; reversed: boolean }[] };
}
const logOf = async (from: string, to = from, client = receiving.manager) =>
  (await client.request<Log>(`{ receivedTemperatures(from: "${from}", to: "${to}") { nodes { ${fields} } } }`))
    .receivedTemperatures.nodes;

describe('the temperatures at receiving', () => {
  test('are listed with limit, result, what was sent back and why the rest was accepted', async () => {
    await postMixed();
    const log = await logOf(today());
    expect(log.toSorted((a, b) => a.itemName.localeCompare(b.itemName))).toMatchObject([
      {
        itemName: 'Cod',
        supplierName: 'Tidewater Fish',
        deliveryNumber: 'D-0001',
        businessDate: today(),
        temperature: '8.3',
        temperatureUnit: 'C',
        temperatureResult: 'fail',
        temperatureRule: { bound: 'max', celsius: '5', fahrenheit: '41' },
        rejectedQuantity: '4',
        rejectReason: 'temperature',
        overrideReason: 'Core was 4 °C',
        reversed: false,
      },
      { itemName: 'Milk', temperature: '44', temperatureUnit: 'F', temperatureResult: 'cool_down' },
    ]);
  });

  test('of a delivery that was reversed stay in the log', async () => {
    const id = await postMixed();
    await receiving.act('reverse', { id, reason: 'Wrong kitchen' });
    expect((await logOf(today())).map(({ reversed }) => reversed)).toEqual([true, true]);
  });

  test('count for the business day: before the rollover it is still yesterday', async () => {
    const id = await postMixed();
    const day = addDays(today(), -2);
    const lastMinute = new Date(businessDayBounds(clock, day).end.getTime() - 60_000);
    await kitchen.write((tx) => tx.em.nativeUpdate(Delivery, { id }, { receivedAt: lastMinute }));
    expect(await logOf(day)).toHaveLength(2);
    expect(await logOf(addDays(day, 1))).toEqual([]);
  });

  test('of a delivery that is not confirmed are not in the log', async () => {
    const cod = await kitchen.item({ name: 'Cod', tcsClass: 'cold' });
    const { id, lines } = await receiving.expect([cod, '10']);
    await receiving.act('save', { id, lines: [{ id: lines[0]?.id, receivedQuantity: '10', temperature: '3' }] });
    expect(await logOf(today())).toEqual([]);
  });

  test('are refused for cooks and empty for other kitchens', async () => {
    await postMixed();
    const query = `{ receivedTemperatures(from: "${today()}", to: "${today()}") { nodes { id } } }`;
    expect(await (await kitchen.signIn('cook')).refused(query)).toBe('FORBIDDEN');
    expect(await logOf(today(), today(), await (await Kitchen.create(api)).signIn('admin'))).toEqual([]);
  });

  test('are read for at most 92 days', async () => {
    const query = `{ receivedTemperatures(from: "${addDays(today(), -92)}", to: "${today()}") { nodes { id } } }`;
    expect(await receiving.manager.refused(query)).toBe('VALIDATION_FAILED');
  });
});
