import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#schema/limits.ts';
import { HOUR, MINUTE } from '#schema/milliseconds.ts';
import { add } from '../../../platform/database/transaction.ts';
import { StockMovement } from '../../inventory/ledger/stock-movement.entity.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { RecipeIngredient } from '../../recipes/parts/recipe-ingredient.entity.ts';
import { Recipe } from '../../recipes/recipe.entity.ts';
import { zoneWhereItIs } from '../../../testing/kitchen-clock.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { PrepTask } from './prep-task.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let cook: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  cook = await kitchen.signIn('cook');
});
afterAll(() => api.stop());

const act = (name: string, input = 'PrepTaskInput') =>
  `mutation ($input: ${input}!) { task: ${name}(input: $input) { startedAt completedAt status undoSeconds } }`;
const start = act('startPrepTask');
const complete = act('completePrepTask', 'CompletePrepTaskInput');
const skip = act('skipPrepTask', 'SkipPrepTaskInput');
const undo = act('undoPrepTask');

interface TaskSeen {
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  readonly status: string;
}

/** A task, planned yesterday by default, that turns 4 kg of an ingredient into 4 l, with 10 kg on hand. */
async function broth(ingredientUseBy: Date | null = null, createdAt = new Date(Date.now() - 24 * HOUR)) {
  const bones = await kitchen.item({}, '0');
  await kitchen.lot(bones.id, '10', { useBy: ingredientUseBy });
  const made = await kitchen.item({ kind: 'prep', unit: 'l', tcsClass: 'cold' });
  const taskId = await kitchen.write(async (tx) => {
    const name = `Broth ${made.id}`;
    const recipe = add(tx, Recipe, {
      name,
      outputItemId: made.id,
      yieldQuantity: '4',
      yieldUnit: 'l',
      shelfLifeHours: 96,
    });
    add(tx, RecipeIngredient, { recipeId: recipe.id, itemId: bones.id, quantity: '4', unit: 'kg' });
    const task = { name, businessDate: '2026-11-21', recipeId: recipe.id, itemId: made.id };
    return add(tx, PrepTask, { ...task, targetQuantity: '4', unit: 'l', dueAt: new Date(), createdAt }).id;
  });
  return { taskId, bones, made };
}

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const send = async (mutation: string, input: object) =>
  (await cook.request<{ task: TaskSeen }>(mutation, { input })).task;

test('a start sent later is stored with the time of the press', async () => {
  const { taskId } = await broth();
  const occurredAt = ago(40 * MINUTE);
  expect(await send(start, { id: taskId, occurredAt })).toMatchObject({ startedAt: occurredAt, status: 'in_progress' });
});

test('the history of a task has the time of an act that was sent much later', async () => {
  const { taskId: id } = await broth();
  const occurredAt = ago(40 * MINUTE);
  await send(start, { id, occurredAt });
  await send(complete, { id, actualQuantity: '4', occurredAt: ago(MINUTE) });
  const query = 'query ($id: ID!) { prepTaskHistory(id: $id) { action changes } }';
  const { prepTaskHistory: events } = await cook.request<{
    prepTaskHistory: { action: string; changes: Readonly<Record<string, unknown>> }[];
  }>(query, { id });
  const timeOf = (action: string) => events.find((event) => event.action === action)?.changes['occurredAt'];
  expect(timeOf('prep_task.started')).toEqual([null, occurredAt]);
  // Within five minutes it counts as sent at once.
  expect(timeOf('prep_task.completed')).toBeUndefined();
});

test('the shelf life of a batch begins when it was made, not when that was sent', async () => {
  const { taskId, made } = await broth();
  await send(start, { id: taskId, occurredAt: ago(9 * HOUR) });
  const occurredAt = ago(8 * HOUR);
  await send(complete, { id: taskId, actualQuantity: '4', occurredAt });
  const lot = await kitchen.write((tx) => tx.em.findOneOrFail(StockLot, { itemId: made.id }));
  expect([lot.preparedAt?.toISOString(), lot.useBy?.getTime()]).toEqual([
    occurredAt,
    Date.parse(occurredAt) + 96 * HOUR,
  ]);
});

test('stock movements keep when they happened beside when they were written', async () => {
  const { taskId, bones } = await broth();
  await send(start, { id: taskId, occurredAt: ago(3 * HOUR) });
  const occurredAt = ago(2 * HOUR);
  const before = Date.now();
  await send(complete, { id: taskId, actualQuantity: '4', occurredAt });
  const used = await kitchen.write((tx) => tx.em.findOneOrFail(StockMovement, { itemId: bones.id, type: 'prep_out' }));
  expect(used.occurredAt.toISOString()).toBe(occurredAt);
  expect(used.createdAt.getTime()).toBeGreaterThanOrEqual(before);
});

test('a task is not started before it existed', async () => {
  const createdAt = new Date(Date.now() - HOUR);
  const { taskId: id } = await broth(null, createdAt);
  const started = await send(start, { id, occurredAt: ago(60 * HOUR) });
  expect(started.startedAt).toBe(createdAt.toISOString());
});

test('a batch is not made before its task was started', async () => {
  const { taskId: id, bones, made } = await broth();
  const { startedAt } = await send(start, { id });
  const done = await send(complete, { id, actualQuantity: '4', occurredAt: ago(60 * HOUR) });
  const [lot, used] = await kitchen.write((tx) =>
    Promise.all([
      tx.em.findOneOrFail(StockLot, { itemId: made.id }),
      tx.em.findOneOrFail(StockMovement, { itemId: bones.id, type: 'prep_out' }),
    ]),
  );
  const times = [lot.preparedAt, used.occurredAt].map((at) => at?.toISOString());
  expect([done.completedAt, ...times]).toEqual([startedAt, startedAt, startedAt]);
});

test('a task is not completed before it was put on hold and resumed', async () => {
  const { taskId: id } = await broth();
  await send(start, { id, occurredAt: ago(3 * HOUR) });
  await send(act('holdPrepTask'), { id, occurredAt: ago(2 * HOUR) });
  const resumed = ago(HOUR);
  await send(act('resumePrepTask'), { id, occurredAt: resumed });
  const done = await send(complete, { id, actualQuantity: '4', occurredAt: ago(2 * HOUR + MINUTE) });
  expect(done.completedAt).toBe(resumed);
});

test('an undo that waited for a network counts by the time of its press', async () => {
  const { taskId: id } = await broth();
  await send(start, { id, occurredAt: ago(HOUR) });
  await send(complete, { id, actualQuantity: '4', occurredAt: ago(30 * MINUTE) });
  expect(await send(undo, { id, occurredAt: ago(30 * MINUTE - 5_000) })).toMatchObject({
    status: 'in_progress',
    completedAt: null,
  });
});

test('an undo that was pressed too late is refused, however late the press before it was sent', async () => {
  const { taskId: id } = await broth();
  await send(start, { id, occurredAt: ago(HOUR) });
  const input = { id, occurredAt: ago(HOUR - 15_000) };
  expect((await cook.graph(undo, { input })).errors[0]?.extensions).toMatchObject({ key: 'prep.tooLateToUndo' });
});

test('what was stored on another business day is not undone, whatever the time of the press', async () => {
  const own = await Kitchen.create(api, { timeZone: zoneWhereItIs(5), dayRollover: '04:00' });
  const person = await own.user();
  const yesterday = new Date(Date.now() - 3 * HOUR);
  const id = await own.write(async (tx) => {
    const task = {
      name: 'Rice',
      businessDate: '2026-11-21',
      targetQuantity: '4',
      unit: 'kg',
      dueAt: new Date(),
    } as const;
    return add(tx, PrepTask, { ...task, status: 'in_progress' }).id;
  });
  const step = {
    previousStatus: 'pending',
    previousAt: yesterday,
    changedById: person.id,
    updatedAt: yesterday,
  } as const;
  await own.write(({ db }) => db.updateTable('prepTask').set(step).where('id', '=', id).execute());
  const input = { id, occurredAt: new Date(yesterday.getTime() + 5_000).toISOString() };
  const { errors } = await (await own.signInAs(person)).graph(undo, { input });
  expect(errors[0]?.extensions).toMatchObject({ key: 'prep.tooLateToUndo' });
});

test('an ingredient that was in date when it was used is used, though it has expired since', async () => {
  const { taskId } = await broth(new Date(Date.now() - HOUR));
  await send(start, { id: taskId, occurredAt: ago(3 * HOUR) });
  expect(await send(complete, { id: taskId, actualQuantity: '4', occurredAt: ago(2 * HOUR) })).toMatchObject({
    status: 'completed',
  });
});

test('an ingredient that had expired when it was used is refused', async () => {
  const { taskId } = await broth(new Date(Date.now() - 3 * HOUR));
  await send(start, { id: taskId, occurredAt: ago(3 * HOUR) });
  const input = { id: taskId, actualQuantity: '4', occurredAt: ago(2 * HOUR) };
  expect((await cook.graph(complete, { input })).errors[0]?.extensions['code']).toBe('CONFLICT');
});

test('the same press sent again with its time is applied once', async () => {
  const { taskId } = await broth();
  const headers = { 'idempotency-key': `press-${taskId}` };
  const [first, again] = [
    await cook.graph(start, { input: { id: taskId } }, headers),
    await cook.graph(start, { input: { id: taskId, occurredAt: ago(MINUTE) } }, headers),
  ];
  expect(again.data).toEqual(first.data);
});

test('a clock that is a little ahead counts as now', async () => {
  const { taskId } = await broth();
  const task = await send(start, { id: taskId, occurredAt: ago(-limits.clockTolerance + MINUTE) });
  expect(Date.parse(task.startedAt ?? '')).toBeLessThanOrEqual(Date.now());
});

const badTimes: readonly (readonly [string, number, string])[] = [
  ['in the future', -limits.clockTolerance - MINUTE, 'This time is in the future. Check the clock of the device.'],
  [
    'longer ago than idempotency keys are kept',
    limits.queuedHours * HOUR + MINUTE,
    'This was done more than 72 hours ago, so it can no longer be sent. Record it anew.',
  ],
];
test.each(badTimes)('a time %s is refused and changes nothing', async (_when, before, message) => {
  const { taskId } = await broth();
  const { errors } = await cook.graph(skip, { input: { id: taskId, reason: 'No time', occurredAt: ago(before) } });
  expect(errors[0]).toMatchObject({
    message,
    extensions: { code: 'VALIDATION_FAILED', fields: [{ path: 'occurredAt' }] },
  });
  const task = await kitchen.write((tx) => tx.em.findOneOrFail(PrepTask, { id: taskId }));
  expect(task.status).toBe('pending');
});

test('a note does not replace one that its author has not seen', async () => {
  const { taskId: id } = await broth();
  const write = (input: object) => cook.graph(act('notePrepTask', 'NotePrepTaskInput'), { input: { id, ...input } });
  const noteNow = () => cook.request('query ($id: ID!) { prepTask(id: $id) { note } }', { id });
  await write({ note: 'No salt', noteBefore: null });
  const refused = await write({ note: 'More garlic', noteBefore: null });
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', key: 'prep.noteChangedMeanwhile' });
  expect(await noteNow()).toEqual({ prepTask: { note: 'No salt' } });
  await write({ note: 'No salt. More garlic', noteBefore: 'No salt' });
  expect(await noteNow()).toEqual({ prepTask: { note: 'No salt. More garlic' } });
});

test('the same note by two people is no conflict', async () => {
  const { taskId: id } = await broth();
  const write = () =>
    cook.graph(act('notePrepTask', 'NotePrepTaskInput'), { input: { id, note: 'Ask', noteBefore: null } });
  await write();
  expect((await write()).errors).toHaveLength(0);
});
