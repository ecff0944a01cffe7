import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from '@jest/globals';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { admin, renderScreen } from '../../testing/render.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';

const person = {
  __typename: 'User',
  id: 'p1',
  version: 1,
  name: 'Sam Lee',
  username: 'sam.lee',
  email: null,
  role: 'cook',
  verified: false,
  status: 'active',
  stationId: null,
  stationName: null,
  sessionCount: 1,
  lastSeenAt: null,
  createdAt: '2026-11-21T10:00:00Z',
};

function kitchen(answers: Parameters<typeof fakeServer>[0] = {}) {
  const waiting = [{ ...person }];
  const leave = (field: string, change: object) => () => {
    const [gone] = waiting.splice(0);
    return data({ [field]: { ...gone, ...change } });
  };
  return fakeServer({
    WaitingPeople: () => data({ users: { __typename: 'UserConnection', nodes: [...waiting] } }),
    VerifyPerson: leave('verifyUser', { verified: true }),
    RejectPerson: leave('rejectUser', { status: 'rejected' }),
    ReactivatePerson: () => {
      waiting.push({ ...person });
      return data({ reactivateUser: person });
    },
    ...answers,
  });
}

describe('people who wait', () => {
  test('are verified in one tap, in the role that the admin chose', async () => {
    const calls = kitchen();
    const { user } = renderScreen(<WaitingPanel />, { viewer: admin });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of Sam Lee' }), 'manager');
    await user.click(screen.getByRole('button', { name: 'Verify Sam Lee' }));
    expect(await screen.findByText('No one waiting')).toBeVisible();
    const sent = calls.find(({ body }) => JSON.stringify(body).includes('VerifyPerson'));
    expect(sent?.body).toMatchObject({ variables: { input: { id: 'p1', version: 1, role: 'manager' } } });
  });

  test('are rejected, and taken back by undo', async () => {
    kitchen();
    const { user } = renderScreen(<WaitingPanel />, { viewer: admin });
    await user.click(await screen.findByRole('button', { name: 'Reject Sam Lee' }));
    expect(await screen.findByText('Sam Lee was rejected and signed out.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Sam Lee was rejected and signed out.')).toBeNull());
  });

  test('stay when the server refuses, with its sentence', async () => {
    kitchen({ VerifyPerson: () => refusal('Sam Lee is verified already.', 'CONFLICT') });
    const { user } = renderScreen(<WaitingPanel />, { viewer: admin });
    await user.click(await screen.findByRole('button', { name: 'Verify Sam Lee' }));
    expect(await screen.findByText('Sam Lee is verified already.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Verify Sam Lee' })).toBeVisible();
  });

  test('none: the invitation is one tap away', async () => {
    fakeServer({ WaitingPeople: () => data({ users: { __typename: 'UserConnection', nodes: [] } }) });
    const { user } = renderScreen(<WaitingPanel />, { viewer: admin });
    await user.click(await screen.findByRole('button', { name: 'Invite staff' }));
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('?tab=invites');
  });
});
