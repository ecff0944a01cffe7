import { beforeEach, describe, expect, test, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { keepUnfinished, resumeUnfinished } from '../../platform/session/unfinished.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../testing/render.tsx';
import { sheet } from './line-check.fixtures.ts';
import { LineCheckLayer } from './LineCheckLayer.tsx';
import type { LineCheckSheetQuery } from './line-checks.generated.ts';

function Check() {
  const navigate = useNavigate();
  return <LineCheckLayer value="run" onClose={() => void navigate('/')} />;
}

const open = (viewer = cook) => renderScreen(<Check />, { viewer, at: '/?check=run' });
const entry = () => screen.findByText('Too high by 3.4 °C');

/** Types a reading that is too high, and chooses what was done. */
async function typeReading() {
  const view = open();
  for (const key of ['8', '.', '4']) await view.user.click(await screen.findByRole('button', { name: key }));
  await entry();
  await view.user.click(screen.getByRole('button', { name: 'Re-iced' }));
  return view;
}

/** Lets the tablet lock before the reading is recorded. */
async function lockHalfWay() {
  const view = await typeReading();
  keepUnfinished('ana', '/cook?check=run');
  view.unmount();
}

beforeEach(() => {
  localStorage.clear();
  fakeServer({ LineCheckSheet: () => data<LineCheckSheetQuery>({ lineCheck: sheet({}, []) }) });
});

describe('an unsaved reading, after the lock of a shared tablet', () => {
  test('is restored for its person', async () => {
    await lockHalfWay();
    resumeUnfinished('ana');
    open();
    expect(await entry()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Re-iced' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('is not shown to the next person', async () => {
    await lockHalfWay();
    resumeUnfinished('luis');
    const view = open(manager);
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

  test('is restored with the question that was open and the reason that was being typed', async () => {
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

describe('a reading that is typed and not recorded', () => {
  test('is restored, with its action, when the check is opened again', async () => {
    const view = await typeReading();
    view.unmount();
    open();
    expect(await entry()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Re-iced' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('is the item at which the check opens', async () => {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Skip' }));
    await view.user.type(await screen.findByLabelText('Note'), 'Board 3 is cracked');
    view.unmount();
    open();
    expect(await screen.findByLabelText('Note')).toHaveValue('Board 3 is cracked');
  });

  test('stays when its item is skipped, because a note alone is no reading', async () => {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Skip' }));
    await view.user.type(await screen.findByLabelText('Note'), 'Board 3 is cracked');
    await view.user.click(screen.getByRole('button', { name: 'Skip' }));
    await view.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Note')).toHaveValue('Board 3 is cracked');
  });

  test('is removed once it is recorded', async () => {
    const view = await typeReading();
    await view.user.click(screen.getByRole('button', { name: 'Next' }));
    view.unmount();
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  test('is lost only after a question on a device that can store nothing', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const view = await typeReading();
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    full.mockRestore();
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  });
});

test('the reason that is being typed why an item is not measured is restored', async () => {
  const critical = sheet({}, [], { critical: true });
  fakeServer({ LineCheckSheet: () => data<LineCheckSheetQuery>({ lineCheck: critical }) });
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Not applicable' }));
  await view.user.type(await screen.findByLabelText('Another reason'), 'Being repaired');
  view.unmount();
  const again = open();
  await again.user.click(await screen.findByRole('button', { name: 'Not applicable' }));
  expect(await screen.findByLabelText('Another reason')).toHaveValue('Being repaired');
});
