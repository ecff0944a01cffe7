import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import { admin, manager, renderScreen } from '../../../testing/render.tsx';
import { HandOutLayer } from './HandOutLayer.tsx';
import type { IssueTemporaryPinMutation, PinPeopleQuery } from './pins.generated.ts';

const person = (id: string, name: string, role: 'cook' | 'manager' | 'admin') => ({
  __typename: 'User' as const,
  id,
  name,
  role,
  stationName: null,
});

function open(viewer: typeof manager) {
  const calls = fakeServer({
    PinPeople: () =>
      data<PinPeopleQuery>({
        users: {
          __typename: 'UserConnection',
          nodes: [person('u1', 'Ana', 'cook'), person('u2', 'Max', 'manager'), person('u3', 'Ada', 'admin')],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      }),
    IssueTemporaryPin: () =>
      data<IssueTemporaryPinMutation>({ issueTemporaryPin: { __typename: 'IssuedPin', pin: '4821' } }),
  });
  return { ...renderScreen(<HandOutLayer onClose={() => undefined} />, { viewer }), calls };
}

const offered = async () => {
  const list = await screen.findByRole('list');
  return within(list)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
};

test('a manager gives a cook a PIN, which is shown once', async () => {
  const { user } = open(manager);
  expect(await offered()).toEqual(['Temporary PIN for Ana']);
  await user.click(screen.getByRole('button', { name: 'Temporary PIN for Ana' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Temporary PIN' }));
  expect(await screen.findByLabelText('4 8 2 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByLabelText('4 8 2 1')).toBeNull();
});

test('an admin gives one to managers as well, never to an admin', async () => {
  open(admin);
  expect(await offered()).toEqual(['Temporary PIN for Ana', 'Temporary PIN for Max']);
});
