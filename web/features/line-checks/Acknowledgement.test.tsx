import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../testing/render.tsx';
import { sheet } from './line-check.fixtures.ts';
import { LineCheckLayer } from './LineCheckLayer.tsx';
import type { AcknowledgeLineCheckMutation, LineCheckSheetQuery } from './line-checks.generated.ts';

const failed = { status: 'submitted', submittedAt: '2026-11-21T11:00:00Z', failedCount: 1 } as const;
const acknowledged = {
  acknowledgedAt: '2026-11-21T12:00:00Z',
  acknowledgedByName: 'Marco Silva',
  acknowledgementNote: 'Moved to the walk-in',
};

async function open(change: Parameters<typeof sheet>[0], viewer = manager) {
  const read = sheet(change, []);
  const calls = fakeServer({
    LineCheckSheet: () => data<LineCheckSheetQuery>({ lineCheck: read }),
    AcknowledgeLineCheck: () =>
      data<AcknowledgeLineCheckMutation>({ acknowledgeLineCheck: { ...read.check, ...acknowledged } }),
  });
  const view = renderScreen(<LineCheckLayer value="run" onClose={() => undefined} />, { viewer });
  await screen.findAllByRole('heading', { level: 2 });
  return { calls, ...view };
}

test('a manager acknowledges readings out of range with a note, which is in the record', async () => {
  const { user, calls } = await open(failed);
  await user.type(screen.getByLabelText('What was done about it'), 'Moved to the walk-in');
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText(/^Acknowledged by Marco Silva, .*: Moved to the walk-in$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
  expect(calls.at(-1)?.body).toMatchObject({ variables: { input: { note: 'Moved to the walk-in', failedCount: 1 } } });
});

test('a cook cannot acknowledge them', async () => {
  await open(failed, cook);
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
});

test('a check with everything in range has nothing to acknowledge', async () => {
  await open({ ...failed, failedCount: 0 });
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
});
