import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boardResult } from '../../testing/board-result.fixtures.ts';
import { check } from '../../testing/board.ts';
import { openBoard } from '../../testing/open-board.fixtures.ts';

test('a submitted line check shows how many of its items were not measured', async () => {
  const board = boardResult([]);
  const handedIn = check({ status: 'submitted', answeredCount: 18, notMeasuredCount: 2 });
  await openBoard({
    ...board,
    lineChecks: [{ __typename: 'LineCheck', ...handedIn }],
    device: { ...board.device, settings: { ...board.device.settings, mode: 'line_checks' } },
  });
  expect(await screen.findByText('2 not measured')).toBeVisible();
});
