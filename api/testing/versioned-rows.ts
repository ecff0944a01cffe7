import { KitchenUnit } from '../features/units/kitchen-unit.entity.ts';
import { add } from '../platform/database/transaction.ts';
import { Photo } from '../features/photos/photo.entity.ts';
import { Recipe } from '../features/recipes/recipe.entity.ts';
import { Shift } from '../features/stations/shift.entity.ts';
import { StorageLocation } from '../features/stations/storage-location.entity.ts';
import type { Client } from './client.ts';
import type { Kitchen } from './factories.ts';
import { beginCheck, checkedItems } from './line-checks.ts';
import { ReceivingClient } from './receiving.ts';
import { serviceAccountOf, tokenOf } from './token-client.ts';
import { addWebhook } from './webhooks.ts';

export type VersionedRows = Awaited<ReturnType<typeof addVersionedRows>>;

/** The ids of one row of every table with a version; several where what may be done depends on the row's state. */
export async function addVersionedRows(kitchen: Kitchen) {
  const admin = await kitchen.signIn('admin');
  const item = (await kitchen.item()).id;
  const rows = await plainRows(kitchen, admin.user.id);
  return {
    ...rows,
    item,
    person: admin.user.id,
    itemCategory: (await firstOf(admin, 'itemCategories')).id,
    prepList: (await firstOf(admin, 'prepLists')).id,
    prepItem: await idOf(admin, 'addPrepItem', 'AddPrepItemInput', { itemId: item, parByWeekday: pars }),
    station: (await kitchen.station()).id,
    device: (await kitchen.pair()).deviceId,
    apiToken: (await tokenOf(admin)).tokenId,
    webhook: await addWebhook(kitchen.api, kitchen.id, admin.user.id),
    lot: {
      available: (await kitchen.lot(item, '5')).id,
      quarantined: (await kitchen.lot(item, '5', { state: 'quarantined' })).id,
    },
    serviceAccount: await serviceAccounts(admin),
    task: await tasks(admin),
    savedView: await savedView(admin),
    handoverCard: await idOf(admin, 'closeDay', 'CloseDayInput', {}),
    kitchenEvent: await idOf(admin, 'addKitchenEvent', 'AddKitchenEventInput', {
      date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      name: 'Fair',
      factor: '2',
    }),
    recurringTask: await idOf(admin, 'addRecurringTask', 'AddRecurringTaskInput', recurring),
    timer: await timers(admin),
    ...(await deliveries(kitchen)),
    ...(await lineChecks(admin)),
  };
}

export const recurring = {
  name: 'Clean the fryer',
  kind: 'cleaning',
  weekdays: ['mon'],
  dueTime: '22:00',
  minutes: 20,
  needsNote: false,
  carriesOver: false,
};

const pars = Array.from({ length: 7 }, () => '4');

async function idOf(client: Client, mutation: string, type: string, input: object): Promise<string> {
  const document = `mutation ($input: ${type}!) { row: ${mutation}(input: $input) { id } }`;
  return (await client.request<{ row: { id: string } }>(document, { input })).row.id;
}

async function firstOf(client: Client, list: string): Promise<{ id: string }> {
  const { rows } = await client.request<{ rows: { id: string }[] }>(`{ rows: ${list} { id } }`);
  if (!rows[0]) throw new Error(`The kitchen has no ${list}.`);
  return rows[0];
}

function plainRows(kitchen: Kitchen, createdById: string) {
  return kitchen.write(async (tx) => {
    const recipe = add(tx, Recipe, { name: 'Stock', yieldQuantity: '4', yieldUnit: 'kg' }).id;
    return {
      recipe,
      photo: add(tx, Photo, { recipeId: recipe, width: 1, height: 1, bytes: 1, createdById }).id,
      shift: add(tx, Shift, { name: 'Morning', startsAt: '06:00', endsAt: '14:00' }).id,
      storageLocation: add(tx, StorageLocation, { name: 'Walk-in' }).id,
      unit: add(tx, KitchenUnit, { code: 'pan', name: 'Pan' }).id,
    };
  });
}

async function serviceAccounts(admin: Client) {
  const inactive = await serviceAccountOf(admin, 'cook', 'Former');
  await idOf(admin, 'deactivateServiceAccount', 'TokenTargetInput', { id: inactive });
  return { active: await serviceAccountOf(admin, 'cook'), inactive };
}

/** Prep tasks by state. */
async function tasks(admin: Client) {
  const planned = { name: 'Salsa', targetQuantity: '4', unit: 'kg', dueTime: '15:00' };
  const task = async (...acts: (readonly [string, string, object?])[]) => {
    const id = await idOf(admin, 'addPrepTask', 'AddPrepTaskInput', planned);
    for (const [act, type, more] of acts) await idOf(admin, act, type, { id, ...more });
    return id;
  };
  const start = ['startPrepTask', 'PrepTaskInput'] as const;
  return {
    pending: await task(),
    started: await task(start),
    held: await task(start, ['holdPrepTask', 'PrepTaskInput']),
    completed: await task(start, ['completePrepTask', 'CompletePrepTaskInput', { actualQuantity: '4' }]),
  };
}

function savedView(admin: Client) {
  return idOf(admin, 'createSavedView', 'CreateSavedViewInput', {
    screen: 'inventory',
    name: 'Low',
    query: 'state=low',
  });
}

async function timers(admin: Client) {
  const started = () => idOf(admin, 'startTimer', 'StartTimerInput', { durationSeconds: 600 });
  const paused = await started();
  await idOf(admin, 'pauseTimer', 'TimerInput', { id: paused });
  return { running: await started(), paused };
}

async function deliveries(kitchen: Kitchen) {
  const receiving = await ReceivingClient.open(kitchen);
  const item = await kitchen.item();
  const draft = await receiving.expect([item, '5', '100']);
  const { id } = await receiving.expect([item, '5', '100']);
  await receiving.act('all', { id });
  const posted = await receiving.act('post', { id });
  return {
    supplier: receiving.supplier.id,
    delivery: { draft: draft.id, posted: posted.id, postedLine: posted.lines[0]?.id },
  };
}

async function lineChecks(admin: Client) {
  const { id } = await beginCheck(admin, admin);
  return { checkedItems, lineCheck: id, template: (await firstOf(admin, 'lineCheckTemplates')).id };
}
