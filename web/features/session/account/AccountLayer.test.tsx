import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { AccountLayer } from './AccountLayer.tsx';
import type {
  ChangePasswordMutation,
  EndOtherSessionsMutation,
  EndSessionMutation,
  MyEmailQuery,
  MySessionsQuery,
  SaveMyEmailMutation,
} from './account.generated.ts';

const phone = {
  __typename: 'OwnSession',
  id: 's1',
  current: true,
  browser: 'Chrome',
  system: 'Android',
  deviceName: null,
  address: '10.0.0.7',
  createdAt: '2026-11-21T10:00:00Z',
  lastSeenAt: '2026-11-21T10:00:00Z',
};
const laptop = { ...phone, id: 's2', current: false, browser: 'Firefox', system: 'Windows', address: '10.0.0.8' };

function open(answers: Parameters<typeof fakeServer>[0] = {}, language: 'en' | 'es' = 'en') {
  const now = { sessions: [phone, laptop] };
  const endOthers = () => {
    now.sessions = [phone];
  };
  const calls = fakeServer({
    MySessions: () => data<MySessionsQuery>({ mySessions: now.sessions }),
    MyEmail: () => data<MyEmailQuery>({ me: { __typename: 'User', id: 'u1', email: null } }),
    SaveMyEmail: () =>
      data<SaveMyEmailMutation>({ updateProfile: { __typename: 'User', id: 'u1', email: 'ana@example.org' } }),
    ChangePassword: () => {
      endOthers();
      return data<ChangePasswordMutation>({ changePassword: 1 });
    },
    EndSession: () => {
      endOthers();
      return data<EndSessionMutation>({ endSession: true });
    },
    EndOtherSessions: () => {
      endOthers();
      return data<EndOtherSessionsMutation>({ endOtherSessions: 1 });
    },
    ...answers,
  });
  return { ...renderScreen(<AccountLayer onClose={() => undefined} />, { language }), calls };
}
type User = ReturnType<typeof open>['user'];

async function type(user: User, current: string, next: string) {
  if (current) await user.type(await screen.findByLabelText('Current password'), current);
  if (next) await user.type(await screen.findByLabelText('New password'), next);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('changing the password', () => {
  test('shows how many other sessions ended, and clears the fields', async () => {
    const { user, calls } = open();
    await type(user, 'correct horse battery', 'calm green kitchens');
    expect(await screen.findByText('Your password was changed')).toBeVisible();
    expect(screen.getByText('One other session was ended.')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    const sent = calls.find(({ body }) => JSON.stringify(body).includes('ChangePassword'));
    expect(sent?.body).toMatchObject({
      variables: { input: { currentPassword: 'correct horse battery', newPassword: 'calm green kitchens' } },
    });
  });

  test('reports missing fields without a request', async () => {
    const { user, calls } = open();
    await type(user, '', 'short');
    expect(await screen.findByText('Enter your current password.')).toBeVisible();
    expect(screen.getByText('Use at least 12 characters.')).toBeVisible();
    expect(calls.filter(({ body }) => JSON.stringify(body).includes('ChangePassword'))).toEqual([]);
  });

  test('shows a refusal at its field', async () => {
    const sentence = 'That is not your current password.';
    const { user } = open({ ChangePassword: () => refusal(sentence, 'VALIDATION_FAILED', ['currentPassword']) });
    await type(user, 'wrong wrong wrong', 'calm green kitchens');
    // In the toast and at the field.
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
    expect(screen.getByLabelText('Current password')).toHaveAccessibleErrorMessage(sentence);
  });
});

describe('the sessions', () => {
  test('name browser, system and address, and mark this one', async () => {
    open();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Chrome on Android');
    expect(first).toHaveTextContent('This one');
    expect(second).toHaveTextContent('Firefox on Windows');
    expect(second).toHaveTextContent('From 10.0.0.8');
  });

  test('of other browsers can be ended one by one; the current one cannot', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'End the session in Firefox on Windows' }));
    expect(await screen.findByText('The session was ended')).toBeVisible();
    expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
    const [only] = screen.getAllByRole('listitem');
    expect(within(only ?? document.body).queryByRole('button')).toBeNull();
  });

  test('of other browsers can be ended all at once', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'End all others' }));
    expect(await screen.findByText('One session was ended')).toBeVisible();
    expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
  });

  test('that cannot be loaded show the error and Retry', async () => {
    open({ MySessions: () => refusal('Do this in your own browser, signed in with your password.', 'FORBIDDEN') });
    expect(await screen.findByText('Do this in your own browser, signed in with your password.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('are named in Spanish too', async () => {
    open({}, 'es');
    expect(await screen.findByText('Firefox en Windows')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cerrar todas las demás' })).toBeVisible();
  });
});

test('the user’s own e-mail address is saved', async () => {
  const { user, calls } = open();
  await user.type(await screen.findByLabelText('E-mail address'), ' ana@example.org ');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Your e-mail address was saved')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('E-mail address')).toHaveValue('ana@example.org'));
  const saved = calls.find(({ body }) => JSON.stringify(body).includes('SaveMyEmail'));
  expect(saved?.body).toMatchObject({ variables: { email: 'ana@example.org' } });
});
