import { beforeEach, describe, expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { keepUnfinished, resumeUnfinished } from '../../platform/session/unfinished.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { sheet } from './line-check.fixtures.ts';
import { LineCheckLayer } from './LineCheckLayer.tsx';
import type { LineCheckSheetQuery } from './line-checks.generated.ts';

const open = () => renderScreen(<LineCheckLayer value="run" onClose={() => undefined} />);
const entry = () => screen.findByText('Too high by 3.4 °C');

/** Types a reading that is too high, chooses what was done, and lets the tablet lock before it is recorded. */
async function lockHalfWay() {
  const view = open();
  for (const key of ['8', '.', '4']) await view.user.click(await screen.findByRole('button', { name: key }));
  await entry();
  await view.user.click(screen.getByRole('button', { name: 'Re-iced' }));
  keepUnfinished('ana', '/cook?check=run');
  view.unmount();
}

beforeEach(() => {
  localStorage.clear();
  fakeServer({ LineCheckSheet: () => data<LineCheckSheetQuery>({ lineCheck: sheet({}, []) }) });
});

describe('a reading that was typed when a shared tablet locked', () => {
  test('is there again for its person', async () => {
    await lockHalfWay();
    resumeUnfinished('ana');
    open();
    expect(await entry()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Re-iced' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('is not shown to the next person', async () => {
    await lockHalfWay();
    resumeUnfinished('luis');
    const view = open();
    expect(await screen.findByRole('button', { name: '8' })).toBeVisible();
    expect(screen.queryByText('Too high by 3.4 °C')).toBeNull();
    view.unmount();
  });

  test('is in no other line check', async () => {
    await lockHalfWay();
    resumeUnfinished('ana');
    fakeServer({
      LineCheckSheet: () => {
        const other = sheet({}, []);
        return data<LineCheckSheetQuery>({ lineCheck: { ...other, check: { ...other.check, id: 'run-2' } } });
      },
    });
    open();
    expect(await screen.findByRole('button', { name: '8' })).toBeVisible();
    expect(screen.queryByText('Too high by 3.4 °C')).toBeNull();
  });

  test('keeps the question that was open, and the reason that was being typed', async () => {
    const critical = sheet({}, [], { critical: true });
    fakeServer({ LineCheckSheet: () => data<LineCheckSheetQuery>({ lineCheck: critical }) });
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Not applicable' }));
    await view.user.type(await screen.findByLabelText('Another reason'), 'Being repaired');
    keepUnfinished('ana', '/cook?check=run');
    view.unmount();
    resumeUnfinished('ana');
    open();
    expect(await screen.findByLabelText('Another reason')).toHaveValue('Being repaired');
  });
});
