import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '#schema/business-day.ts';
import { weekdays } from '#schema/vocabulary.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { turnable, turnDay, zoneWhereItIs } from '../../testing/kitchen-clock.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { until } from '../../testing/live-socket.ts';
import { openFeed } from '../../testing/feed.ts';
import { WasteReason } from '../waste/waste-reason.entity.ts';
import { add } from '../../platform/database/transaction.ts';
import type { User } from '../users/user.entity.ts';

type Person = Client & { user: User };

let api: TestApi;
let kitchen: Kitchen;
let cook: Person;
let manager: Person;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api, { timeZone: zoneWhereItIs(12) });
  [cook, manager] = await Promise.all([kitchen.signIn('cook'), kitchen.signIn('manager')]);
});
afterAll(() => api.stop());

const CLOSE = `mutation ($input: CloseDayInput!) { closeDay(input: $input) {
  id version businessDate note announcements eightySix closedByName signedByName
  facts { openTaskCount openTasks { name } wasteEntries wasteCost } } }`;
const SIGN = 'mutation ($input: SignHandoverCardInput!) { signHandoverCard(input: $input) { version signedByName } }';
const LATEST = '{ latestHandoverCard { id businessDate note signedByName } }';

interface Card {
  readonly id: string;
  readonly version: number;
  readonly businessDate: string;
  readonly eightySix: readonly string[];
  readonly facts: { readonly openTaskCount: number; readonly wasteCost: string | null };
}

const close = async (client: Client, input: Record<string, unknown> = {}): Promise<Card> =>
  (await client.request<{ closeDay: Card }>(CLOSE, { input })).closeDay;
const issuePin = async (client: Client) =>
  (await client.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }')).issuePin.pin;
const today = (zone = zoneWhereItIs(12)) => businessDate({ timeZone: zone, dayRollover: '04:00' }, new Date());

async function addTask(name: string): Promise<void> {
  const input = `{ name: "${name}", targetQuantity: "2", unit: "kg", dueTime: "16:00" }`;
  await manager.request(`mutation { addPrepTask(input: ${input}) { id } }`);
}

async function logWaste(client: Client): Promise<void> {
  const item = await kitchen.item({ lastUnitCost: '250' }, '10');
  const reason = await kitchen.write(async (tx) =>
    add(tx, WasteReason, { code: 'SPOIL', name: 'Spoiled', group: 'spoilage' }),
  );
  const input = { itemId: item.id, quantity: '2', unit: 'kg', reasonId: reason.id };
  await client.request('mutation ($input: LogWasteInput!) { logWaste(input: $input) { id } }', { input });
}

describe('closing the day', () => {
  test('records what is unfinished, and what the lead adds', async () => {
    await addTask('Tomato sauce');
    const input = {
      note: 'Fridge 2 hums',
      announcements: 'Party of 30',
      eightySix: ['Mussels', 'mussels', 'Crème brûlée'],
    };
    expect(await close(cook, input)).toMatchObject({
      businessDate: today(),
      note: 'Fridge 2 hums',
      announcements: 'Party of 30',
      eightySix: ['Mussels', 'Crème brûlée'],
      closedByName: cook.user.name,
      signedByName: null,
      facts: { openTaskCount: 1, openTasks: [{ name: 'Tomato sauce' }] },
    });
  });

  test('says which unfinished tasks end with the day', async () => {
    const recurring = {
      kind: 'cleaning',
      name: 'Sweep',
      dueTime: '22:00',
      weekdays,
      minutes: 5,
      needsNote: false,
      carriesOver: false,
    };
    await manager.request('mutation ($input: AddRecurringTaskInput!) { addRecurringTask(input: $input) { id } }', {
      input: recurring,
    });
    await addTask('Tomato sauce');
    const facts = await cook.request('{ handoverFacts { openTasks { name carriesOver } } }');
    expect(facts).toEqual({
      handoverFacts: {
        openTasks: [
          { name: 'Tomato sauce', carriesOver: true },
          { name: 'Sweep', carriesOver: false },
        ],
      },
    });
  });

  test('does not change its facts when something changes afterwards', async () => {
    const { id } = await close(cook);
    await addTask('Stock');
    const card = await cook.request(`{ handoverCard(id: "${id}") { facts { openTaskCount } } }`);
    expect(card).toEqual({ handoverCard: { facts: { openTaskCount: 0 } } });
  });

  test('lists items of which nothing is left, and lots that expire before the next day ends', async () => {
    await kitchen.item({ name: 'Basil', parLevel: '2' });
    const milk = await kitchen.item({ name: 'Milk', parLevel: '1' });
    await kitchen.lot(milk.id, '3', { useBy: new Date(Date.now() + 6 * 3_600_000) });
    await kitchen.lot(milk.id, '5', { useBy: new Date(Date.now() + 96 * 3_600_000) });
    const { handoverFacts } = await cook.request<{ handoverFacts: unknown }>(
      '{ handoverFacts { outItemCount outItems { name } expiringLotCount expiringLots { itemName quantity } } }',
    );
    expect(handoverFacts).toMatchObject({
      outItemCount: 1,
      outItems: [{ name: 'Basil' }],
      expiringLotCount: 1,
      expiringLots: [{ itemName: 'Milk', quantity: '3' }],
    });
  });

  test('shows what waste cost to managers, and not to cooks', async () => {
    await logWaste(cook);
    const costs = async (client: Client) =>
      (await client.request<{ handoverFacts: unknown }>('{ handoverFacts { wasteEntries wasteCost } }')).handoverFacts;
    expect([await costs(manager), await costs(cook)]).toEqual([
      { wasteEntries: 1, wasteCost: '500' },
      { wasteEntries: 1, wasteCost: null },
    ]);
  });

  test('happens once when two people close at the same time', async () => {
    const answers = await Promise.all([cook, manager].map((person) => person.graph(CLOSE, { input: {} })));
    const codes = answers.map(({ errors }) => errors[0]?.extensions['code'] ?? 'closed');
    expect(new Set(codes)).toEqual(new Set(['CONFLICT', 'closed']));
  });

  test('is changed with the version of its card, and a stale version is refused', async () => {
    const card = await close(cook, { note: 'First' });
    const changed = await close(manager, { version: card.version, note: 'Second' });
    expect(changed).toMatchObject({ id: card.id, note: 'Second' });
    expect(await cook.refused(CLOSE, { input: { version: card.version, note: 'Third' } })).toBe('CONFLICT');
  });

  test('is possible for yesterday, after the rollover, and for no other day', async () => {
    expect(await close(cook, { businessDate: addDays(today(), -1) })).toMatchObject({
      businessDate: addDays(today(), -1),
    });
    const days = [addDays(today(), -2), addDays(today(), 1)];
    const refused = await Promise.all(days.map((date) => cook.refused(CLOSE, { input: { businessDate: date } })));
    expect(refused).toEqual(['VALIDATION_FAILED', 'VALIDATION_FAILED']);
  });

  test('at 03:00, before the rollover, closes the day that began yesterday', async () => {
    const zone = zoneWhereItIs(3);
    const late = await Kitchen.create(api, { timeZone: zone });
    const card = await close(await late.signIn('cook'));
    expect(card.businessDate).toBe(today(zone));
  });

  test('reaches the other screens of the kitchen', async () => {
    const feed = await openFeed(manager);
    await until(() => feed.messages.some(({ type }) => type === 'CAUGHT_UP'));
    const { id } = await close(cook);
    await until(() => feed.messages.some(({ type, data }) => type === 'HANDOVER_UPDATED' && data?.['id'] === id));
    feed.close();
  });
});

describe('signing', () => {
  test('is done by a colleague with their own PIN, once', async () => {
    const [{ id }, pin] = [await close(cook), await issuePin(manager)];
    const first = await manager.request(SIGN, { input: { id, pin } });
    expect(await manager.request(SIGN, { input: { id, pin } })).toEqual(first);
    expect(first).toMatchObject({ signHandoverCard: { signedByName: manager.user.name } });
  });

  test('is refused with a wrong PIN, and after five of them with the right one, too', async () => {
    const [{ id }, pin] = [await close(cook), await issuePin(manager)];
    const wrong = pin === '7391' ? '7392' : '7391';
    const answers: string[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      answers.push(await manager.refused(SIGN, { input: { id, pin: wrong } }));
    expect(new Set(answers)).toEqual(new Set(['VALIDATION_FAILED']));
    expect(await manager.refused(SIGN, { input: { id, pin } })).toBe('RATE_LIMITED');
  });

  test('is refused with the PIN of a colleague', async () => {
    const [{ id }, pin] = [await close(cook), await issuePin(cook)];
    await issuePin(manager);
    expect(await manager.refused(SIGN, { input: { id, pin } })).toBe('VALIDATION_FAILED');
  });

  test('needs a PIN', async () => {
    const { id } = await close(cook);
    expect(await manager.refused(SIGN, { input: { id, pin: '2468' } })).toBe('CONFLICT');
  });

  test('by the person who closed is possible on the next day only', async () => {
    kitchen = await Kitchen.create(api, turnable);
    cook = await kitchen.signIn('cook');
    const [{ id }, pin] = [await close(cook), await issuePin(cook)];
    expect(await cook.refused(SIGN, { input: { id, pin } })).toBe('CONFLICT');
    await turnDay(kitchen);
    expect(await cook.request(SIGN, { input: { id, pin } })).toMatchObject({
      signHandoverCard: { signedByName: cook.user.name },
    });
  });

  test('ends changes of the card', async () => {
    const [{ id, version }, pin] = [await close(cook), await issuePin(manager)];
    await manager.request(SIGN, { input: { id, pin } });
    expect(await cook.refused(CLOSE, { input: { version, note: 'Late' } })).toBe('CONFLICT');
  });
});

describe('cards', () => {
  test('the latest is that of the last closed day', async () => {
    expect(await cook.request(LATEST)).toEqual({ latestHandoverCard: null });
    const { id } = await close(cook, { businessDate: addDays(today(), -1), note: 'Yesterday' });
    expect(await cook.request(LATEST)).toMatchObject({ latestHandoverCard: { id, note: 'Yesterday' } });
  });

  test('are found by their texts, without accents', async () => {
    await close(cook, { businessDate: addDays(today(), -1), note: 'Oven door', eightySix: ['Crème brûlée'] });
    await close(cook, { note: 'Plumber comes' });
    const found = async (search: string) =>
      (
        await cook.request<{ handoverCards: { nodes: { note: string }[] } }>(
          `{ handoverCards(search: "${search}") { nodes { note } } }`,
        )
      ).handoverCards.nodes.map(({ note }) => note);
    expect(await found('OVEN')).toEqual(['Oven door']);
    expect(await found('creme brulee')).toEqual(['Oven door']);
    expect(await found('')).toEqual(['Plumber comes', 'Oven door']);
  });

  test('of another kitchen do not exist', async () => {
    const { id } = await close(cook);
    const stranger = await (await Kitchen.create(api)).signIn('admin');
    expect(await stranger.refused(`{ handoverCard(id: "${id}") { id } }`)).toBe('NOT_FOUND');
  });
});
