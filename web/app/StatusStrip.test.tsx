import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from '@jest/globals';
import { connection } from '../platform/live/connection.ts';
import { renderScreen } from '../testing/render.tsx';
import { StatusStrip } from './StatusStrip.tsx';

beforeEach(() => connection.set({ notice: null, lastSeen: null, updateReady: false }));

test('is not there while all is well', () => {
  connection.set({ lastSeen: Date.now() });
  renderScreen(<StatusStrip />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('says that it reconnects, with the age of what is on screen', () => {
  renderScreen(<StatusStrip />);
  // Half a minute more than the words say: the page's clock ticks every 15 s only.
  act(() => connection.set({ notice: 'closed', lastSeen: Date.now() - 5.5 * 60_000 }));
  expect(screen.getByRole('status')).toHaveTextContent('Connection closed. Attempting to reconnect...');
  expect(screen.getByRole('status')).toHaveTextContent('Last update 5 min. ago');
});

test('says that the data may be old when not even a heartbeat came', () => {
  connection.set({ lastSeen: Date.now() - 26_000 });
  renderScreen(<StatusStrip />);
  expect(screen.getByRole('status')).toHaveTextContent('What you see may be old.');
});

test('offers a newer Brigade', () => {
  connection.set({ updateReady: true });
  renderScreen(<StatusStrip />);
  expect(screen.getByRole('button', { name: 'Update now' })).toBeInTheDocument();
});
