import { afterEach, beforeEach, expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { keepSpanishNames } from '../../ui/i18n/spanish-names.ts';
import type { PrepListQuery } from './prep.generated.ts';
import { prepRow } from './prep-task.fixtures.ts';
import { DoneSheet } from './dialogs/DoneSheet.tsx';
import { PrepListPanel } from './PrepListPanel.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();

beforeEach(() => {
  localStorage.clear();
  keepSpanishNames([
    { name: 'Tomato sauce', nameEs: 'Salsa de tomate' },
    { name: 'Grill', nameEs: 'Parrilla' },
  ]);
  fakeServer({
    PrepList: () =>
      data<PrepListQuery>({
        prepTasks: [
          prepRow({ id: '1', name: 'Tomato sauce', dueAt: soon, stationId: 's1', stationName: 'Grill' }),
          prepRow({ id: '2', name: 'Rice', dueAt: soon }),
        ],
      }),
  });
});
afterEach(() => keepSpanishNames([]));

test('a reader of Spanish sees the Spanish names of tasks and stations; a name without one stays as it is', async () => {
  renderScreen(<PrepListPanel />, { language: 'es' });
  expect(await screen.findByRole('button', { name: /: Salsa de tomate$/ })).toBeVisible();
  expect(screen.getAllByText('Parrilla').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: /: Rice$/ })).toBeVisible();
  expect(screen.queryByText('Tomato sauce')).toBeNull();
});

test('a reader of English sees the names as they were written', async () => {
  renderScreen(<PrepListPanel />);
  expect(await screen.findByRole('button', { name: 'Start: Tomato sauce' })).toBeVisible();
  expect(screen.queryByText('Salsa de tomate')).toBeNull();
});

test('a task is found by its Spanish name', async () => {
  const { user } = renderScreen(<PrepListPanel />, { language: 'es' });
  await user.type(await screen.findByRole('searchbox'), 'salsa');
  expect(await screen.findByRole('button', { name: /: Salsa de tomate$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /: Rice$/ })).toBeNull();
});

test('a recurring task is finished under its Spanish name', () => {
  const task = prepRow({ name: 'Tomato sauce', recurringTaskId: 'r1' });
  renderScreen(<DoneSheet task={task} onSave={() => undefined} onClose={() => undefined} />, { language: 'es' });
  expect(screen.getByRole('dialog', { name: 'Salsa de tomate' })).toBeVisible();
});
