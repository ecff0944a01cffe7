import { expect, test, vi } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { AcknowledgeButton } from './AcknowledgeButton.tsx';
import type { AcknowledgeFromDashboardMutation, ManagerDashboardQuery } from './manager.generated.ts';

const check: ManagerDashboardQuery['lineChecks'][number] = {
  id: 'c1',
  name: 'Lunch',
  nameEs: null,
  status: 'submitted',
  late: false,
  opensAt: '2026-11-21T10:00:00Z',
  dueAt: '2026-11-21T11:00:00Z',
  failedCount: 2,
  notMeasuredCount: 0,
  itemCount: 8,
  answeredCount: 8,
  missedReason: null,
  acknowledgedAt: null,
  startedByName: 'Ana',
  submittedByName: 'Ana',
  submittedAt: '2026-11-21T11:00:00Z',
};

async function press(answer: Parameters<typeof fakeServer>[0][string]) {
  const calls = fakeServer({ AcknowledgeFromDashboard: answer });
  const { user } = renderScreen(<AcknowledgeButton check={check} name="Lunch" />, { viewer: manager });
  await user.click(screen.getByRole('button', { name: 'Acknowledge Lunch' }));
  return calls;
}

test('acknowledges the readings out of range that are on the screen', async () => {
  const answer = vi.fn(() =>
    data<AcknowledgeFromDashboardMutation>({
      acknowledgeLineCheck: {
        __typename: 'LineCheck',
        id: 'c1',
        version: 2,
        acknowledgedAt: '2026-11-21T12:00:00Z',
      },
    }),
  );
  const calls = await press(answer);
  await waitFor(() => expect(answer).toHaveBeenCalledOnce());
  expect(calls[0]?.body).toMatchObject({ variables: { input: { id: 'c1', failedCount: 2 } } });
});

test('shows why it was refused', async () => {
  await press(() => refusal('Another reading is out of range by now. Look at it first.', 'CONFLICT'));
  expect(await screen.findByText('Another reading is out of range by now. Look at it first.')).toBeVisible();
});
