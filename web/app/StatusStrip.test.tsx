import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Problem } from '../platform/graphql/problem.ts';
import { connection } from '../platform/live/connection.ts';
import { useOutbox } from '../platform/offline/useOutbox.ts';
import { renderScreen } from '../testing/render.tsx';
import { StatusStrip } from './StatusStrip.tsx';

beforeEach(() => connection.set({ notice: null, lastSeen: null, updateReady: false }));

test('is hidden while connected and up to date', () => {
  connection.set({ lastSeen: Date.now() });
  renderScreen(<StatusStrip />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows that it reconnects, with the age of the data', () => {
  renderScreen(<StatusStrip />);
  // Half a minute more than the text shows, because the page's clock ticks only every 15 s.
  act(() => connection.set({ notice: 'closed', lastSeen: Date.now() - 5.5 * 60_000 }));
  expect(screen.getByRole('status')).toHaveTextContent('Connection closed. Attempting to reconnect...');
  expect(screen.getByRole('status')).toHaveTextContent('Last update 5 min. ago');
});

test('shows that the data may be stale when heartbeats are missing', () => {
  connection.set({ lastSeen: Date.now() - 26_000 });
  renderScreen(<StatusStrip />);
  expect(screen.getByRole('status')).toHaveTextContent('What you see may be old.');
});

test('offers the update to a newer build', () => {
  connection.set({ updateReady: true });
  renderScreen(<StatusStrip />);
  expect(screen.getByRole('button', { name: 'Update now' })).toBeInTheDocument();
});

/** Presses Done on a task that is on no list any more; the server refuses it at once. */
function Refused() {
  const outbox = useOutbox();
  useEffect(() => {
    const send = () =>
      Promise.reject(new Problem('This task was taken off the list.', { status: 200, code: 'CONFLICT' }));
    const press = { name: 'CompletePrepTask', document: '', variables: { input: { id: 't1' } }, subject: 't1' };
    void outbox?.press({ ...press, title: 'Done: Rice', timed: true, keepsRefusal: true, send });
  }, [outbox]);
  return null;
}

test('shows a refused press, also when its row has left the list', async () => {
  const { user } = renderScreen(
    <>
      <StatusStrip />
      <Refused />
    </>,
  );
  const list = await screen.findByRole('button', { name: '1 press was not accepted' });
  expect(screen.getByText('Not accepted')).toBeVisible();
  await user.click(list);
  expect(await screen.findByText('This task was taken off the list.')).toBeVisible();
});
