import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { admin, renderScreen } from '../../testing/render.tsx';
import { PersonLayer } from './PersonLayer.tsx';
import type {
  CreateResetLinkMutation,
  DeactivatePersonMutation,
  PersonQuery,
  PersonStationsQuery,
  ReactivatePersonMutation,
  RemovePersonPinMutation,
} from './users.generated.ts';
import { person } from './person.fixtures.ts';

function open(hasPin: boolean, viewer = admin) {
  let now: Parameters<typeof person>[0] = { hasPin };
  const calls = fakeServer({
    Person: () => data<PersonQuery>({ user: person(now) }),
    PersonStations: () => data<PersonStationsQuery>({ stations: [] }),
    RemovePersonPin: () => {
      now = { hasPin: false };
      return data<RemovePersonPinMutation>({ removeUserPin: true });
    },
    DeactivatePerson: () => {
      now = { hasPin, status: 'deactivated' };
      return data<DeactivatePersonMutation>({ deactivateUser: person(now) });
    },
    ReactivatePerson: () => {
      now = { hasPin };
      return data<ReactivatePersonMutation>({ reactivateUser: person(now) });
    },
    CreateResetLink: () =>
      data<CreateResetLinkMutation>({
        createResetLink: { __typename: 'ResetLink', path: '/reset#secret', expiresAt: '2026-11-23T10:00:00Z' },
      }),
  });
  return { ...renderScreen(<PersonLayer id="p1" onClose={() => undefined} />, { viewer }), calls };
}

test('an admin sees that a person has a PIN and removes it after a confirmation', async () => {
  const { user, calls } = open(true);
  await user.click(await screen.findByRole('button', { name: 'Remove PIN' }));
  const ask = within(await screen.findByRole('alertdialog', { name: 'Remove the PIN of Sam Lee?' }));
  await user.click(ask.getByRole('button', { name: 'Remove PIN' }));
  expect(await screen.findByText('The PIN of Sam Lee was removed.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove PIN' })).toBeNull());
  const sent = calls.find(({ body }) => JSON.stringify(body).includes('RemovePersonPin'));
  expect(sent?.body).toMatchObject({ variables: { input: { id: 'p1' } } });
});

test('a deactivation can be undone in its toast', async () => {
  const { user, calls } = open(false);
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const ask = within(await screen.findByRole('alertdialog'));
  await user.click(ask.getByRole('button', { name: 'Deactivate' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const isUndo = ({ body }: { readonly body: unknown }) => JSON.stringify(body).includes('ReactivatePerson');
  await waitFor(() => expect(calls.find(isUndo)?.body).toMatchObject({ variables: { input: { id: 'p1' } } }));
});

test('without a PIN there is no button to remove it', async () => {
  open(false);
  expect(await screen.findByRole('button', { name: 'Deactivate' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove PIN' })).toBeNull();
});

test('a password link is shown once, as text and QR code, and is not cached', async () => {
  const { user, client } = open(false);
  await user.click(await screen.findByRole('button', { name: 'Reset password' }));
  const url = `${location.origin}/reset#secret`;
  expect(await screen.findByLabelText('Password link for Sam Lee')).toHaveValue(url);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of the password link for Sam Lee' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide the link' }));
  expect(screen.queryByLabelText('Password link for Sam Lee')).toBeNull();
  expect(JSON.stringify(client.cache.extract())).not.toContain('secret');
});

test('admins cannot create a password link for themselves', async () => {
  open(false, { ...admin, id: 'p1' });
  expect(await screen.findByRole('button', { name: 'Deactivate' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull();
});
