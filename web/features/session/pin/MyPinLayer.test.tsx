import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { MyPinLayer } from './MyPinLayer.tsx';
import type { IssuePinMutation, MyPinQuery, RemovePinMutation } from './pin.generated.ts';

function open(start: boolean, answers: Parameters<typeof fakeServer>[0] = {}) {
  const now = { hasPin: start };
  const calls = fakeServer({
    MyPin: () => data<MyPinQuery>({ me: { __typename: 'User', id: 'u1', hasPin: now.hasPin } }),
    IssuePin: () => {
      now.hasPin = true;
      return data<IssuePinMutation>({ issuePin: { __typename: 'IssuedPin', pin: '4711' } });
    },
    RemovePin: () => {
      now.hasPin = false;
      return data<RemovePinMutation>({ removePin: true });
    },
    ...answers,
  });
  return { ...renderScreen(<MyPinLayer onClose={() => undefined} />), calls };
}

test('a first PIN is shown once, and not again', async () => {
  const { user, client } = open(false);
  expect(await screen.findByText('You have no PIN yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Get a PIN' }));
  expect(await screen.findByText('4711')).toBeVisible();
  expect(screen.getByText('It is shown only now. Remember it; write it nowhere near a tablet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I know it now' }));
  expect(await screen.findByText(/^You have a PIN\./)).toBeVisible();
  expect(screen.queryByText('4711')).toBeNull();
  expect(JSON.stringify(client.cache.extract())).not.toContain('4711');
});

test('a new PIN replaces the existing one', async () => {
  const { user } = open(true);
  expect(await screen.findByText('The one you have stops working at once.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Get a new PIN' }));
  expect(await screen.findByText('4711')).toBeVisible();
});

test('a PIN is removed', async () => {
  const { user } = open(true);
  await user.click(await screen.findByRole('button', { name: 'Remove my PIN' }));
  expect(await screen.findByText('Your PIN was removed.')).toBeVisible();
  await waitFor(() => expect(screen.getByText('You have no PIN yet.')).toBeVisible());
});

test('a refusal is shown', async () => {
  const { user } = open(false, { IssuePin: () => refusal('Ask for a new one.', 'CONFLICT') });
  await user.click(await screen.findByRole('button', { name: 'Get a PIN' }));
  expect(await screen.findByText('Ask for a new one.')).toBeVisible();
  expect(screen.getByText('You have no PIN yet.')).toBeVisible();
});
