import { expect, test } from 'vitest';
import { noon, task } from '../testing/board.ts';
import {
  added,
  answered,
  type Act,
  type Bump,
  discarded,
  optimistic,
  lost,
  rejected,
  rejectedOn,
  reopened,
  retractable,
  sendable,
  sending,
} from './queue.ts';

const press = (bumps: readonly Bump[], key: string, taskId = 't1', act: Act = 'start') =>
  added(bumps, { key, taskId, act, at: noon });
const keys = (bumps: readonly Bump[]) => bumps.map(({ key }) => key);

test('presses on one task are sent in order, those on other tasks in parallel', () => {
  const bumps = press(press(press([], 'a'), 'b', 't1', 'done'), 'c', 't2');
  expect(keys(sendable(bumps))).toEqual(['a', 'c']);
  const away = sending(bumps, 'a');
  expect(keys(sendable(away))).toEqual(['c']);
  expect(keys(sendable(answered(away, 'a')))).toEqual(['b', 'c']);
});

test('without a response a press is retried with the same key', () => {
  const bumps = lost(sending(press([], 'a'), 'a'), 'a');
  expect(sendable(bumps)).toEqual([expect.objectContaining({ key: 'a', state: 'waiting', tried: true })]);
});

test('a refused press stays on its tile until it is discarded, and drops later presses on that task', () => {
  const bumps = rejected(press(press(press([], 'a'), 'b', 't1', 'done'), 'c', 't2'), 'a', {
    sentence: 'Ana started this at 13:40.',
  });
  expect(keys(bumps)).toEqual(['a', 'c']);
  expect(rejectedOn(bumps, 't1')?.sentence).toBe('Ana started this at 13:40.');
  expect(keys(sendable(bumps))).toEqual(['c']);
  expect(keys(discarded(bumps, 't1'))).toEqual(['c']);
});

test('only an unsent press can be removed from the queue', () => {
  const bumps = press(press([], 'a'), 'b', 't1', 'done');
  expect(retractable(bumps, 't1')?.key).toBe('b');
  expect(retractable(lost(sending(bumps, 'b'), 'b'), 't1')).toBeUndefined();
  expect(retractable(bumps, 't2')).toBeUndefined();
});

test('after a reload a press in flight is sent again with its key', () => {
  const [bump] = sendable(reopened(sending(press([], 'a'), 'a')));
  expect(bump).toMatchObject({ key: 'a', tried: true });
});

test('queued presses update the task optimistically', () => {
  const started = press([], 'a');
  expect(optimistic(task(), started)).toMatchObject({ status: 'in_progress', startedAt: new Date(noon).toISOString() });
  const done = added(started, { key: 'b', taskId: 't1', act: 'done', at: noon, quantity: '7.5' });
  expect(optimistic(task(), done)).toMatchObject({ status: 'completed', actualQuantity: '7.5' });
  expect(optimistic(task({ id: 't2' }), done).status).toBe('pending');
  expect(optimistic(task(), rejected(started, 'a', { sentence: 'No.' })).status).toBe('pending');
});

test('time on hold does not count as work', () => {
  const heldAt = new Date(noon - 60_000).toISOString();
  const held = task({ status: 'on_hold', heldAt, heldSeconds: 30 });
  expect(optimistic(held, press([], 'a', 't1', 'resume'))).toMatchObject({
    status: 'in_progress',
    heldAt: null,
    heldSeconds: 90,
  });
});
