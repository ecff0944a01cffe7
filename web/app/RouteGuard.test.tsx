import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Route, Routes } from 'react-router';
import type { UserJson } from '#schema/rest.ts';
import { AuthPage } from '../features/session/AuthPage.tsx';
import { SessionProvider } from '../features/session/SessionProvider.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { admin, cook, manager, renderScreen } from '../testing/render.tsx';
import { HomeRedirect } from './HomeRedirect.tsx';
import { RouteGuard } from './RouteGuard.tsx';

function open(answer: Promise<UserJson | null>, at = '/manager') {
  return renderScreen(
    <SessionProvider answer={answer}>
      <Routes>
        <Route element={<RouteGuard />}>
          <Route path="/" element={<HomeRedirect />} />
        </Route>
        <Route element={<RouteGuard roles={['manager', 'admin']} />}>
          <Route path="/manager" element={<h1>Manager page</h1>} />
        </Route>
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </SessionProvider>,
    { at, viewer: null },
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the route guard', () => {
  test('shows a spinner while the user is loading', () => {
    open(new Promise(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  test('sends an anonymous visitor to /auth', async () => {
    open(Promise.resolve(null));
    expect(await screen.findByText('/auth')).toBeInTheDocument();
  });

  test('with comeBack returns to the same path after the sign-in', async () => {
    fakeServer({ 'POST /api/demo-login': () => Response.json(admin) });
    const { user } = renderScreen(
      <SessionProvider answer={Promise.resolve(null)}>
        <Routes>
          <Route element={<RouteGuard roles={['admin']} comeBack />}>
            <Route path="/explorer" element={<h1>Explorer</h1>} />
          </Route>
          <Route path="/auth" element={<AuthPage />} />
        </Routes>
      </SessionProvider>,
      { at: '/explorer', viewer: null },
    );
    await user.click(await screen.findByRole('button', { name: 'Admin' }));
    expect(await screen.findByRole('heading', { name: 'Explorer' })).toBeInTheDocument();
    expect(screen.getByLabelText('address')).toHaveTextContent('/explorer');
  });

  test('denies a role that is not allowed, with the specified text', async () => {
    open(Promise.resolve(cook));
    const text = 'You do not have permission to access this page. This area requires manager or admin privileges.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/');
  });

  test('admits the allowed roles', async () => {
    open(Promise.resolve(manager));
    expect(await screen.findByRole('heading', { name: 'Manager page' })).toBeInTheDocument();
  });

  test.each([
    [admin, '/admin'],
    [manager, '/manager'],
    [cook, '/cook'],
  ])('sends $role home from /', async (user, home) => {
    open(Promise.resolve(user), '/');
    expect(await screen.findByText(home)).toBeInTheDocument();
  });

  test('an unverified person waits, and the page opens by itself once verified', async () => {
    vi.useFakeTimers();
    const answers = [{ ...manager, verified: false }, manager];
    const calls = fakeServer({ 'GET /api/user': () => Response.json(answers.shift()) });
    open(Promise.resolve({ ...manager, verified: false }));
    await act(async () => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('heading', { name: 'Waiting for verification' })).toBeInTheDocument();
    await act(async () => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('heading', { name: 'Waiting for verification' })).toBeInTheDocument();
    await act(async () => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('heading', { name: 'Manager page' })).toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });
});
