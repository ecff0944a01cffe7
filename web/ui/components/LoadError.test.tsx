import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Problem } from '../../platform/graphql/problem.ts';
import { renderScreen } from '../../testing/render.tsx';
import { ReachableContext } from '../forms/reachable.ts';
import { LoadError } from './LoadError.tsx';

const noResponse = new Problem('Brigade cannot be reached. Check the connection and try again.');

test('a failure of the server is an error', () => {
  renderScreen(<LoadError error={new Problem('The list is too long.', { status: 500 })} onRetry={vi.fn()} />);
  expect(screen.getByRole('alert').textContent).toContain('The list is too long.');
});

test.each([
  ['no response', noResponse],
  ['a failed fetch', new TypeError('Failed to fetch')],
  ['a proxy without its server', new Problem('Something went wrong. Please try again.', { status: 502 })],
])('%s is no error: what is not on the device is loaded later', (_, error) => {
  renderScreen(<LoadError error={error} onRetry={vi.fn()} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Not on this device yet');
});

test('it loads by itself when the server can be reached again', () => {
  const retry = vi.fn();
  let setReachable = (_reachable: boolean) => {};
  function Screen() {
    const [reachable, set] = useState(false);
    setReachable = set;
    return (
      <ReachableContext value={reachable}>
        <LoadError error={noResponse} onRetry={retry} />
      </ReachableContext>
    );
  }
  renderScreen(<Screen />);
  expect(retry).not.toHaveBeenCalled();
  act(() => setReachable(true));
  expect(retry).toHaveBeenCalledOnce();
});
