import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#schema/milliseconds.ts';
import { add } from '../../../platform/database/transaction.ts';
import { StorageLocation } from '../../stations/storage-location.entity.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import type { StockLot } from './stock-lot.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
type Signed = Awaited<ReturnType<Kitchen['signIn']>>;
let manager: Signed;
let cook: Signed;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  [manager, cook] = [await kitchen.signIn('manager'), await kitchen.signIn('cook')];
});
afterAll(() => api.stop());

const ahead = (hours: number) => new Date(Date.now() + hours * HOUR);
const inputs: Record<string, string> = {
  openLot: 'ChangeLotStateInput',
  freezeLot: 'ChangeLotStateInput',
  thawLot: 'ChangeLotStateInput',
  quarantineLot: 'QuarantineLotInput',
  releaseLot: 'ReleaseLotInput',
  moveLot: 'MoveLotInput',
  splitLot: 'SplitLotInput',
};
const document = (act: string) =>
  `mutation ($input: ${inputs[act]}!) { lot: ${act}(input: $input) { id version lotCode state quantity useBy storageLocationName quarantineReason parentLotCode } }`;

interface Lot {
  id: string;
  version: number;
  lotCode: string;
  state: string;
  quantity: string;
  useBy: string | null;
  storageLocationName: string | null;
  quarantineReason: string | null;
  parentLotCode: string | null;
}
const act = async (name: string, lot: { id: string }, more: object = {}, client = cook): Promise<Lot> =>
  (await client.request<{ lot: Lot }>(document(name), { input: { id: lot.id, ...more } })).lot;
const refusal = async (name: string, lot: { id: string }, more: object = {}, client = cook): Promise<string> =>
  (await client.graph(document(name), { input: { id: lot.id, ...more } })).errors[0]?.message ?? 'accepted';
const hoursTo = (lot: Lot) => Math.round((new Date(lot.useBy ?? 0).getTime() - Date.now()) / HOUR);
const shelf = (name: string) => kitchen.write(async (tx) => add(tx, StorageLocation, { name }));

const cream = async (data: Partial<StockLot> = {}) => {
  const item = await kitchen.item({ tcsClass: 'cold', openedShelfLifeHours: 48, frozenShelfLifeHours: 720 });
  return { item, lot: await kitchen.lot(item.id, '10', { useBy: ahead(100), unitCost: '120', ...data }) };
};

describe('a lot', () => {
  test('gets the use-by of opened food when it is opened', async () => {
    const { lot } = await cream();
    const opened = await act('openLot', lot);
    expect([opened.state, hoursTo(opened)]).toEqual(['opened', 48]);
  });

  test('stops its clock when it is frozen, and continues with the remaining time when it is thawed', async () => {
    const { lot } = await cream();
    const frozen = await act('freezeLot', lot);
    expect([frozen.state, hoursTo(frozen)]).toEqual(['frozen', 720]);
    const thawed = await act('thawLot', lot);
    expect([thawed.state, hoursTo(thawed)]).toEqual(['thawed', 100]);
  });

  test('past its use-by cannot be opened or frozen', async () => {
    const { lot } = await cream({ useBy: ahead(-1) });
    expect(await refusal('openLot', lot)).toMatch(/is past its use-by and cannot be opened\. Throw it away\.$/);
    expect(await refusal('freezeLot', lot)).toMatch(/cannot be frozen/);
  });

  test('that was thawed is not frozen again, also after it was opened', async () => {
    const { lot } = await cream();
    await act('freezeLot', lot);
    await act('thawLot', lot);
    expect(await refusal('freezeLot', lot)).toMatch(/is thawed and cannot be frozen\.$/);
    await act('openLot', lot);
    expect(await refusal('freezeLot', lot)).toMatch(/is thawed and cannot be frozen\.$/);
  });

  test('in quarantine is not usable until a manager releases it', async () => {
    const { item, lot } = await cream({ state: 'opened' });
    expect(await act('quarantineLot', lot, { reason: 'Supplier recall' })).toMatchObject({
      state: 'quarantined',
      quarantineReason: 'Supplier recall',
    });
    const usable = 'query ($id: ID!) { item(id: $id) { usable quarantined } }';
    expect(await cook.request(usable, { id: item.id })).toEqual({ item: { usable: '0', quarantined: '10' } });
    expect(await refusal('releaseLot', lot, { reason: 'Checked' })).toBe('You do not have permission to do this.');
    expect(await act('releaseLot', lot, { reason: 'Checked' }, manager)).toMatchObject({
      state: 'opened',
      quarantineReason: null,
    });
  });

  test('notifies the managers when it is put into quarantine', async () => {
    const { item, lot } = await cream();
    await act('quarantineLot', lot, { reason: 'Smells off.' });
    const notifications = JSON.stringify(await manager.request('{ notifications { nodes { title message } } }'));
    expect(notifications).toContain(`${item.name} is in quarantine`);
    expect(notifications).toContain(': Smells off."');
  });

  test('is moved to another place with its value, and each place has its balance', async () => {
    const { item, lot } = await cream();
    const freezer = await shelf(`Freezer ${item.id}`);
    expect(await act('moveLot', lot, { storageLocationId: freezer.id })).toMatchObject({
      storageLocationName: freezer.name,
    });
    await act('moveLot', lot, { storageLocationId: null, quantity: '4' });
    const { stockPlaces } = await cook.request<{ stockPlaces: object[] }>(
      'query ($id: ID!) { stockPlaces(itemId: $id) { storageLocationName onHand usable } }',
      { id: item.id },
    );
    expect(stockPlaces).toEqual([
      { storageLocationName: freezer.name, onHand: '6', usable: '6' },
      { storageLocationName: null, onHand: '4', usable: '4' },
    ]);
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '10', value: '1200', breaks: [] });
  });

  test('is split into two with the same use-by and a share of the value', async () => {
    const { item, lot } = await cream();
    const part = await act('splitLot', lot, { quantity: '3' });
    expect(part).toMatchObject({ quantity: '3', parentLotCode: lot.lotCode, useBy: lot.useBy?.toISOString() });
    expect(await kitchen.stockOf(item.id)).toMatchObject({
      lots: [{ quantity: '7' }, { quantity: '3' }],
      value: '1200',
    });
  });

  test('leaves the rest closed when a part is opened', async () => {
    const { item, lot } = await cream();
    const opened = await act('openLot', lot, { quantity: '2' });
    expect([opened.quantity, opened.state, opened.id === lot.id]).toEqual(['2', 'opened', false]);
    expect((await kitchen.stockOf(item.id)).lots[0]).toEqual({ quantity: '8', state: 'available' });
  });

  test.each([
    ['more than is left', 'splitLot', { quantity: '11' }, /^Only 10 kg of lot/],
    ['all of it', 'splitLot', { quantity: '10' }, /enter less to split it/],
    ['thawing what is not frozen', 'thawLot', {}, /is not frozen/],
    ['releasing what is not in quarantine', 'releaseLot', { reason: 'x' }, /is not in quarantine/],
    ['a stale version', 'openLot', { version: 99 }, /changed by someone else/],
  ])('is not changed by %s', async (_case, name, more, message) => {
    const { item, lot } = await cream();
    expect(await refusal(name, lot, more, manager)).toMatch(message);
    expect((await kitchen.stockOf(item.id)).lots).toEqual([{ quantity: '10', state: 'available' }]);
  });

  test('of another kitchen gives NOT_FOUND', async () => {
    const foreign = await Kitchen.create(api);
    const item = await foreign.item();
    const lot = await foreign.lot(item.id, '1');
    expect(await refusal('openLot', lot)).toBe('This lot does not exist.');
  });

  test('is opened once by two simultaneous requests; the second is refused with its state', async () => {
    const { lot } = await cream();
    const answers = await Promise.all([refusal('openLot', lot), refusal('openLot', lot)]);
    expect(answers.toSorted()).toEqual([expect.stringMatching(/is opened and cannot be opened/), 'accepted']);
  });

  test('lists its events and movements', async () => {
    const { lot } = await cream();
    await act('freezeLot', lot);
    await act('thawLot', lot);
    const query = `query ($id: ID!) { stockLotEvents(lotId: $id) { action actorName } stockLotMovements(lotId: $id) { type quantity } }`;
    expect(await cook.request(query, { id: lot.id })).toEqual({
      stockLotEvents: [
        { action: 'lot.thawed', actorName: cook.user.name },
        { action: 'lot.frozen', actorName: cook.user.name },
      ],
      stockLotMovements: [{ type: 'receive', quantity: '10' }],
    });
  });

  test('is found by the code of its label in any case and with spaces', async () => {
    const { lot } = await cream();
    const query = 'query ($code: String!) { stockLotByCode(code: $code) { id } }';
    expect(await cook.request(query, { code: ` ${lot.lotCode.toLowerCase()} ` })).toEqual({
      stockLotByCode: { id: lot.id },
    });
    expect(await cook.refused(query, { code: 'NOPE' })).toBe('NOT_FOUND');
  });
});
