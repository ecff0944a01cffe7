import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { data } from '../../testing/fake-server.ts';
import type { KioskDoneMutation, KioskStartMutation, KioskUndoMutation } from '../kiosk.generated.ts';
import { task } from '../testing/board.ts';
import { acted, boardResult } from '../testing/board-result.fixtures.ts';
import { openBoard } from '../testing/open-board.fixtures.ts';
import type { BoardTask } from './model/board.ts';

// These tests render the whole page, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const started = { status: 'in_progress', startedAt: inHours(-1) } as const;
const rows: Readonly<Record<string, BoardTask>> = {
  t1: task({ dueAt: inHours(1), ...started }),
  t2: task({ id: 't2', name: 'Beans', dueAt: inHours(2), ...started }),
  t3: task({ id: 't3', name: 'Corn', dueAt: inHours(3) }),
};

const tile = (name: string) => screen.getByRole('article', { name: new RegExp(`: ${name}$`) });
const mark = (name: string) => within(tile(name)).getByRole('button', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: 'Several tasks' }));

function idOf(body: unknown): string {
  return /"id":"(t\d)"/.exec(JSON.stringify(body))?.[1] ?? '';
}

/** Rice and Beans run, Corn waits. */
async function open() {
  const row = (body: unknown, changes: Partial<BoardTask>) => {
    const id = idOf(body);
    return acted({ ...task(rows[id]), ...changes });
  };
  const opened = await openBoard(boardResult(Object.values(rows)), {
    KioskDone: ({ body }) =>
      data<KioskDoneMutation>({
        completePrepTask: row(body, { version: 2, status: 'completed', completedAt: inHours(0) }),
      }),
    KioskUndo: ({ body }) => data<KioskUndoMutation>({ undoPrepTask: row(body, { version: 3 }) }),
    KioskStart: ({ body }) => data<KioskStartMutation>({ startPrepTask: row(body, { version: 2, ...started }) }),
  });
  /** Which tasks a mutation was sent for, and with which keys. */
  const sent = (operation: string) =>
    opened.calls
      .filter(({ body }) => JSON.stringify(body ?? '').includes(`"operationName":"${operation}"`))
      .map(({ body, headers }) => ({ id: idOf(body), key: headers.get('idempotency-key') }));
  return { ...opened, sent };
}

beforeEach(() => {
  localStorage.clear();
});

test('several marked tasks are finished by one press, each with its own key', async () => {
  const { user, sent } = await open();
  await user.click(mark('Rice'));
  await user.click(mark('Beans'));
  expect(mark('Beans')).toHaveAttribute('aria-pressed', 'true');
  await user.click(bar().getByRole('button', { name: 'Done (2)' }));
  await waitFor(() => expect(sent('KioskDone').map(({ id }) => id)).toEqual(['t1', 't2']));
  expect(new Set(sent('KioskDone').map(({ key }) => key)).size).toBe(2);
  await waitFor(() => expect(tile('Beans')).toHaveAttribute('data-state', 'done'));
});

test('one undo undoes all of them', async () => {
  const { user, sent } = await open();
  await user.click(mark('Rice'));
  await user.click(mark('Beans'));
  await user.click(bar().getByRole('button', { name: 'Done (2)' }));
  await waitFor(() => expect(tile('Beans')).toHaveAttribute('data-state', 'done'));
  await user.click(bar().getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(sent('KioskUndo').map(({ id }) => id)).toEqual(['t2', 't1']));
  await waitFor(() => expect(tile('Rice')).toHaveAttribute('data-state', 'running'));
});

test('the keys of a bump bar mark and finish several', async () => {
  const { user, sent } = await open();
  await user.keyboard('1 2{Enter}');
  await waitFor(() => expect(sent('KioskDone').map(({ id }) => id)).toEqual(['t1', 't2']));
  await user.keyboard('u');
  await waitFor(() => expect(sent('KioskUndo')).toHaveLength(2));
});

test('when pending and running tasks are marked, the running ones are finished and the rest stays marked', async () => {
  const { user, sent } = await open();
  await user.click(mark('Rice'));
  await user.click(mark('Corn'));
  await user.click(bar().getByRole('button', { name: 'Done (1)' }));
  await waitFor(() => expect(sent('KioskDone').map(({ id }) => id)).toEqual(['t1']));
  await user.click(bar().getByRole('button', { name: 'Start (1)' }));
  await waitFor(() => expect(sent('KioskStart').map(({ id }) => id)).toEqual(['t3']));
});

test('without a connection all of them wait, and one undo removes them unsent', async () => {
  const { user, sent, socket } = await open();
  socket.close(1006);
  await screen.findByText('Connection closed. Attempting to reconnect...', {}, { timeout: 8_000 });
  await user.click(mark('Rice'));
  await user.click(mark('Beans'));
  await user.click(bar().getByRole('button', { name: 'Done (2)' }));
  expect(await within(tile('Rice')).findByRole('img', { name: 'Not sent yet' })).toBeVisible();
  expect(within(tile('Beans')).getByRole('img', { name: 'Not sent yet' })).toBeVisible();
  await user.click(bar().getByRole('button', { name: /^Undo/ }));
  expect(tile('Rice')).toHaveAttribute('data-state', 'running');
  expect(screen.queryByRole('img', { name: 'Not sent yet' })).toBeNull();
  expect(sent('KioskDone')).toEqual([]);
});

test('a read-only display cannot mark tasks', async () => {
  await openBoard(boardResult(Object.values(rows), { scopes: ['display_read'] }));
  expect(within(tile('Rice')).queryByRole('button', { name: 'Select Rice' })).toBeNull();
});
