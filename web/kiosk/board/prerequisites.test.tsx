import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { data } from '../../testing/fake-server.ts';
import type { KioskDoneMutation, KioskStartMutation } from '../kiosk.generated.ts';
import { task } from '../testing/board.ts';
import { acted, boardResult } from '../testing/board-result.fixtures.ts';
import { openBoard } from '../testing/open-board.fixtures.ts';

// These tests render the whole page, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const sauce = task({ id: 't2', name: 'Sauce', dueAt: inHours(1), status: 'in_progress', startedAt: inHours(-1) });
const lasagna = task({ name: 'Lasagna', dueAt: inHours(2), waitsFor: [{ prepTaskId: 't2', name: 'Sauce' }] });

const tile = (name: string) => screen.getByRole('article', { name: new RegExp(`: ${name}$`) });
const start = () => within(tile('Lasagna')).getByRole('button', { name: 'Start' });

async function open() {
  const opened = await openBoard(boardResult([sauce, lasagna]), {
    KioskStart: () =>
      data<KioskStartMutation>({ startPrepTask: acted({ ...lasagna, version: 2, status: 'in_progress' }) }),
    KioskDone: () =>
      data<KioskDoneMutation>({
        completePrepTask: acted({ ...sauce, version: 2, status: 'completed', completedAt: inHours(0) }),
      }),
  });
  const starts = () => opened.calls.filter(({ body }) => JSON.stringify(body ?? '').includes('"KioskStart"')).length;
  return { ...opened, starts };
}

beforeEach(() => localStorage.clear());

test('a tile names what it waits for, and is started after a question', async () => {
  const { user, starts } = await open();
  expect(tile('Lasagna')).toHaveTextContent('Waits for Sauce');
  await user.click(start());
  const question = within(await screen.findByRole('dialog', { name: 'Sauce is not ready yet' }));
  expect(starts()).toBe(0);
  await user.click(question.getByRole('button', { name: 'Start it anyway' }));
  await waitFor(() => expect(starts()).toBe(1));
});

test('a tile waits no longer once the other is done', async () => {
  const { user, starts } = await open();
  await user.click(within(tile('Sauce')).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(tile('Lasagna')).not.toHaveTextContent('Waits for Sauce'));
  await user.click(start());
  await waitFor(() => expect(starts()).toBe(1));
});
