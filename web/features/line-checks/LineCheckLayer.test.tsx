import { beforeEach, describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../testing/render.tsx';
import { LineCheckLayer } from './LineCheckLayer.tsx';
import { type ReadingInput, type SavedReading, sheet } from './line-check.fixtures.ts';
import type {
  AnswerLineCheckMutation,
  LineCheckSheetQuery,
  RecordLineCheckActionMutation,
  StartLineCheckMutation,
  SubmitLineCheckMutation,
} from './line-checks.generated.ts';

beforeEach(() => localStorage.clear());

function inputOf<T>(body: unknown): T;
function inputOf(body: unknown): unknown {
  const { variables } = JSON.parse(JSON.stringify(body));
  return variables.input;
}

/** A run on the server, which stores every reading and action once per idempotency key. */
function kitchen(check: Parameters<typeof sheet>[0] = {}, answers: Parameters<typeof fakeServer>[0] = {}) {
  const saved: (SavedReading & { readonly actions: string[] })[] = [];
  const keys = new Set<string | null>();
  let status = check;
  const isNew = (headers: Headers) => {
    const key = headers.get('idempotency-key');
    const known = keys.has(key);
    keys.add(key);
    return !known;
  };
  fakeServer({
    LineCheckSheet: () => data<LineCheckSheetQuery>({ lineCheck: sheet(status, saved) }),
    StartLineCheck: () => {
      status = { status: 'in_progress' };
      return data<StartLineCheckMutation>({ startLineCheck: sheet(status, saved) });
    },
    AnswerLineCheck: ({ body, headers }) => {
      const input = inputOf<ReadingInput>(body);
      const id = `reading-${saved.length + 1}`;
      if (isNew(headers)) saved.push({ ...input, id, actions: input.correctiveAction ? [input.correctiveAction] : [] });
      return data<AnswerLineCheckMutation>({
        answerLineCheck: { ...sheet(status, saved), savedAnswerId: saved.at(-1)?.id ?? null },
      });
    },
    RecordLineCheckAction: ({ body, headers }) => {
      const { answerId, action } = inputOf<{ answerId: string; action: string }>(body);
      if (isNew(headers)) saved.find(({ id }) => id === answerId)?.actions.push(action);
      return data<RecordLineCheckActionMutation>({ recordLineCheckAction: sheet(status, saved) });
    },
    SubmitLineCheck: () => {
      status = { status: 'submitted', submittedAt: '2026-11-21T10:10:00.000Z', failedCount: 1 };
      return data<SubmitLineCheckMutation>({ submitLineCheck: sheet(status, saved) });
    },
    ...answers,
  });
  return saved;
}

const open = (options = {}) => renderScreen(<LineCheckLayer value="run" onClose={() => undefined} />, options);
const button = (name: string) => screen.findByRole('button', { name });
async function press(view: ReturnType<typeof open>, ...names: string[]) {
  for (const name of names) await view.user.click(await button(name));
}
/** Records what the list of readings shows after each change of the DOM from now on. */
function listsShown(): string[] {
  const shown: string[] = [];
  const look = () => shown.push(...screen.queryAllByRole('list', { name: 'Readings' }).map((list) => list.textContent));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  return shown;
}
const readingsShown = async () => (await screen.findByRole('list', { name: 'Readings' })).textContent;

describe('a line check', () => {
  test('judges a reading while it is typed, and requires a corrective action before continuing', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '8', '.', '4');
    expect(screen.getByText('Too high by 3.4 °C')).toBeVisible();
    await press(view, 'Next');
    expect(await screen.findByText('Choose what you did before you go on.')).toBeVisible();
    await press(view, 'Re-iced', 'Next');
    expect(await screen.findByRole('heading', { name: 'Boards clean' })).toBeVisible();
    await waitFor(() =>
      expect(saved).toMatchObject([
        { itemId: 'fridge', temperature: '8.4', temperatureUnit: 'C', actions: ['Re-iced'] },
      ]),
    );
  });

  test('records no figure that the server would refuse, and shows why', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '4', '.', '1', '2', '3');
    expect(await screen.findByText('Enter at most two decimal places.')).toBeVisible();
    expect(await button('Next')).toBeDisabled();
    await press(view, 'Delete the last digit', 'Next');
    expect(await screen.findByRole('heading', { name: 'Boards clean' })).toBeVisible();
    await waitFor(() => expect(saved).toMatchObject([{ temperature: '4.12' }]));
  });

  test('accepts a sign or a point alone as the beginning of a figure', async () => {
    kitchen();
    const view = open();
    await press(view, '±', '.');
    expect(screen.queryByText('Enter a number, such as 2.5.')).toBeNull();
    await press(view, '5');
    expect(screen.getByText('OK')).toBeVisible();
  });

  test('does not record more degrees than a thermometer can show', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '9', '9', '9');
    expect(await screen.findByText('Enter a temperature a thermometer can show.')).toBeVisible();
    screen.getByRole('textbox', { name: 'Temperature' }).focus();
    await view.user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Fridge' })).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('records a failed reading at once, and lists it while it needs an action', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '8', 'Next');
    await waitFor(() => expect(saved).toMatchObject([{ temperature: '8', actions: [] }]));
    expect(await readingsShown()).toContain('8\u00a0°COut of range');
    expect(screen.getByRole('group', { name: 'What did you do about 8\u00a0°C?' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Re-check: Fridge' })).toBeVisible();
  });

  test('lists a reading once at every moment until it is saved, so that nothing moves under a finger', async () => {
    kitchen();
    const view = open();
    await press(view, '8');
    const lists = listsShown();
    await press(view, 'Next');
    await waitFor(() => expect(lists.at(-1)).toMatch(/^8\u00a0°COut of range\d+:\d\d AM, Ana RuizSay what you did$/));
    expect(new Set(lists.map((list) => list.match(/8\u00a0°C/g)?.length ?? 0))).toEqual(new Set([1]));
  });

  test('lists an action once at every moment until it is saved', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '9', 'Next', '8', 'Next', 'Re-iced');
    const lists = listsShown();
    await press(view, 'Next');
    await waitFor(() => expect(saved.map(({ actions }) => actions)).toEqual([['Re-iced'], []]));
    await press(view, 'Discarded', 'Next');
    await screen.findByRole('heading', { name: 'Boards clean' });
    expect(new Set(lists.map((list) => list.match(/Re-iced/g)?.length ?? 0))).toEqual(new Set([1]));
  });

  test('records a second figure as a re-check, which does not erase the failed reading', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '8', 'Next', 'Re-iced', '4', 'Next');
    await screen.findByRole('heading', { name: 'Boards clean' });
    await waitFor(() =>
      expect(saved).toMatchObject([
        { temperature: '8', actions: ['Re-iced'] },
        { temperature: '4', actions: [] },
      ]),
    );
    await press(view, 'Back');
    expect(await readingsShown()).toMatch(/8\u00a0°COut of range.*Re-iced.*4\u00a0°CRe-check: OK/);
  });

  test('requires an action for each failed reading, also when a re-check has passed', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '9', 'Next', '8', 'Next', '4', 'Next');
    await screen.findByRole('group', { name: 'What did you do about 9\u00a0°C?' });
    await press(view, 'Re-iced', 'Next');
    await screen.findByRole('group', { name: 'What did you do about 8\u00a0°C?' });
    await press(view, 'Discarded', 'Next');
    expect(await screen.findByRole('heading', { name: 'Boards clean' })).toBeVisible();
    await waitFor(() => expect(saved.map(({ actions }) => actions)).toEqual([['Re-iced'], ['Discarded'], []]));
  });

  test('lists readings without an action first in the summary, and blocks the submission', async () => {
    kitchen();
    const view = open();
    await press(view, '8', 'Next', 'Later', 'Pass');
    const groups = await screen.findAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Say what you did (1)', 'In range (1)']);
    expect(await button('Submit')).toBeDisabled();
    expect(screen.getByText('Say what you did about everything out of range first.')).toBeVisible();
    await press(view, 'Change Fridge', 'Re-iced', 'Next', 'Submit');
    expect(await screen.findByText(/record is kept/)).toBeVisible();
  });

  test('puts the focus on the answer of the next item, and on Submit after the last', async () => {
    kitchen();
    const view = open();
    await press(view, '4', 'Next');
    expect(await button('Pass')).toHaveFocus();
    await press(view, 'Pass');
    expect(await button('Submit')).toHaveFocus();
  });

  test('counts the same failed answer as a re-check only after its action was recorded', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '4', 'Next', 'Fail', 'Fail');
    await view.user.type(await screen.findByRole('textbox', { name: /What you did/ }), 'Cleaned again');
    await press(view, 'Next');
    expect(await screen.findByRole('heading', { name: 'Summary' })).toBeVisible();
    await waitFor(() => expect(saved.map(({ yes }) => yes)).toEqual([undefined, false]));
    await press(view, 'Change Boards clean', 'Fail');
    await waitFor(() => expect(saved.map(({ yes }) => yes)).toEqual([undefined, false, false]));
  });

  test('judges in the unit that is chosen', async () => {
    kitchen();
    const view = open();
    await press(view, '°F', '4', '1');
    expect(screen.getByText('OK')).toBeVisible();
    await press(view, '°C');
    expect(screen.getByText('Too high by 36 °C')).toBeVisible();
  });

  test('continues by itself after a pass, lists failures first, and is submitted', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '8', 'Next', 'Discarded', 'Next', 'Pass');
    const groups = await screen.findAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Out of range (1)', 'In range (1)']);
    await press(view, 'Submit');
    expect(await screen.findByText(/record is kept/)).toBeVisible();
    expect(saved.at(-1)).toMatchObject({ itemId: 'clean', yes: true });
  });

  test('cannot be submitted with open items, and shows their number', async () => {
    kitchen();
    const view = open();
    await press(view, 'Skip', 'Skip');
    expect(await button('Submit')).toBeDisabled();
    expect(screen.getByText('Answer everything first: 2 are still open.')).toBeVisible();
    await press(view, 'Change Fridge');
    expect(await screen.findByRole('heading', { name: 'Fridge' })).toBeVisible();
  });

  test('keeps an answer that could not be saved, shows it, and sends it again', async () => {
    let broken = true;
    const sent: SavedReading[] = [];
    const keys: (string | null)[] = [];
    kitchen(
      {},
      {
        AnswerLineCheck: ({ body, headers }) => {
          keys.push(headers.get('idempotency-key'));
          if (broken) return refusal('The kitchen is closed.', 'CONFLICT');
          sent.push({ ...inputOf<ReadingInput>(body), id: 'r1', actions: [] });
          return data<AnswerLineCheckMutation>({ answerLineCheck: { ...sheet({}, sent), savedAnswerId: 'r1' } });
        },
      },
    );
    const view = open();
    await press(view, '4', 'Next');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('1 answer is not saved yet')).toBeVisible();
    expect(within(alert).getByText('The kitchen is closed.')).toBeVisible();
    broken = false;
    await view.user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('1 answer is not saved yet')).toBeNull());
    expect(sent).toMatchObject([{ itemId: 'fridge', temperature: '4' }]);
    expect(new Set(keys).size).toBe(1);
  });

  test('offers no N/A for items that do not allow it', async () => {
    kitchen();
    const view = open();
    await press(view, 'Not applicable');
    await screen.findByRole('heading', { name: 'Boards clean' });
    expect(screen.queryByRole('button', { name: 'Not applicable' })).toBeNull();
  });

  test('can be started when it is open, and only read by people it is not assigned to', async () => {
    kitchen({ status: 'open', startedAt: null });
    const view = open();
    await press(view, 'Start');
    expect(await screen.findByRole('heading', { name: 'Fridge' })).toBeVisible();
    view.unmount();
    kitchen({ mayRun: false });
    open({ viewer: cook });
    expect(await screen.findByText(/given to others/)).toBeVisible();
  });

  test('that was missed asks managers for the reason', async () => {
    kitchen({ status: 'missed' });
    const view = open({ viewer: manager });
    expect(await screen.findByRole('textbox', { name: /Why it was missed/ })).toBeVisible();
    view.unmount();
    kitchen({ status: 'missed' });
    open({ viewer: cook });
    expect(await screen.findByText(/without being submitted/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Why it was missed/ })).toBeNull();
  });

  test('that was missed lets managers record corrective actions', async () => {
    const saved = kitchen({ status: 'missed', failedCount: 1, openFailureCount: 1 });
    saved.push({ id: 'r1', itemId: 'fridge', temperature: '8', temperatureUnit: 'C', actions: [] });
    const view = open({ viewer: manager });
    expect(await screen.findByText('No action recorded')).toBeVisible();
    await press(view, 'Discarded', 'Save');
    await waitFor(() => expect(saved).toMatchObject([{ actions: ['Discarded'] }]));
    expect(screen.queryByText('No action recorded')).toBeNull();
  });

  test('shows each reading in its record: failures with their actions, re-checks as such', async () => {
    const saved = kitchen({ status: 'submitted', failedCount: 2 });
    const fridgeAt = (id: string, temperature: string, actions: string[]) =>
      saved.push({ id, itemId: 'fridge', temperature, temperatureUnit: 'C', actions });
    saved.push({ id: 'r0', itemId: 'clean', yes: true, actions: [] });
    fridgeAt('r1', '12', ['Re-iced']);
    fridgeAt('r2', '9', ['Discarded', 'Service called']);
    fridgeAt('r3', '4', []);
    open({ viewer: manager });
    const table = await screen.findByRole('table', { name: 'Dinner line check' });
    const rows = within(table).getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.trim()),
    );
    expect(cells.map(([item, value, , result, action]) => [item, value, result, action])).toEqual([
      ['Fridge', '12\u00a0°C', 'Out of range', expect.stringMatching(/^Re-iced \(Ana Ruiz, /)],
      ['Fridge · Re-check', '9\u00a0°C', 'Out of range', expect.stringMatching(/^Discarded .*Service called/)],
      ['Fridge · Re-check', '4\u00a0°C', 'OK', '–'],
      ['Boards clean', 'Yes', 'OK', '–'],
    ]);
  });
});
