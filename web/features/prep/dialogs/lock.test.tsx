import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepUnfinished, resumeUnfinished } from '../../../platform/session/unfinished.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { TaskNote } from '../detail/TaskNote.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { RequestForm } from '../request/RequestForm.tsx';
import { prepRow } from '../prep-task.fixtures.ts';
import { DoneSheet } from './DoneSheet.tsx';
import { SkipDialog } from './SkipDialog.tsx';

const done = (onSave = vi.fn()) => <DoneSheet task={prepRow()} onSave={onSave} onClose={() => undefined} />;

beforeEach(() => localStorage.clear());

/** Types with the keyboard into what is shown, and lets the tablet lock; then its person unlocks it. */
async function lockAfter(shown: ReactNode, type: (view: ReturnType<typeof renderScreen>) => Promise<void>) {
  const view = renderScreen(shown);
  await type(view);
  keepUnfinished('ana', '/cook?task=t1');
  view.unmount();
  resumeUnfinished('ana');
  return renderScreen(shown);
}

describe('after the lock of a shared tablet', () => {
  test('a quantity that was entered is still asked about before it is dropped', async () => {
    const { user } = await lockAfter(done(), async (view) =>
      view.user.click(await screen.findByRole('button', { name: '7' })),
    );
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  test('the reason to skip a task is there again', async () => {
    const dialog = <SkipDialog taskId="t1" name="Rice" onSkip={() => undefined} onClose={() => undefined} />;
    await lockAfter(dialog, async ({ user }) => user.type(await screen.findByRole('textbox'), 'No rice in the house'));
    expect(await screen.findByRole('textbox')).toHaveValue('No rice in the house');
  });

  test('the note of a task is open again with what was typed', async () => {
    await lockAfter(<TaskNote task={prepRow({ note: null })} />, async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Write a note' }));
      await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Half salt');
    });
    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Half salt');
  });
});

test('a request for more is there again after the lock of a shared tablet', async () => {
  fakeServer({});
  const subject = { kind: 'task', id: 't1', name: 'Rice', unit: 'kg' } as const;
  const form = (
    <RequestForm title="Rice" subject={subject} usable={null} stations={[]} stationId="" onClose={() => undefined} />
  );
  await lockAfter(form, async ({ user }) => {
    await user.type(await screen.findByRole('textbox', { name: /How much/ }), '4');
    await user.type(screen.getByRole('textbox', { name: /Note/ }), 'For the party');
  });
  expect(await screen.findByRole('textbox', { name: /How much/ })).toHaveValue('4');
  expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('For the party');
});

test('a second Enter at once does not confirm a quantity far above the plan', async () => {
  const onSave = vi.fn();
  const { user } = renderScreen(done(onSave));
  await screen.findByRole('textbox', { name: /make/ });
  await user.keyboard('99999{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: /is right: save/ })).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});
