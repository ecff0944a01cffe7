import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Problem } from '../../platform/graphql/problem.ts';
import { ageOf, freshnessOf } from './freshness.ts';
import { savedBoard, savedBumps } from './saved-board.ts';
import { boardOf, noon, ping, task, taskMessage } from '../testing/board.ts';
import { startFakeBoard } from '../testing/fake-board.ts';

type Fake = ReturnType<typeof startFakeBoard>;
const started: Fake[] = [];

function start(board = boardOf([task(), task({ id: 't2' })])) {
  const fake = startFakeBoard(board);
  started.push(fake);
  return fake;
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const freshness = (fake: Fake) => freshnessOf(fake.state().link, performance.now());

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: noon });
});
afterEach(() => {
  for (const fake of started.splice(0)) fake.engine.stop();
  jest.useRealTimers();
});

describe('connecting', () => {
  test('reads the board once; messages after that change it without reading', async () => {
    const fake = start();
    await fake.goLive();
    expect(fake.counts.board).toBe(1);
    for (let seq = 11; seq <= 30; seq += 1) fake.hear(taskMessage({ version: seq, name: `v${String(seq)}` }, seq));
    await pass(5_000);
    expect(fake.state().board?.tasks['t1']?.name).toBe('v30');
    expect(fake.counts.board).toBe(1);
  });

  test('a board that was read before the connection broke tells its age, although no word was heard', async () => {
    const fake = start();
    fake.open();
    fake.lose();
    await pass(8_000);
    expect(freshness(fake)).toBe('closed');
    expect(fake.state().link.heardTime).toBe(noon);
    expect(ageOf(fake.state().link, performance.now())).toBe(8_000);
  });

  test('the notice stays while it catches up, and goes when it is told that nothing is missing', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    await pass(61_000);
    expect(freshness(fake)).toBe('old');
    fake.hear(taskMessage({ version: 9, status: 'completed' }, 14));
    expect(freshness(fake)).toBe('old');
    fake.open();
    expect(freshness(fake)).toBe('live');
  });

  test('the notice stays until a board that has to be read again was read', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    await pass(61_000);
    fake.world.board = boardOf([task({ version: 9, name: 'Beans' })]);
    fake.open('GAP');
    fake.hear(ping());
    expect(freshness(fake)).toBe('old');
    await pass(0);
    expect(fake.state().board?.tasks['t1']?.name).toBe('Beans');
    expect(freshness(fake)).toBe('live');
  });

  test('what was missed is on the board when it is live again', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    fake.hear(taskMessage({ version: 9, status: 'completed' }, 14));
    await fake.goLive();
    expect(fake.state().board?.tasks['t1']?.status).toBe('completed');
    expect(fake.counts.board).toBe(1);
  });

  test('what is told while the board is on its way is on it when it comes', async () => {
    const fake = start();
    fake.open();
    fake.hear(taskMessage({ version: 9, status: 'completed' }, 11));
    await pass(0);
    expect(fake.state().board?.tasks['t1']?.status).toBe('completed');
    expect(freshness(fake)).toBe('live');
  });

  test('a gap that is too long reads the board again', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    fake.open('GAP');
    await pass(0);
    expect(fake.counts.board).toBe(2);
    expect(freshness(fake)).toBe('live');
  });

  test('a connection that is lost while the board is read leaves it not live', async () => {
    const fake = start();
    fake.open();
    fake.lose();
    await pass(6_000);
    expect(fake.counts.board).toBe(1);
    expect(freshness(fake)).toBe('closed');
    fake.open();
    expect(fake.counts.board).toBe(1);
    expect(freshness(fake)).toBe('live');
  });

  test('while the board cannot be read it is not live, and tries again', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    fake.world.failure = new Problem('down');
    fake.open('GAP');
    fake.hear(ping());
    await pass(10_000);
    expect(freshness(fake)).toBe('closed');
    fake.world.failure = null;
    await pass(2_000);
    expect(freshness(fake)).toBe('live');
  });

  test('silence counts as lost from the last word on', async () => {
    const fake = start();
    await fake.goLive();
    const at = performance.now();
    await pass(25_000);
    fake.lose({ at });
    expect(freshness(fake)).toBe('closed');
    expect(ageOf(fake.state().link, performance.now())).toBe(25_000);
  });

  test('a connection that is refused asks whether this is still a device', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    expect(fake.onRefused).not.toHaveBeenCalled();
    fake.lose({ how: 'refused' });
    fake.lose({ how: 'signedOut' });
    expect(fake.onRefused).toHaveBeenCalledTimes(2);
  });

  test('messages without a row read their part at most once in two seconds', async () => {
    const fake = start();
    await fake.goLive();
    const data = { id: 'c1', version: 1 };
    for (let seq = 11; seq < 31; seq += 1) {
      fake.hear({ type: 'LINE_CHECK_UPDATED', data, seq });
      await pass(100);
    }
    await pass(3_000);
    expect(fake.counts.parts.length).toBeLessThanOrEqual(3);
    expect(fake.counts.parts.length).toBeGreaterThan(1);
  });

  test('the business day turns by itself', async () => {
    const fake = start();
    await fake.goLive();
    const nextDay = new Date(noon + 17 * 3_600_000).toISOString();
    fake.world.board = boardOf([task({ businessDate: '2026-11-22', id: 'new' })], { businessDate: '2026-11-22' });
    fake.hear(ping(nextDay));
    await pass(16_000);
    expect(fake.state().board?.businessDate).toBe('2026-11-22');
    expect(Object.keys(fake.state().board?.tasks ?? {})).toEqual(['new']);
  });
});

describe('allergens', () => {
  const contains = (fake: Fake) => fake.state().board?.tasks['t1']?.allergens;

  /** The server now says nuts where the board was read without. */
  async function startBeforeNuts() {
    const fake = start();
    await fake.goLive();
    fake.world.renew = (board) => ({ ...board, tasks: { ...board.tasks, t1: task({ allergens: ['nuts'] }) } });
    return fake;
  }

  test('are read again when a recipe changed', async () => {
    const fake = await startBeforeNuts();
    expect(contains(fake)).toEqual([]);
    fake.hear({ type: 'RECIPE_UPDATED', data: { id: 'r1', version: 2 }, seq: 11 });
    await pass(2_000);
    expect(contains(fake)).toEqual(['nuts']);
  });

  test('are read again when an item was edited, and not for its stock movements', async () => {
    const fake = await startBeforeNuts();
    const item = { id: 'i1', version: 1, name: 'Oil', currentStock: 9, parLevel: 1, unit: 'l', crossedPar: false };
    for (let seq = 11; seq <= 30; seq += 1) {
      fake.hear({ type: 'INVENTORY_UPDATED', data: { ...item, edited: false }, seq });
    }
    await pass(5_000);
    expect(fake.counts.parts).toEqual([]);
    fake.hear({ type: 'INVENTORY_UPDATED', data: { ...item, edited: true }, seq: 31 });
    await pass(2_000);
    expect(contains(fake)).toEqual(['nuts']);
  });

  test('that changed while the display was cut off are read when it is back', async () => {
    const fake = await startBeforeNuts();
    fake.lose();
    fake.hear({ type: 'RECIPE_UPDATED', data: { id: 'r1', version: 2 }, seq: 11 });
    await fake.goLive();
    await pass(4_000);
    expect(contains(fake)).toEqual(['nuts']);
  });
});

describe('presses', () => {
  test('go out at once while live, and can be taken back for ten seconds', async () => {
    const fake = start();
    await fake.goLive();
    fake.engine.press('t1', 'start');
    await pass(0);
    expect(fake.acts).toHaveLength(1);
    expect(fake.state().bumps).toEqual([]);
    expect(fake.state().board?.tasks['t1']?.status).toBe('in_progress');
    expect(fake.state().undoable['t1']?.until).toBeGreaterThan(performance.now() + 9_000);
  });

  test('wait while cut off, survive a reload, and are done once', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    fake.engine.press('t1', 'start');
    fake.engine.press('t1', 'done', '8');
    fake.engine.press('t2', 'start');
    await pass(5_000);
    expect(fake.acts).toEqual([]);
    fake.engine.stop();

    const again = start();
    expect(again.state().bumps).toHaveLength(3);
    await again.goLive();
    await pass(10);
    expect(again.acts.map(({ taskId, act }) => `${taskId} ${act}`)).toEqual(['t1 start', 't2 start', 't1 done']);
    expect(again.state().bumps).toEqual([]);
    expect(savedBumps.read()).toEqual([]);
  });

  test('an answer that is lost: again with the same key', async () => {
    const fake = start();
    await fake.goLive();
    fake.world.failure = new Problem('unreachable');
    fake.engine.press('t1', 'start');
    await pass(2_500);
    fake.world.failure = null;
    await pass(2_500);
    expect(fake.acts.length).toBeGreaterThan(1);
    expect(new Set(fake.acts.map(({ key }) => key)).size).toBe(1);
    expect(fake.state().bumps).toEqual([]);
  });

  test('a refusal parks on its tile with the server’s sentence and is not sent again', async () => {
    const fake = start();
    await fake.goLive();
    fake.world.failure = new Problem('Ana started this at 13:40.', { status: 200, code: 'CONFLICT' });
    fake.engine.press('t1', 'start');
    await pass(10_000);
    expect(fake.acts).toHaveLength(1);
    expect(fake.state().bumps).toEqual([
      expect.objectContaining({ state: 'parked', sentence: 'Ana started this at 13:40.' }),
    ]);
    fake.engine.discard('t1');
    expect(fake.state().bumps).toEqual([]);
  });

  test('where a name is wanted it waits for the PIN, then goes on with the same key', async () => {
    const board = boardOf([task()]);
    const fake = start({ ...board, kitchen: { ...board.kitchen, asksForPin: true } });
    await fake.goLive();
    fake.world.failure = new Problem('No.', { status: 200, code: 'FORBIDDEN' });
    fake.engine.press('t1', 'start');
    await pass(10_000);
    expect(fake.state().needsPin).toBe(true);
    expect(fake.acts).toHaveLength(1);
    fake.world.failure = null;
    fake.engine.pinGiven();
    await pass(0);
    expect(fake.acts.map(({ key }) => key)).toEqual([fake.acts[0]?.key, fake.acts[0]?.key]);
    expect(fake.state().bumps).toEqual([]);
  });

  test('without a name wanted, what is forbidden is refused', async () => {
    const fake = start();
    await fake.goLive();
    fake.world.failure = new Problem('You do not have permission to do this.', { status: 200, code: 'FORBIDDEN' });
    fake.engine.press('t1', 'start');
    await pass(0);
    expect(fake.state().bumps[0]?.state).toBe('parked');
  });

  test('a device that is no longer known asks who it is and keeps its presses', async () => {
    const fake = start();
    await fake.goLive();
    fake.world.failure = new Problem('Please sign in first.', { status: 200, code: 'UNAUTHENTICATED' });
    fake.engine.press('t1', 'start');
    await pass(0);
    expect(fake.onRefused).toHaveBeenCalled();
    expect(fake.state().bumps).toHaveLength(1);
  });

  test('undo takes out what is still here, and asks the server for what is not', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    fake.engine.press('t1', 'start');
    fake.engine.undo('t1');
    expect(fake.state().bumps).toEqual([]);
    fake.engine.undo('t1');
    expect(fake.state().bumps.map(({ act }) => act)).toEqual(['undo']);
  });

  test('what waited longer than the server remembers keys is not sent', async () => {
    const fake = start();
    fake.engine.press('t1', 'start');
    jest.setSystemTime(noon + 71 * 3_600_000);
    await fake.goLive();
    expect(fake.acts).toEqual([]);
    expect(fake.state().bumps[0]).toMatchObject({ state: 'parked', sentence: 'Too old to send.' });
  });
});

describe('the saved board', () => {
  test('is shown at the next start, cut off and as old as it is', async () => {
    const fake = start();
    await fake.goLive();
    fake.hear(taskMessage({ version: 5, name: 'Beans' }, 11));
    await pass(5_000);
    fake.engine.stop();
    await pass(300_000);
    const again = start();
    expect(again.state().board?.tasks['t1']?.name).toBe('Beans');
    expect(freshness(again)).toBe('old');
  });

  test('of another build, or junk, is forgotten', () => {
    localStorage.setItem('brigade.kiosk.board', JSON.stringify({ format: 0, board: {} }));
    expect(savedBoard.read()).toBeNull();
    localStorage.setItem('brigade.kiosk.board', '{');
    expect(savedBoard.read()).toBeNull();
    expect(start().state().board).toBeNull();
  });
});
