import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Board } from '../board/model/board.ts';
import { caughtUp, neverConnected } from './freshness.ts';
import { boardOf, task } from '../testing/board.ts';
import { createPartReader } from './part-reader.ts';
import type { BoardServer } from './server.ts';
import type { BoardState } from './state.ts';
import { createStore } from '../../ui/store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const state: BoardState = {
  board: boardOf([task()]),
  link: caughtUp(neverConnected(0)),
  bumps: [],
  undoable: {},
  unsaved: false,
  needsPin: false,
  ownBuild: null,
  servedBuild: null,
};

test('a response that arrives after a later one of the same part is ignored', async () => {
  const store = createStore(state);
  const answers: ((renew: (board: Board) => Board) => void)[] = [];
  const server: Pick<BoardServer, 'part'> = { part: () => new Promise((resolve) => answers.push(resolve)) };
  const parts = createPartReader(store, server);
  const named = (name: string) => (board: Board) => ({ ...board, tasks: { t1: task({ name }) } });
  parts.age('allergens');
  await pass(2_000);
  parts.age('allergens');
  await pass(2_000);
  answers[1]?.(named('new'));
  await pass(0);
  answers[0]?.(named('old'));
  await pass(0);
  expect(store.read().board?.tasks['t1']?.name).toBe('new');
  parts.stop();
});
