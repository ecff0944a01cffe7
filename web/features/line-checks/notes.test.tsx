import { beforeEach, describe, expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { type ReadingInput, type SavedReading, sheet } from './line-check.fixtures.ts';
import { LineCheckLayer } from './LineCheckLayer.tsx';
import type { AnswerLineCheckMutation, LineCheckSheetQuery, SubmitLineCheckMutation } from './line-checks.generated.ts';

function inputOf<T>(body: unknown): T;
function inputOf(body: unknown): unknown {
  const { variables } = JSON.parse(JSON.stringify(body));
  return variables.input;
}

const first: readonly SavedReading[] = [
  { id: 'reading-1', itemId: 'fridge', temperature: '3', temperatureUnit: 'C', actions: [] },
];

/** A server that stores readings; `submitted` counts the submissions. */
function kitchen() {
  const saved: SavedReading[] = [...first];
  const server = { saved, submitted: 0 };
  fakeServer({
    LineCheckSheet: () => data<LineCheckSheetQuery>({ lineCheck: sheet({}, saved) }),
    AnswerLineCheck: ({ body }) => {
      const { itemId, temperature, temperatureUnit, yes, note } = inputOf<ReadingInput>(body);
      const id = `reading-${saved.length + 1}`;
      saved.push({
        id,
        itemId,
        note: note ?? null,
        actions: [],
        ...(temperature ? { temperature, temperatureUnit: temperatureUnit ?? 'C' } : {}),
        ...(typeof yes === 'boolean' ? { yes } : {}),
      });
      return data<AnswerLineCheckMutation>({ answerLineCheck: { ...sheet({}, saved), savedAnswerId: id } });
    },
    SubmitLineCheck: () => {
      server.submitted += 1;
      return data<SubmitLineCheckMutation>({ submitLineCheck: sheet({ status: 'submitted' }, saved) });
    },
  });
  return server;
}

beforeEach(() => localStorage.clear());

/** Answers "Boards clean", goes back to it and types a note. */
async function typeNoteAfterAnswer() {
  const server = kitchen();
  const { user } = renderScreen(<LineCheckLayer value="run" onClose={() => undefined} />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Pass');
  await screen.findByRole('heading', { name: 'Summary' });
  await press('Back');
  await user.type(await screen.findByLabelText('Note'), 'Board 3 is cracked');
  return { server, press };
}

describe('a note that is typed on an answered item', () => {
  test('is recorded with another reading when the same answer is pressed again', async () => {
    const { server, press } = await typeNoteAfterAnswer();
    await press('Pass');
    await waitFor(() => expect(server.saved.at(-1)).toMatchObject({ yes: true, note: 'Board 3 is cracked' }));
    expect(server.saved).toHaveLength(3);
  });

  test('is listed before the submission, which asks about it', async () => {
    const { server, press } = await typeNoteAfterAnswer();
    await press('Next');
    expect(await screen.findByRole('heading', { name: 'Typed and not recorded (1)' })).toBeVisible();
    expect(screen.getByText('Board 3 is cracked')).toBeVisible();
    await press('Submit');
    expect(await screen.findByRole('alertdialog', { name: 'Submit without what was typed?' })).toHaveTextContent(
      'Boards clean',
    );
    await press('Look again');
    expect(server.submitted).toBe(0);
    await press('Submit');
    await press('Submit without it');
    await waitFor(() => expect(server.submitted).toBe(1));
  });
});
