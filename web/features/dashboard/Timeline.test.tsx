import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { admin, manager, renderScreen } from '../../testing/render.tsx';
import { Timeline } from './PeopleCards.tsx';

const createdAt = '2026-11-21T14:00:00Z';
const entry = (entity: string, subject: string, entityId: string | null = 'x1') => ({
  id: subject,
  createdAt,
  action: 'created',
  entity,
  entityId,
  subject,
  actorName: 'Ana',
});

test.each([
  ['PrepTask', '/manager?task=x1'],
  ['Item', '/manager?item=x1'],
  ['StockLot', '/manager?lot=x1'],
  ['Delivery', '/manager/receiving/x1'],
  ['Supplier', '/manager/receiving?tab=suppliers&supplier=x1'],
  ['WasteEntry', '/manager/inventory?tab=waste'],
  ['PrepItem', '/manager/tasks?tab=par&line=x1'],
])('an event about %s links to it', (entity, href) => {
  renderScreen(<Timeline activity={[entry(entity, 'It')]} />, { viewer: manager, at: '/manager' });
  expect(screen.getByRole('link', { name: /It/ })).toHaveAttribute('href', href);
});

test.each([
  ['line_check.opened', 'opened'],
  ['line_check.started', 'started'],
  ['line_check.submitted', 'submitted'],
])('%s of a line check reads “%s”, whatever the word means elsewhere', (action, word) => {
  renderScreen(<Timeline activity={[{ ...entry('LineCheck', 'Opening cooler check'), action }]} />, {
    viewer: manager,
    at: '/manager',
  });
  expect(screen.getByRole('listitem')).toHaveTextContent(`Ana ${word} Opening cooler check`);
});

test('an event about a person is a link for those who manage people', () => {
  renderScreen(<Timeline activity={[entry('User', 'Sam')]} />, { viewer: admin, at: '/manager' });
  expect(screen.getByRole('link', { name: /Sam/ })).toHaveAttribute('href', '/admin/users?person=x1');
});

test('an event about a person is text for a manager, who has no such screen', () => {
  renderScreen(<Timeline activity={[entry('User', 'Sam')]} />, { viewer: manager, at: '/manager' });
  expect(screen.getByText('Sam', { exact: false })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
