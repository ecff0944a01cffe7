import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { LineCheckLayer } from './LineCheckLayer.tsx';
import { type ReadingInput, type SavedReading, sheet } from './line-check.fixtures.ts';
import type { AnswerLineCheckMutation, LineCheckSheetQuery } from './line-checks.generated.ts';

function inputOf(body: unknown): ReadingInput;
function inputOf(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body)).variables.input;
}

/** A run whose fridge is critical; the server stores every reading. */
function kitchen(check: Parameters<typeof sheet>[0] = {}, saved: SavedReading[] = []) {
  const answer = () => sheet(check, saved, { critical: true });
  fakeServer({
    LineCheckSheet: () => data<LineCheckSheetQuery>({ lineCheck: answer() }),
    AnswerLineCheck: ({ body }) => {
      saved.push({ ...inputOf(body), id: `reading-${saved.length + 1}`, actions: [] });
      return data<AnswerLineCheckMutation>({
        answerLineCheck: { ...answer(), savedAnswerId: saved.at(-1)?.id ?? null },
      });
    },
  });
  return saved;
}

const open = (options = {}) => renderScreen(<LineCheckLayer value="run" onClose={() => undefined} />, options);
async function press(view: ReturnType<typeof open>, ...names: string[]) {
  for (const name of names) await view.user.click(await screen.findByRole('button', { name }));
}

test('a critical item asks why it is not measured, and records the reason', async () => {
  const saved = kitchen();
  const view = open();
  await press(view, 'Not applicable');
  const question = await screen.findByRole('dialog', { name: 'Why is Fridge not measured?' });
  expect(saved).toEqual([]);
  await view.user.click(within(question).getByRole('button', { name: 'Switched off' }));
  await screen.findByRole('heading', { name: 'Boards clean' });
  await waitFor(() => expect(saved).toMatchObject([{ notApplicable: true, note: 'Switched off' }]));
});

test('another reason can be typed; an empty one is refused', async () => {
  const saved = kitchen();
  const view = open();
  await press(view, 'Not applicable');
  const question = await screen.findByRole('dialog', { name: 'Why is Fridge not measured?' });
  await view.user.click(within(question).getByRole('button', { name: 'Save' }));
  expect(within(question).getByText('Say why, in a few words.')).toBeVisible();
  await view.user.type(within(question).getByRole('textbox'), 'Moved to the truck');
  await view.user.click(within(question).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toMatchObject([{ notApplicable: true, note: 'Moved to the truck' }]));
});

test('the summary lists what was not measured in its own group', async () => {
  kitchen({}, [{ id: 'r1', itemId: 'fridge', notApplicable: true, note: 'Switched off', actions: [] }]);
  const view = open();
  await press(view, 'Pass');
  const groups = await screen.findAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual(['Not measured (1)', 'In range (1)']);
  expect(screen.getByText('Switched off')).toBeVisible();
});

test('a record with something not measured never says "all in range"', async () => {
  kitchen({ status: 'submitted', submittedAt: '2026-11-21T10:10:00.000Z', notMeasuredCount: 1 }, [
    { id: 'r1', itemId: 'fridge', notApplicable: true, note: 'Switched off', actions: [] },
    { id: 'r2', itemId: 'clean', yes: true, actions: [] },
  ]);
  open({ viewer: manager });
  expect(await screen.findByText(/1 not measured/)).toBeVisible();
  expect(screen.queryByText(/All in range/)).toBeNull();
  expect(screen.getByText('Not measured')).toBeVisible();
});

test('an implausible figure must be confirmed before it is recorded', async () => {
  const saved = kitchen();
  const view = open();
  await press(view, '8', '8', 'Next');
  const question = await screen.findByRole('alertdialog', { name: '88\u00a0°C?' });
  await view.user.click(within(question).getByRole('button', { name: 'Correct it' }));
  expect(saved).toEqual([]);
  await press(view, 'Next');
  await view.user.click(await screen.findByRole('button', { name: 'It says 88\u00a0°C' }));
  await waitFor(() => expect(saved).toMatchObject([{ temperature: '88' }]));
});
