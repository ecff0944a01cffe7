import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { sheet } from '../line-check.fixtures.ts';
import { LineCheckLayer } from '../LineCheckLayer.tsx';
import type { LineCheckSheetQuery } from '../line-checks.generated.ts';

/** A check of a number between these limits. */
function open(min: string | null, max: string | null) {
  const { entries, ...rest } = sheet({});
  const gauge = { name: 'Vacuum gauge', kind: 'number', unitLabel: 'bar', minC: null, maxC: null, maxF: null } as const;
  const items = entries.slice(0, 1).map((entry) => ({ ...entry, item: { ...entry.item, ...gauge, min, max } }));
  fakeServer({ LineCheckSheet: () => data<LineCheckSheetQuery>({ lineCheck: { ...rest, entries: items } }) });
  return renderScreen(<LineCheckLayer value="run" onClose={() => undefined} />);
}

test('a number with a limit below zero can be answered below zero', async () => {
  const { user } = open('-1', '-0.8');
  for (const key of ['0', '.', '9', '±']) await user.click(await screen.findByRole('button', { name: key }));
  expect(screen.getByText('OK')).toBeVisible();
});

test('a number whose limits are above zero has no sign', async () => {
  open('200', null);
  expect(await screen.findByRole('button', { name: '7' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '±' })).toBeNull();
});
