import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '../../platform/graphql/problem.ts';
import { renderScreen } from '../../testing/render.tsx';
import { MoreButton } from './MoreButton.tsx';
import { clearToasts, toastStore } from './toasts/toast-store.ts';

afterEach(clearToasts);

test('a page that cannot be loaded is named, and can be loaded again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Problem('The server is busy.', { status: 503 }))
    .mockResolvedValue({});
  const { user } = renderScreen(<MoreButton load={load}>Show more</MoreButton>);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(toastStore.read()).toMatchObject({ title: 'This could not be loaded', description: 'The server is busy.' });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page is loaded once while it is on its way', async () => {
  const load = vi.fn(() => new Promise<never>(() => undefined));
  const { user } = renderScreen(<MoreButton load={load}>Show more</MoreButton>);
  const button = screen.getByRole('button', { name: 'Show more' });
  await user.dblClick(button);
  expect(load).toHaveBeenCalledTimes(1);
});
