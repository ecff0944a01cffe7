import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '../../platform/graphql/problem.ts';
import { ageOf, freshnessOf } from './freshness.ts';
import { REJECTED } from './queue.ts';
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

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const freshness = (fake: Fake) => freshnessOf(fake.state().link, performance.now());

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  for (const fake of started.splice(0)) fake.engine.stop();
  vi.useRealTimers();
});

describe('connecting', () => {
  test('loads the board once; later messages update it without a request', async () => {
    const fake = start();
    await fake.goLive();
    expect(fake.counts.board).toBe(1);
    for (let seq = 11; seq <= 30; seq += 1) fake.receive(taskMessage({ version: seq, name: `v${String(seq)}` }, seq));
    await pass(5_000);
    expect(fake.state().board?.tasks['t1']?.name).toBe('v30');
    expect(fake.counts.board).toBe(1);
  });

  test('a board loaded before the connection broke has an age, although no message was received', async () => {
    const fake = start();
    fake.open();
    fake.lose();
    await pass(8_000);
    expect(freshness(fake)).toBe('closed');
    expect(fake.state().link.receivedTime).toBe(noon);
    expect(ageOf(fake.state().link, performance.now())).toBe(8_000);
  });

  test('the notice stays while it catches up, and ends with CAUGHT_UP', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    await pass(61_000);
    expect(freshness(fake)).toBe('old');
    fake.receive(taskMessage({ version: 9, status: 'completed' }, 14));
    expect(freshness(fake)).toBe('old');
    fake.open();
    expect(freshness(fake)).toBe('live');
  });

  test('after a gap the notice stays until the board is reloaded', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    await pass(61_000);
    fake.world.board = boardOf([task({ version: 9, name: 'Beans' })]);
    fake.open('GAP');
    fake.receive(ping());
    expect(freshness(fake)).toBe('old');
    await pass(0);
    expect(fake.state().board?.tasks['t1']?.name).toBe('Beans');
    expect(freshness(fake)).toBe('live');
  });

  test('missed changes are on the board when it is live again', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    fake.receive(taskMessage({ version: 9, status: 'completed' }, 14));
    await fake.goLive();
    expect(fake.state().board?.tasks['t1']?.status).toBe('completed');
    expect(fake.counts.board).toBe(1);
  });

  test('messages received while the board is loading are applied to it', async () => {
    const fake = start();
    fake.open();
    fake.receive(taskMessage({ version: 9, status: 'completed' }, 11));
    await pass(0);
    expect(fake.state().board?.tasks['t1']?.status).toBe('completed');
    expect(freshness(fake)).toBe('live');
  });

  test('a gap reloads the board', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    fake.open('GAP');
    await pass(0);
    expect(fake.counts.board).toBe(2);
    expect(freshness(fake)).toBe('live');
  });

  test('a connection lost while the board is loading leaves it not live', async () => {
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

  test('a board that cannot be loaded is not live, and is retried', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    fake.world.failure = new Problem('down');
    fake.open('GAP');
    fake.receive(ping());
    await pass(10_000);
    expect(freshness(fake)).toBe('closed');
    fake.world.failure = null;
    await pass(2_000);
    expect(freshness(fake)).toBe('live');
  });

  test('silence counts as disconnected since the last message', async () => {
    const fake = start();
    await fake.goLive();
    const at = performance.now();
    await pass(25_000);
    fake.lose({ at });
    expect(freshness(fake)).toBe('closed');
    expect(ageOf(fake.state().link, performance.now())).toBe(25_000);
  });

  test('a refused connection checks whether this is still a device', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    expect(fake.onRefused).not.toHaveBeenCalled();
    fake.lose({ reason: 'refused' });
    fake.lose({ reason: 'signedOut' });
    expect(fake.onRefused).toHaveBeenCalledTimes(2);
  });

  test('messages without a row refetch their part at most every two seconds', async () => {
    const fake = start();
    await fake.goLive();
    const data = { id: 'c1', version: 1 };
    for (let seq = 11; seq < 31; seq += 1) {
      fake.receive({ type: 'LINE_CHECK_UPDATED', data, seq });
      await pass(100);
    }
    await pass(3_000);
    expect(fake.counts.parts.length).toBeLessThanOrEqual(3);
    expect(fake.counts.parts.length).toBeGreaterThan(1);
  });

  test('a new business day reloads the board', async () => {
    const fake = start();
    await fake.goLive();
    const nextDay = new Date(noon + 17 * 3_600_000).toISOString();
    fake.world.board = boardOf([task({ businessDate: '2026-11-22', id: 'new' })], { businessDate: '2026-11-22' });
    fake.receive(ping(nextDay));
    await pass(16_000);
    expect(fake.state().board?.businessDate).toBe('2026-11-22');
    expect(Object.keys(fake.state().board?.tasks ?? {})).toEqual(['new']);
  });
});

describe('allergens', () => {
  const contains = (fake: Fake) => fake.state().board?.tasks['t1']?.allergens;

  /** A board without allergens, whose server now returns nuts. */
  async function startBeforeNuts() {
    const fake = start();
    await fake.goLive();
    fake.world.renew = (board) => ({ ...board, tasks: { ...board.tasks, t1: task({ allergens: ['nuts'] }) } });
    return fake;
  }

  test('are refetched when a recipe changed', async () => {
    const fake = await startBeforeNuts();
    expect(contains(fake)).toEqual([]);
    fake.receive({ type: 'RECIPE_UPDATED', data: { id: 'r1', version: 2 }, seq: 11 });
    await pass(2_000);
    expect(contains(fake)).toEqual(['nuts']);
  });

  test('are refetched when an item was edited, not for its stock movements', async () => {
    const fake = await startBeforeNuts();
    const item = { id: 'i1', version: 1, name: 'Oil', currentStock: 9, parLevel: 1, unit: 'l', crossedPar: false };
    for (let seq = 11; seq <= 30; seq += 1) {
      fake.receive({ type: 'INVENTORY_UPDATED', data: { ...item, edited: false }, seq });
    }
    await pass(5_000);
    // The lots to use first are, at most every two seconds.
    expect(fake.counts.parts.length).toBeLessThanOrEqual(4);
    expect([...new Set(fake.counts.parts)]).toEqual(['lots']);
    fake.receive({ type: 'INVENTORY_UPDATED', data: { ...item, edited: true }, seq: 31 });
    await pass(2_000);
    expect(contains(fake)).toEqual(['nuts']);
  });

  test('that changed while the display was offline are refetched after reconnecting', async () => {
    const fake = await startBeforeNuts();
    fake.lose();
    fake.receive({ type: 'RECIPE_UPDATED', data: { id: 'r1', version: 2 }, seq: 11 });
    await fake.goLive();
    await pass(4_000);
    expect(contains(fake)).toEqual(['nuts']);
  });
});

describe('presses', () => {
  test('are sent at once while live, and can be undone for ten seconds', async () => {
    const fake = start();
    await fake.goLive();
    fake.engine.press('t1', 'start');
    await pass(0);
    expect(fake.acts).toHaveLength(1);
    expect(fake.state().bumps).toEqual([]);
    expect(fake.state().board?.tasks['t1']?.status).toBe('in_progress');
    expect(fake.state().undoable['t1']?.until).toBeGreaterThan(performance.now() + 9_000);
  });

  test('are queued while offline, survive a reload, and are applied once', async () => {
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

  test('are retried with the same key when the response is lost', async () => {
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

  test('a refused press stays on its tile with the server’s message and is not retried', async () => {
    const fake = start();
    await fake.goLive();
    fake.world.failure = new Problem('Ana started this at 13:40.', { status: 200, code: 'CONFLICT' });
    fake.engine.press('t1', 'start');
    await pass(10_000);
    expect(fake.acts).toHaveLength(1);
    expect(fake.state().bumps).toEqual([
      expect.objectContaining({ state: REJECTED, sentence: 'Ana started this at 13:40.' }),
    ]);
    fake.engine.discard('t1');
    expect(fake.state().bumps).toEqual([]);
  });

  test('a refused press that is tried again keeps the time at which it was made', async () => {
    const fake = start();
    await fake.goLive();
    const made = Date.now();
    fake.world.failure = new Problem('An ingredient is past its use-by.', { code: 'CONFLICT', status: 200 });
    fake.engine.press('t1', 'done', '8');
    await pass(60_000);
    fake.world.failure = null;
    fake.engine.again('t1');
    await pass(0);
    expect(fake.acts.at(-1)).toMatchObject({ act: 'done', quantity: '8', at: made });
  });

  /** A display on which Done was pressed offline, and whose task is moved to another day meanwhile. */
  async function doneAndMoved() {
    const fake = start(boardOf([task({ status: 'in_progress' })]));
    await fake.goLive();
    fake.lose();
    fake.engine.press('t1', 'done');
    fake.receive(taskMessage({ id: 't1', version: 9, businessDate: '2026-11-22', targetQuantity: '12' }, 14));
    expect(fake.state().board?.tasks['t1']).toBeUndefined();
    return fake;
  }

  test('are sent as they were made, also when their task has left the board', async () => {
    const fake = await doneAndMoved();
    fake.open();
    await pass(0);
    expect(fake.acts).toMatchObject([{ taskId: 't1', act: 'done', quantity: '8' }]);
  });

  test('a refused press stays with the name of its task when that has left the board', async () => {
    const fake = await doneAndMoved();
    fake.world.failure = new Problem('This task is for another day.', { status: 200, code: 'CONFLICT' });
    fake.open();
    await pass(0);
    expect(fake.state().bumps).toMatchObject([
      { state: REJECTED, name: 'Rice', sentence: 'This task is for another day.' },
    ]);
  });

  test('where a PIN is required a press waits for it, then is sent with the same key', async () => {
    const board = boardOf([task()]);
    const fake = start({ ...board, kitchen: { ...board.kitchen, asksForPin: true } });
    await fake.goLive();
    fake.world.failure = new Problem('No.', { status: 200, code: 'FORBIDDEN' });
    fake.engine.press('t1', 'start');
    await pass(10_000);
    expect(fake.state().needsPin).toBe(true);
    expect(fake.acts).toHaveLength(1);
    fake.world.failure = null;
    fake.engine.pinEntered();
    await pass(0);
    expect(fake.acts.map(({ key }) => key)).toEqual([fake.acts[0]?.key, fake.acts[0]?.key]);
    expect(fake.state().bumps).toEqual([]);
  });

  test('where no PIN is required, FORBIDDEN is a refusal', async () => {
    const fake = start();
    await fake.goLive();
    fake.world.failure = new Problem('You do not have permission to do this.', { status: 200, code: 'FORBIDDEN' });
    fake.engine.press('t1', 'start');
    await pass(0);
    expect(fake.state().bumps[0]?.state).toBe(REJECTED);
  });

  test('a device whose credential is refused checks it and keeps its presses', async () => {
    const fake = start();
    await fake.goLive();
    fake.world.failure = new Problem('Please sign in first.', { status: 200, code: 'UNAUTHENTICATED' });
    fake.engine.press('t1', 'start');
    await pass(0);
    expect(fake.onRefused).toHaveBeenCalled();
    expect(fake.state().bumps).toHaveLength(1);
  });

  test('undo removes an unsent press from the queue, and sends an undo for a sent one', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    fake.engine.press('t1', 'start');
    fake.engine.undo('t1');
    expect(fake.state().bumps).toEqual([]);
    fake.engine.undo('t1');
    expect(fake.state().bumps.map(({ act }) => act)).toEqual(['undo']);
  });

  test('two taps on Undo are one undo', async () => {
    const fake = start();
    await fake.goLive();
    fake.lose();
    fake.engine.undo('t1');
    fake.engine.undo('t1');
    expect(fake.state().bumps.map(({ act }) => act)).toEqual(['undo']);
  });

  test('a press older than the server’s idempotency window is not sent', async () => {
    const fake = start();
    fake.engine.press('t1', 'start');
    vi.setSystemTime(noon + 71 * 3_600_000);
    await fake.goLive();
    expect(fake.acts).toEqual([]);
    expect(fake.state().bumps[0]).toMatchObject({ state: REJECTED, sentence: 'Too old to send.' });
  });
});

describe('the saved board', () => {
  test('is shown at the next start as offline, with its age', async () => {
    const fake = start();
    await fake.goLive();
    fake.receive(taskMessage({ version: 5, name: 'Beans' }, 11));
    await pass(5_000);
    fake.engine.stop();
    await pass(300_000);
    const again = start();
    expect(again.state().board?.tasks['t1']?.name).toBe('Beans');
    expect(freshness(again)).toBe('old');
  });

  test('of another build, or unreadable, is ignored', () => {
    localStorage.setItem('brigade.kiosk.board', JSON.stringify({ format: 0, board: {} }));
    expect(savedBoard.read()).toBeNull();
    localStorage.setItem('brigade.kiosk.board', '{');
    expect(savedBoard.read()).toBeNull();
    expect(start().state().board).toBeNull();
  });
});
