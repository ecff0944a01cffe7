import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import type { Result } from '../../../testing/fixture.ts';
import type { LineCheckTemplatesQuery } from '../line-checks.generated.ts';
import { TemplatesPanel } from './TemplatesPanel.tsx';

type Template = Result<LineCheckTemplatesQuery>['lineCheckTemplates'][number];
const template = (id: string, name: string, archivedAt: string | null = null): Template => ({
  __typename: 'LineCheckTemplate',
  id,
  version: 1,
  name,
  nameEs: null,
  stationId: null,
  stationName: null,
  frequency: null,
  dueTimes: ['10:00'],
  weekdays: [],
  openMinutes: 30,
  graceMinutes: 30,
  archivedAt,
  items: [],
});
const rows = [template('t1', 'Opening'), template('t2', 'Closing'), template('t3', 'Old', '2026-01-01T00:00:00.000Z')];

function open(at: string) {
  fakeServer({
    LineCheckTemplates: ({ body }) => {
      const all = JSON.stringify(body).includes('"archived":true');
      return data<LineCheckTemplatesQuery>({
        lineCheckTemplates: rows.filter(({ archivedAt }) => all || archivedAt === null),
      });
    },
  });
  return renderScreen(<TemplatesPanel />, { viewer: manager, at });
}
const address = () => screen.getByLabelText('address');

test('a template that is opened has an address of its own, which closing leaves', async () => {
  const { user } = open('/?tab=templates');
  await user.click(await screen.findByRole('link', { name: 'Opening' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Opening' })).toBeVisible();
  expect(address()).toHaveTextContent('/?tab=templates&template=t1');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toHaveTextContent(/^\/\?tab=templates$/);
});

test.each([
  ['a template', 't2', 'Edit Closing'],
  ['an archived one', 't3', 'Edit Old'],
  ['a new one', 'new', 'New line check'],
])('the address of %s opens it', async (_what, id, name) => {
  open(`/?tab=templates&template=${id}`);
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
});

test('an unknown address shows that, with a link back to the list', async () => {
  const { user } = open('/?tab=templates&template=nothing');
  expect(await screen.findByText('This line check does not exist')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toHaveTextContent(/^\/\?tab=templates$/));
});
