import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { sheet } from './line-check.fixtures.ts';
import type { LineChecksQuery } from './line-checks.generated.ts';
import { TodayLayer } from './TodayLayer.tsx';

const run = (id: string, name: string, change: Parameters<typeof sheet>[0]) => ({
  ...sheet(change).check,
  id,
  name,
  nameEs: null,
});
const done = { status: 'submitted', submittedAt: '2026-11-21T10:20:00.000Z' } as const;

async function open(...lineChecks: ReturnType<typeof run>[]) {
  fakeServer({ LineChecks: () => data<LineChecksQuery>({ lineChecks }) });
  const view = renderScreen(<TodayLayer onClose={() => undefined} />);
  await screen.findByRole('dialog');
  return view;
}
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('checks in range are collapsed; one with a reading out of range is not', async () => {
  const { user } = await open(
    run('a', 'Morning', done),
    run('b', 'Lunch', { ...done, failedCount: 1 }),
    run('c', 'Dinner', { status: 'open' }),
  );
  await screen.findByText('Dinner');
  expect(names()).toEqual(expect.arrayContaining(['Dinner', 'Lunch']));
  expect(names()).not.toContain('Morning');
  await user.click(screen.getByRole('button', { name: '1 done, all in range' }));
  expect(names()).toContain('Morning');
});

test('when all checks are in range none is collapsed', async () => {
  await open(run('a', 'Morning', done));
  expect(await screen.findByText('Morning')).toBeVisible();
});
