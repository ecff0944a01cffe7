import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#schema/limits.ts';
import { add } from '../../platform/database/transaction.ts';
import { jobRun } from '../../platform/jobs/runner.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { openFeed, type TestFeed } from '../../testing/feed.ts';
import { until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { Timer } from './timer.entity.ts';
import { timersJob } from './timers.job.ts';

interface TimerRow {
  readonly id: string;
  readonly version: number;
  readonly label: string | null;
  readonly step: number | null;
  readonly startedByName: string | null;
  readonly startedAt: string;
  readonly durationSeconds: number;
  readonly addedSeconds: number;
  readonly endsAt: string | null;
  readonly remainingSeconds: number | null;
  readonly doneAt: string | null;
  readonly cancelledAt: string | null;
}
const TIMER =
  'id version label step startedByName startedAt durationSeconds addedSeconds endsAt remainingSeconds doneAt cancelledAt';

let api: TestApi;
let kitchen: Kitchen;
let cook: Awaited<ReturnType<Kitchen['signIn']>>;
let other: Client;
const feeds: TestFeed[] = [];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const feed of feeds.splice(0)) feed.close();
  kitchen = await Kitchen.create(api);
  cook = await kitchen.signIn('cook', { name: 'Ana Torres' });
  other = await kitchen.signIn('cook', { name: 'Luis Vega' });
});

const mutation = (act: string, type: string) =>
  `mutation ($input: ${type}!) { timer: ${act}(input: $input) { ${TIMER} } }`;
const START = mutation('startTimer', 'StartTimerInput');
const EXTEND = mutation('extendTimer', 'ExtendTimerInput');
const PAUSE = mutation('pauseTimer', 'TimerInput');
const RESUME = mutation('resumeTimer', 'TimerInput');
const STOP = mutation('stopTimer', 'TimerInput');

async function run(client: Client, document: string, input: object): Promise<TimerRow> {
  return (await client.request<{ timer: TimerRow }>(document, { input })).timer;
}

const start = (client: Client, input: object = {}) => run(client, START, { durationSeconds: 1_200, ...input });

async function listed(client: Client): Promise<TimerRow[]> {
  return (await client.request<{ timers: TimerRow[] }>(`{ timers { ${TIMER} } }`)).timers;
}

const length = ({ startedAt, endsAt }: TimerRow) => Date.parse(endsAt ?? '') - Date.parse(startedAt);

/** A timer whose time was over this long ago, in milliseconds. */
function rung(ago: number, data: Partial<Timer> = {}): Promise<Timer> {
  return kitchen.write(async (tx) => {
    const endsAt = new Date(tx.now.getTime() - ago);
    const startedAt = new Date(endsAt.getTime() - 60_000);
    return add(tx, Timer, {
      label: 'Eggs',
      durationSeconds: 60,
      startedById: cook.user.id,
      startedAt,
      endsAt,
      ...data,
    });
  });
}

async function feedOf(client: Client): Promise<TestFeed> {
  const feed = await openFeed(client);
  feeds.push(feed);
  await until(() => feed.messages.some(({ type }) => type === 'CAUGHT_UP'));
  return feed;
}

const timersIn = (feed: TestFeed) =>
  feed.messages.flatMap(({ type, data }) => (type === 'TIMER_UPDATED' ? [data] : []));

describe('a timer', () => {
  test('is shown to everyone of the kitchen, the next to ring first, and sent to their screens', async () => {
    const display = await kitchen.pair();
    const [screen, board] = [await feedOf(other), await feedOf(display)];
    const long = await start(cook, { label: 'Stock' });
    const short = await start(cook, { label: 'Eggs', durationSeconds: 360 });
    expect(length(long)).toBe(1_200_000);
    expect((await listed(other)).map(({ id }) => id)).toEqual([short.id, long.id]);
    for (const feed of [screen, board]) {
      await until(() => timersIn(feed).length === 2);
      expect(timersIn(feed)[0]).toMatchObject({ id: long.id, label: 'Stock', endsAt: long.endsAt, doneAt: null });
    }
  });

  test('has the name of its recipe, or of its task', async () => {
    const recipe = await kitchen.write(async (tx) =>
      add(tx, Recipe, { name: 'Chicken stock', yieldQuantity: '4', yieldUnit: 'kg' }),
    );
    const manager = await kitchen.signIn('manager');
    const { addPrepTask } = await manager.request<{ addPrepTask: { id: string } }>(
      'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }',
      { input: { name: 'Salsa', targetQuantity: '4', unit: 'kg', dueTime: '15:00' } },
    );
    const ofRecipe = await start(cook, { recipeId: recipe.id, step: 3, prepTaskId: addPrepTask.id });
    expect(ofRecipe).toMatchObject({ label: 'Chicken stock', step: 3, startedByName: 'Ana Torres' });
    expect(await start(cook, { prepTaskId: addPrepTask.id })).toMatchObject({ label: 'Salsa', step: null });
    expect(await start(cook)).toMatchObject({ label: null });
    expect(await cook.refused(START, { input: { durationSeconds: 60, step: 3 } })).toBe('VALIDATION_FAILED');
  });

  test('starts once for one key, also when both requests come at once', async () => {
    const input = { key: 'a-key' };
    const both = await Promise.all([start(cook, input), start(cook, input)]);
    const again = await start(cook, { ...input, durationSeconds: 60 });
    expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1);
    expect(await listed(cook)).toHaveLength(1);
    // The key is the person's own.
    await start(other, input);
    expect(await listed(cook)).toHaveLength(2);
  });

  test('that a screen started offline rings when it would have rung', async () => {
    const before = Date.now();
    const timer = await start(cook, { durationSeconds: 600, elapsedSeconds: 400 });
    expect(length(timer)).toBe(600_000);
    expect(Date.parse(timer.endsAt ?? '') - before).toBeLessThan(210_000);
    expect(await cook.refused(START, { input: { durationSeconds: 60, elapsedSeconds: 60 } })).toBe('VALIDATION_FAILED');
  });

  test('runs for 24 hours at most', async () => {
    for (const durationSeconds of [0, -5, 86_401]) {
      expect(await cook.refused(START, { input: { durationSeconds } })).toBe('VALIDATION_FAILED');
    }
    const { id } = await start(cook, { durationSeconds: 86_400 });
    expect(await cook.refused(EXTEND, { input: { id } })).toBe('CONFLICT');
  });
});

describe('changing a timer', () => {
  test('two people who add a minute at once add two minutes', async () => {
    const timer = await start(cook);
    await Promise.all([run(cook, EXTEND, { id: timer.id }), run(other, EXTEND, { id: timer.id })]);
    const [after] = await listed(cook);
    expect(after).toMatchObject({ addedSeconds: 120 });
    expect(after && length(after)).toBe(1_320_000);
  });

  test('paused, it keeps what is left, and counts on when it is resumed', async () => {
    const { id } = await start(cook, { durationSeconds: 600 });
    const paused = await run(other, PAUSE, { id });
    expect(paused).toMatchObject({ endsAt: null, remainingSeconds: 600 });
    expect(await run(cook, PAUSE, { id })).toMatchObject({ version: paused.version });
    expect(await run(cook, EXTEND, { id })).toMatchObject({ remainingSeconds: 660, endsAt: null });
    const resumed = await run(cook, RESUME, { id });
    expect(resumed.remainingSeconds).toBeNull();
    expect(Math.round((Date.parse(resumed.endsAt ?? '') - Date.now()) / 10_000)).toBe(66);
    expect(await run(other, RESUME, { id })).toMatchObject({ version: resumed.version });
  });

  test('one that rings cannot be paused; a minute more lets it count again from now', async () => {
    const { id } = await rung(30_000);
    expect(await cook.refused(PAUSE, { input: { id } })).toBe('CONFLICT');
    const timer = await run(cook, EXTEND, { id });
    expect(Math.round((Date.parse(timer.endsAt ?? '') - Date.now()) / 10_000)).toBe(6);
  });

  test('stopped, it is removed from every screen; stopping it again changes nothing and sends no message', async () => {
    const screen = await feedOf(other);
    const [running, ringing] = [await start(cook), await rung(5_000)];
    expect(await run(other, STOP, { id: running.id })).toMatchObject({ cancelledAt: expect.any(String), doneAt: null });
    expect(await run(cook, STOP, { id: ringing.id })).toMatchObject({ doneAt: expect.any(String), cancelledAt: null });
    await until(() => timersIn(screen).length === 3);
    const again = await run(other, STOP, { id: ringing.id, version: ringing.version });
    expect(again.doneAt).not.toBeNull();
    for (const document of [EXTEND, PAUSE, RESUME]) {
      expect(await cook.refused(document, { input: { id: running.id } })).toBe('CONFLICT');
    }
    expect(await listed(cook)).toEqual([]);
    // An event of its own shows that nothing came before it.
    await start(cook, { label: 'Last' });
    await until(() => timersIn(screen).some((timer) => timer?.['label'] === 'Last'));
    expect(timersIn(screen)).toHaveLength(4);
  });

  test('silencing one that somebody else has just extended is refused, so that it goes on', async () => {
    const { id, version } = await rung(5_000);
    await run(other, EXTEND, { id });
    expect(await cook.refused(STOP, { input: { id, version } })).toBe('CONFLICT');
    expect(await listed(cook)).toHaveLength(1);
  });
});

describe('limits', () => {
  test('one person has 20 timers at once, also when the last two start at the same time', async () => {
    for (let count = 1; count < limits.timersPerPerson; count += 1) await start(cook);
    const answers = await Promise.all([0, 1, 2].map(() => cook.graph(START, { input: { durationSeconds: 60 } })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await listed(cook)).toHaveLength(limits.timersPerPerson);
    await start(other);
    await run(cook, STOP, { id: (await listed(cook))[0]?.id });
    await start(cook);
  });

  test('a kitchen has 60 at once', async () => {
    await kitchen.write(async (tx) => {
      for (let count = 0; count < limits.timersPerKitchen; count += 1) {
        const endsAt = new Date(tx.now.getTime() + 60_000);
        const startedById = (await kitchen.user()).id;
        add(tx, Timer, { durationSeconds: 60, startedById, startedAt: tx.now, endsAt });
      }
    });
    expect(await cook.refused(START, { input: { durationSeconds: 60 } })).toBe('CONFLICT');
    expect(await listed(cook)).toHaveLength(limits.timersPerKitchen);
  });
});

describe('a timer that rang and that nobody answers', () => {
  const job = (minutes: number) => timersJob.run(jobRun(api.app, new Date(Date.now() + minutes * 60_000)));
  const titles = async (client: Client) => {
    const { notifications } = await client.request<{ notifications: { nodes: { title: string; isRead: boolean }[] } }>(
      '{ notifications { nodes { title isRead } } }',
    );
    return notifications.nodes;
  };

  test('stays on the screens and notifies who started it and the managers once', async () => {
    const manager = await kitchen.signIn('manager');
    const { id } = await rung(0, { label: 'Chicken stock', step: 2 });
    await job(1);
    expect(await titles(cook)).toEqual([]);
    for (const minute of [3, 4, 60]) await job(minute);
    const title = 'Chicken stock, step 2 is ringing and nobody has answered';
    for (const client of [cook, manager]) expect(await titles(client)).toEqual([{ title, isRead: false }]);
    expect(await titles(other)).toEqual([]);
    expect((await listed(other)).map((timer) => timer.id)).toEqual([id]);
    await run(other, STOP, { id });
    for (const client of [cook, manager]) expect(await titles(client)).toEqual([{ title, isRead: true }]);
  });

  test('and that is extended has been answered, and notifies again when it rings unanswered once more', async () => {
    const { id } = await rung(0, { label: 'Chicken stock' });
    await job(3);
    await run(other, EXTEND, { id });
    const title = 'Chicken stock is ringing and nobody has answered';
    expect(await titles(cook)).toEqual([{ title, isRead: true }]);
    await job(10);
    expect(await titles(cook)).toEqual([
      { title, isRead: false },
      { title, isRead: true },
    ]);
  });

  test('is ended after four hours, on every screen', async () => {
    const screen = await feedOf(other);
    const { id } = await rung(0);
    await job(4 * 60 + 1);
    await until(() => timersIn(screen).length === 1);
    expect(timersIn(screen)[0]).toMatchObject({ id, doneAt: expect.any(String) });
    expect(await listed(cook)).toEqual([]);
  });

  test('is deleted after 30 days; one that was paused and forgotten ends after a day', async () => {
    const { id } = await rung(0);
    const forgotten = await start(cook);
    await run(cook, PAUSE, { id: forgotten.id });
    await run(cook, STOP, { id });
    await job(24 * 60 + 1);
    expect(await listed(cook)).toEqual([]);
    const rows = () => api.app.database.read(kitchen.id, (db) => db.selectFrom('timer').select('id').execute());
    expect(await rows()).toHaveLength(2);
    await job((limits.timerDays + 2) * 24 * 60);
    expect(await rows()).toEqual([]);
  });
});

describe('who may', () => {
  test('a display shows timers without names of people, starts and stops them', async () => {
    const display = await kitchen.pair();
    const { id } = await start(cook);
    expect(await listed(display)).toMatchObject([{ id, startedByName: null }]);
    await start(display, { label: 'Bread' });
    expect((await run(display, STOP, { id })).cancelledAt).not.toBeNull();
    const reading = await kitchen.pair({ scopes: ['display_read'] });
    expect(await reading.refused(STOP, { input: { id } })).toBe('FORBIDDEN');
  });

  test('a display that requires a PIN does not stop one without it', async () => {
    const display = await kitchen.pair();
    const { id } = await start(cook);
    await kitchen.write(async (tx) => {
      const organization = await tx.em.findOneOrFail(Organization, { id: kitchen.id });
      organization.displayPinRequired = true;
    });
    expect(await display.refused(STOP, { input: { id } })).toBe('FORBIDDEN');
    expect(await listed(display)).toHaveLength(1);
  });

  test('another kitchen neither sees nor changes it', async () => {
    const { id } = await start(cook);
    const stranger = await (await Kitchen.create(api)).signIn('admin');
    const screen = await feedOf(stranger);
    for (const document of [STOP, PAUSE, RESUME, EXTEND]) {
      expect(await stranger.refused(document, { input: { id } })).toBe('NOT_FOUND');
    }
    await run(cook, EXTEND, { id });
    expect(await listed(stranger)).toEqual([]);
    await start(stranger);
    await until(() => timersIn(screen).length === 1);
    expect(timersIn(screen)[0]).not.toMatchObject({ id });
  });
});
