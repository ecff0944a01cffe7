import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, businessDate, instantOn } from '#schema/business-day.ts';
import type { MovementType } from '#schema/vocabulary.ts';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { addStock, drawStock } from '../../inventory/ledger/ledger.writes.ts';
import { reverse } from '../../inventory/ledger/reversal.writes.ts';
import type { StockMovement } from '../../inventory/ledger/stock-movement.entity.ts';
import { newLotCode } from '../../inventory/lots/lot-code.crypto.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
const clock = { timeZone: 'Europe/Madrid', dayRollover: '04:00' };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api, clock);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

const today = () => businessDate(clock, new Date());
const daysAgo = (days: number) => addDays(today(), -days);
const week = (quantity: string) => Array.from({ length: 7 }, () => quantity);
const fields = `id version itemName parByWeekday suggestedByWeekday dismissed reason knownDays emptyDays ranOutDays made used
  wasted wastedPercent weekdays { par suggested cause coverDays most factor days { date used ranOut } }`;
const accept = `mutation ($input: AcceptParSuggestionInput!) { line: acceptParSuggestion(input: $input) { ${fields} } }`;
const dismiss = `mutation ($input: DismissParSuggestionInput!) { line: dismissParSuggestion(input: $input) { ${fields} } }`;
const addLine = 'mutation ($input: AddPrepItemInput!) { addPrepItem(input: $input) { id } }';

interface Suggestion {
  id: string;
  version: number;
  parByWeekday: string[];
  suggestedByWeekday: string[] | null;
  dismissed: boolean;
  reason: string | null;
  ranOutDays: number;
  made: string;
  used: string | null;
  wasted: string;
}

async function suggestion(client: Client = manager): Promise<Suggestion> {
  const { parSuggestions } = await client.request<{ parSuggestions: [Suggestion] }>(`{ parSuggestions { ${fields} } }`);
  return parSuggestions[0];
}

async function lineOf(item: Item, par: string, more: object = {}): Promise<void> {
  await manager.request(addLine, { input: { itemId: item.id, parByWeekday: week(par), ...more } });
}

async function makeIn(
  tx: Transaction,
  { id: itemId }: Item,
  date: string,
  quantity: string,
  time = '10:00',
): Promise<void> {
  const lot = add(tx, StockLot, { itemId, lotCode: newLotCode(), state: 'available' });
  await addStock({ ...tx, occurredAt: instantOn(clock, date, time) }, { itemId, type: 'prep_in', quantity, lot });
}
async function takeIn(
  tx: Transaction,
  { id: itemId }: Item,
  [date, quantity, type = 'sale_use', time = '20:00']: Taken,
): Promise<readonly StockMovement[]> {
  const occurredAt = instantOn(clock, date, time);
  const { movements } = await drawStock({ ...tx, occurredAt }, { itemId, type, quantity, order: 'serve' });
  return movements;
}
type Taken = readonly [date: string, quantity: string, type?: MovementType, time?: string];
const made = (item: Item, date: string, quantity: string) => kitchen.write((tx) => makeIn(tx, item, date, quantity));
const taken = (item: Item, ...what: Taken) => kitchen.write((tx) => takeIn(tx, item, what));
const aioli = () => kitchen.item({ name: 'Aioli', kind: 'prep', unit: 'l' });

/** An item of which so much was made, sold and thrown away on each of the last days. */
async function sold(days: number, quantity: string, makes = quantity, wastes: string | null = null): Promise<Item> {
  const item = await aioli();
  await kitchen.write(async (tx) => {
    for (let ago = days; ago > 0; ago -= 1) {
      await makeIn(tx, item, daysAgo(ago), makes);
      await takeIn(tx, item, [daysAgo(ago), quantity]);
      if (wastes) await takeIn(tx, item, [daysAgo(ago), wastes, 'waste', '23:00']);
    }
  });
  return item;
}

describe('a suggestion', () => {
  test('raises the par of an item that ran out, with its arithmetic', async () => {
    await lineOf(await sold(28, '5'), '5');
    expect(await suggestion()).toMatchObject({
      suggestedByWeekday: week('5.5'),
      reason: null,
      ranOutDays: 28,
      knownDays: 28,
      emptyDays: 0,
      made: '140',
      used: '140',
      wasted: '0',
    });
  });

  test('the use of an item that is sold is unknown on a day without complete sales', async () => {
    await lineOf(await sold(28, '5'), '5');
    const close = 'mutation ($input: SaveSalesDayInput!) { saveSalesDay(input: $input) { state } }';
    for (let ago = 28; ago > 0; ago -= 1)
      await manager.request(close, { input: { businessDate: daysAgo(ago), complete: ago !== 7, dishes: [] } });
    expect(await suggestion()).toMatchObject({ knownDays: 27, used: null });
  });

  test('counts a day as run out when it used more than there was', async () => {
    const item = await sold(28, '5', '6');
    await taken(item, daysAgo(1), '40');
    await lineOf(item, '8');
    expect(await suggestion()).toMatchObject({ ranOutDays: 1 });
  });

  test('does not count a day as run out by what was thrown away, or by a draw that was reversed', async () => {
    const item = await aioli();
    await made(item, daysAgo(3), '4');
    await taken(item, daysAgo(3), '4', 'waste');
    await made(item, daysAgo(2), '4');
    await kitchen.write(async (tx) => {
      for (const movement of await takeIn(tx, item, [daysAgo(2), '4'])) await reverse(tx, movement, 'Undone');
    });
    await lineOf(item, '4');
    expect(await suggestion()).toMatchObject({ ranOutDays: 0, used: '0', wasted: '4', made: '8' });
  });

  test('does not count a day as run out when the batch for dinner was made after the hour at which sales are booked', async () => {
    const item = await aioli();
    await kitchen.write(async (tx) => {
      for (let ago = 28; ago > 0; ago -= 1) {
        await makeIn(tx, item, daysAgo(ago), '10', '17:30');
        await takeIn(tx, item, [daysAgo(ago), '8', 'sale_use', '16:00']);
        await takeIn(tx, item, [daysAgo(ago), '2', 'waste', '23:30']);
      }
    });
    await lineOf(item, '10');
    expect(await suggestion()).toMatchObject({ ranOutDays: 0, reason: null, suggestedByWeekday: week('8') });
  });

  test('counts a day as run out when waste was only the rest of the day before', async () => {
    const item = await aioli();
    await kitchen.write(async (tx) => {
      await makeIn(tx, item, daysAgo(3), '5');
      await takeIn(tx, item, [daysAgo(3), '2']);
      await takeIn(tx, item, [daysAgo(2), '3', 'waste', '08:00']);
      await makeIn(tx, item, daysAgo(2), '5');
      await takeIn(tx, item, [daysAgo(2), '5']);
    });
    await lineOf(item, '5');
    expect(await suggestion()).toMatchObject({ ranOutDays: 1 });
  });

  test('lowers the par of an item of which much is thrown away', async () => {
    await lineOf(await sold(28, '5', '6', '0.8'), '8');
    expect(await suggestion()).toMatchObject({ suggestedByWeekday: week('5'), ranOutDays: 0 });
  });

  test('counts what was used at 03:00, before the rollover, on the day before', async () => {
    const item = await aioli();
    await made(item, daysAgo(28), '5');
    await taken(item, daysAgo(29), '5', 'sale_use', '03:00');
    await lineOf(item, '5');
    expect(await suggestion()).toMatchObject({ used: '0', made: '5' });
  });
});

describe('without a suggestion a line says why', () => {
  test('too little history', async () => {
    await lineOf(await sold(9, '5'), '5');
    expect(await suggestion()).toMatchObject({ reason: 'not_enough_history', knownDays: 9, emptyDays: 19 });
  });

  test('its par follows the use', async () => {
    await lineOf(await sold(28, '5'), '5', { parMode: 'forecast' });
    expect(await suggestion()).toMatchObject({ suggestedByWeekday: null, reason: 'follows_use' });
  });

  test('it is thawed: stock does not say what was left of the thawed part', async () => {
    await lineOf(await sold(28, '5'), '5', { thawDays: 1 });
    expect(await suggestion()).toMatchObject({ suggestedByWeekday: null, reason: 'thawed' });
  });

  test('several lists make the item', async () => {
    const item = await sold(28, '5');
    await lineOf(item, '5');
    const add = 'mutation { addPrepList(input: { name: "PM" }) { id } }';
    const { addPrepList } = await manager.request<{ addPrepList: { id: string } }>(add);
    await lineOf(item, '5', { prepListId: addPrepList.id });
    expect(await suggestion()).toMatchObject({ suggestedByWeekday: null, reason: 'several_lists' });
  });
});

describe('accepting', () => {
  test('changes the pars, is in the audit log with both and the arithmetic, and leaves no suggestion', async () => {
    const admin = await kitchen.signIn('admin');
    await lineOf(await sold(28, '5'), '5');
    const { id, version } = await suggestion();
    const { line } = await manager.request<{ line: Suggestion }>(accept, {
      input: { id, version, parByWeekday: week('5.5') },
    });
    expect(line).toMatchObject({ parByWeekday: week('5.5'), suggestedByWeekday: null, reason: 'par_not_reached' });
    const log = '{ auditLog(first: 1) { nodes { action changes } } }';
    const { auditLog } = await admin.request<{ auditLog: { nodes: object[] } }>(log);
    expect(auditLog.nodes).toMatchObject([
      {
        action: 'prep_item.par_accepted',
        changes: { par: [week('5'), week('5.5')], mostUsed: week('5'), factor: week('1.1'), ranOutDays: 28 },
      },
    ]);
  });

  test('at once by two managers refuses the second', async () => {
    await lineOf(await sold(28, '5'), '5');
    const { id, version } = await suggestion();
    const other = await kitchen.signIn('manager');
    const input = { id, version, parByWeekday: week('5.5') };
    const codes = await Promise.all([manager.graph(accept, { input }), other.graph(accept, { input })]);
    expect(new Set(codes.map(({ errors }) => errors[0]?.extensions['code'] ?? 'done'))).toEqual(
      new Set(['CONFLICT', 'done']),
    );
  });

  test('figures that the record does not suggest is refused, and changes nothing', async () => {
    await lineOf(await sold(28, '5'), '5');
    const { id, version } = await suggestion();
    expect(await manager.refused(accept, { input: { id, version, parByWeekday: week('50') } })).toBe('CONFLICT');
    expect(await suggestion()).toMatchObject({ version, parByWeekday: week('5') });
  });
});

test('a dismissed suggestion stays dismissed until the figures change noticeably, and can be shown again', async () => {
  const item = await sold(28, '5');
  await lineOf(item, '5');
  const { id, version } = await suggestion();
  const { line } = await manager.request<{ line: Suggestion }>(dismiss, { input: { id, version, dismissed: true } });
  expect(line).toMatchObject({ dismissed: true, suggestedByWeekday: week('5.5') });
  await taken(item, daysAgo(1), '1');
  expect(await suggestion()).toMatchObject({ dismissed: false });
  const again = await manager.request<{ line: Suggestion }>(dismiss, {
    input: { id, version: line.version, dismissed: false },
  });
  expect(again.line).toMatchObject({ dismissed: false });
});

test('cooks and other kitchens do not see or accept suggestions', async () => {
  await lineOf(await sold(3, '5'), '5');
  const { id, version } = await suggestion();
  const cook = await kitchen.signIn('cook');
  expect(await cook.refused('{ parSuggestions { id } }')).toBe('FORBIDDEN');
  const other = await (await Kitchen.create(api)).signIn('manager');
  expect(await other.request('{ parSuggestions { id } }')).toEqual({ parSuggestions: [] });
  expect(await other.refused(accept, { input: { id, version, parByWeekday: week('5') } })).toBe('NOT_FOUND');
});
