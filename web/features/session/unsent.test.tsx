import { beforeEach, describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { useOutboxState } from '../../platform/offline/useOutbox.ts';
import { usePress } from '../../platform/offline/usePress.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { StartPrepTaskDocument, type StartPrepTaskMutation } from '../prep/prep.generated.ts';
import { prepRow } from '../prep/prep-task.fixtures.ts';
import { useUnsentQuestion } from './useUnsentQuestion.tsx';

const left: string[] = [];

function Bar() {
  const { ask, question } = useUnsentQuestion();
  const press = usePress(StartPrepTaskDocument);
  const { presses } = useOutboxState();
  const start = () => press({ input: { id: '1' } }, { subject: '1', title: 'Start: Rice', timed: true });
  return (
    <>
      <button type="button" onClick={() => void start()}>
        Start
      </button>
      <button type="button" onClick={() => ask(() => left.push('left'))}>
        Log out
      </button>
      <p>{presses.length} unsent</p>
      {question}
    </>
  );
}

/** A bar with one press that could not be sent. */
async function open(answer: () => Response | Promise<Response>) {
  fakeServer({ StartPrepTask: answer });
  const { user } = renderScreen(<Bar />);
  await user.click(screen.getByRole('button', { name: 'Start' }));
  return user;
}
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const question = () => screen.findByRole('alertdialog', { name: 'Not everything is sent yet' });

beforeEach(() => {
  localStorage.clear();
  left.length = 0;
});

describe('signing out with a press that is not sent', () => {
  test('asks first; “Stay” stays, and the press still waits', async () => {
    const user = await open(unreachable);
    await screen.findByText('1 unsent');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const dialog = within(await question());
    expect(dialog.getByText('1 press waits to be sent.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(left).toEqual([]);
    expect(screen.getByText('1 unsent')).toBeVisible();
  });

  test('“Leave anyway” leaves once, and deletes no press', async () => {
    const user = await open(unreachable);
    await screen.findByText('1 unsent');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.dblClick(within(await question()).getByRole('button', { name: 'Leave anyway' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(left).toEqual(['left']);
    expect(screen.getByText('1 unsent')).toBeVisible();
  });

  test('needs no confirmation when everything is sent', async () => {
    const user = await open(() => data<StartPrepTaskMutation>({ startPrepTask: prepRow({ status: 'in_progress' }) }));
    await screen.findByText('0 unsent');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(left).toEqual(['left']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
