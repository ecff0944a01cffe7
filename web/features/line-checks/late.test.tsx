import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { sheet } from './line-check.fixtures.ts';
import { LineCheckBanner } from './LineCheckBanner.tsx';
import type { LineChecksQuery } from './line-checks.generated.ts';
import { TodayLayer } from './TodayLayer.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-21T10:29:50.000Z') });
  const { check } = sheet({ status: 'open' });
  fakeServer({ LineChecks: () => data<LineChecksQuery>({ lineChecks: [check] }) });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a check becomes late on an open screen when its time passes, without a message', async () => {
  renderScreen(<TodayLayer onClose={() => undefined} />);
  expect(await screen.findByText('Open')).toBeVisible();
  await pass(30_000);
  expect(screen.getByText('Late')).toBeVisible();
});

test('so does the check that is pinned above the list', async () => {
  renderScreen(<LineCheckBanner />);
  expect(await screen.findByText(/^Due /)).toBeVisible();
  await pass(30_000);
  expect(screen.getByText(/^Late, was due /)).toBeVisible();
});
