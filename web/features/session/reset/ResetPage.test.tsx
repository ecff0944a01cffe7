import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { cook, renderScreen } from '../../../testing/render.tsx';
import { SessionProvider } from '../SessionProvider.tsx';
import { ResetPage } from './ResetPage.tsx';

const valid = () => Response.json({ username: 'ana' });
const text = (words: string, status: number) => () => new Response(words, { status });
const SENTENCE = 'This link is not valid any more. Ask an admin for a new one.';

function open(answers: Parameters<typeof fakeServer>[0], at = '/reset#secret') {
  const calls = fakeServer(answers);
  const page = (
    <SessionProvider answer={Promise.resolve(null)}>
      <ResetPage />
    </SessionProvider>
  );
  return { ...renderScreen(page, { at, viewer: null }), calls };
}

test('a valid link sets a new password, signs in and goes home', async () => {
  const { user, calls } = open({
    'POST /api/password-reset/check': valid,
    'POST /api/password-reset': () => Response.json(cook),
  });
  expect(await screen.findByText(/For the account ana\./)).toBeVisible();
  await user.type(screen.getByLabelText('New password'), 'calm green kitchens');
  await user.click(screen.getByRole('button', { name: 'Set password and sign in' }));
  expect(await screen.findByText('Your new password is set')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ token: 'secret', password: 'calm green kitchens' });
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/));
});

test('a used, expired or forged link shows that and links to the sign-in', async () => {
  open({ 'POST /api/password-reset/check': text(SENTENCE, 400) });
  expect(await screen.findByRole('alert')).toHaveTextContent('It was used already, it is older than 24 hours');
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/auth');
});

test('an incomplete URL sends no request and shows what to do', async () => {
  const { calls } = open({}, '/reset');
  expect(await screen.findByRole('alert')).toHaveTextContent('The address is not complete.');
  expect(calls.filter(({ path }) => path.includes('password-reset'))).toEqual([]);
});

test('too many tries and network failures show the error and a retry button', async () => {
  const { user } = open({ 'POST /api/password-reset/check': text('Too many attempts. Try again in 40 seconds.', 429) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 40 seconds.');
  fakeServer({ 'POST /api/password-reset/check': valid });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/For the account ana\./)).toBeVisible();
});

test('a refused password is shown at the field, and can be typed again', async () => {
  const { user } = open({
    'POST /api/password-reset/check': valid,
    'POST /api/password-reset': text('This password is too common. Choose another one.', 400),
  });
  await user.type(await screen.findByLabelText('New password'), '123456qwerty');
  await user.click(screen.getByRole('button', { name: 'Set password and sign in' }));
  const sentence = 'This password is too common. Choose another one.';
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('New password')).toHaveAccessibleErrorMessage(sentence);
});

test('a password that is too short or too long is not sent', async () => {
  const { user, calls } = open({ 'POST /api/password-reset/check': valid });
  const field = await screen.findByLabelText('New password');
  await user.type(field, 'short');
  await user.click(screen.getByRole('button', { name: 'Set password and sign in' }));
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('Use at least 12 characters.'));
  await user.clear(field);
  await user.paste('long '.repeat(30));
  await waitFor(() => expect(field).toHaveAccessibleErrorMessage('Use at most 128 characters.'));
  expect(calls.filter(({ path }) => path === '/api/password-reset')).toEqual([]);
});
