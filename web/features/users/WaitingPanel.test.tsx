import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { admin, renderScreen } from '../../testing/render.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';
import type {
  RejectPersonMutation,
  VerifyPersonMutation,
  ReactivatePersonMutation,
  WaitingPeopleQuery,
} from './users.generated.ts';
import { person } from './person.fixtures.ts';

const waits = person({ verified: false });

function kitchen(answers: Parameters<typeof fakeServer>[0] = {}) {
  const waiting = [waits];
  const removeFirst = (answer: () => Response) => () => {
    waiting.splice(0);
    return answer();
  };
  return fakeServer({
    WaitingPeople: () =>
      data<WaitingPeopleQuery>({
        users: {
          __typename: 'UserConnection',
          nodes: [...waiting],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      }),
    VerifyPerson: removeFirst(() => data<VerifyPersonMutation>({ verifyUser: person() })),
    RejectPerson: removeFirst(() => data<RejectPersonMutation>({ rejectUser: { ...waits, status: 'rejected' } })),
    ReactivatePerson: () => {
      waiting.push(waits);
      return data<ReactivatePersonMutation>({ reactivateUser: waits });
    },
    ...answers,
  });
}

describe('people who wait for verification', () => {
  test('are verified with one tap, with the role that the admin chose', async () => {
    const calls = kitchen();
    const { user } = renderScreen(<WaitingPanel />, { viewer: admin });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of Sam Lee' }), 'manager');
    await user.click(screen.getByRole('button', { name: 'Verify Sam Lee' }));
    expect(await screen.findByText('No one waiting')).toBeVisible();
    const sent = calls.find(({ body }) => JSON.stringify(body).includes('VerifyPerson'));
    expect(sent?.body).toMatchObject({ variables: { input: { id: 'p1', version: 1, role: 'manager' } } });
  });

  test('are rejected, and restored by Undo', async () => {
    kitchen();
    const { user } = renderScreen(<WaitingPanel />, { viewer: admin });
    await user.click(await screen.findByRole('button', { name: 'Reject Sam Lee' }));
    expect(await screen.findByText('Sam Lee was rejected and signed out.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Sam Lee was rejected and signed out.')).toBeNull());
  });

  test('stay in the list after a refusal, with its message', async () => {
    kitchen({ VerifyPerson: () => refusal('Sam Lee is verified already.', 'CONFLICT') });
    const { user } = renderScreen(<WaitingPanel />, { viewer: admin });
    await user.click(await screen.findByRole('button', { name: 'Verify Sam Lee' }));
    expect(await screen.findByText('Sam Lee is verified already.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Verify Sam Lee' })).toBeVisible();
  });

  test('an empty list links to the invitations', async () => {
    fakeServer({
      WaitingPeople: () =>
        data<WaitingPeopleQuery>({
          users: {
            __typename: 'UserConnection',
            nodes: [],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        }),
    });
    const { user } = renderScreen(<WaitingPanel />, { viewer: admin });
    await user.click(await screen.findByRole('button', { name: 'Invite staff' }));
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('?tab=invites');
  });
});
