import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../testing/render.tsx';
import { LineCheckLayer } from './LineCheckLayer.tsx';

const nothing = { minC: null, minF: null, maxC: null, maxF: null, min: null, max: null, unitLabel: null };
const item = (id: string, change: object) => ({
  __typename: 'LineCheckTemplateItem',
  id,
  nameEs: null,
  ...nothing,
  passAnswer: null,
  critical: false,
  correctiveActions: [],
  allowNotApplicable: true,
  ...change,
});
const fridge = item('fridge', {
  name: 'Fridge',
  kind: 'temperature',
  maxC: '5',
  maxF: '41',
  correctiveActions: ['Re-iced', 'Discarded'],
});
const clean = item('clean', { name: 'Boards clean', kind: 'yes_no', allowNotApplicable: false });

interface Given {
  readonly itemId: string;
  readonly temperature?: string;
  readonly temperatureUnit?: string;
  readonly yes?: boolean;
  readonly notApplicable?: boolean;
  readonly correctiveAction?: string | null;
}

interface Saved extends Given {
  readonly id: string;
  readonly actions: string[];
}

function readingRow({ id, actions, ...given }: Saved) {
  const failed = given.yes === false || Number(given.temperature) > (given.temperatureUnit === 'F' ? 41 : 5);
  return {
    __typename: 'LineCheckAnswer',
    id,
    result: given.notApplicable ? 'na' : failed ? 'fail' : 'pass',
    temperature: given.temperature ?? null,
    temperatureUnit: given.temperatureUnit ?? null,
    number: null,
    yes: given.yes ?? null,
    text: null,
    note: null,
    byName: 'Ana Ruiz',
    answeredAt: '2026-11-21T10:00:00.000Z',
    actions: actions.map((action, place) => ({
      __typename: 'LineCheckAction',
      id: `${id}-${place}`,
      action,
      byName: 'Ana Ruiz',
      actedAt: '2026-11-21T10:01:00.000Z',
    })),
  };
}

function sheet(check: object, saved: readonly Saved[] = []) {
  return {
    __typename: 'LineCheckSheet',
    id: 'run',
    check: {
      __typename: 'LineCheck',
      id: 'run',
      version: 1,
      name: 'Dinner line check',
      nameEs: 'Revisión de cena',
      businessDate: '2026-11-21',
      stationName: 'Pass',
      opensAt: '2026-11-21T09:30:00.000Z',
      dueAt: '2026-11-21T10:30:00.000Z',
      closesAt: '2026-11-21T12:30:00.000Z',
      status: 'in_progress',
      late: false,
      mayRun: true,
      itemCount: 2,
      answeredCount: saved.length,
      failedCount: 0,
      openFailureCount: 0,
      startedAt: '2026-11-21T09:40:00.000Z',
      startedByName: 'Ana Ruiz',
      submittedAt: null,
      submittedByName: null,
      missedReason: null,
      ...check,
    },
    entries: [fridge, clean].map((each) => ({
      __typename: 'LineCheckEntry',
      item: each,
      readings: saved.filter(({ itemId }) => itemId === each.id).map(readingRow),
      last: null,
    })),
  };
}

function inputOf<T>(body: unknown): T;
function inputOf(body: unknown): unknown {
  const { variables } = JSON.parse(JSON.stringify(body));
  return variables.input;
}

/** A run on the server, which keeps every reading and action that it is sent; repeated keys add nothing. */
function kitchen(check: object = {}, answers: Parameters<typeof fakeServer>[0] = {}) {
  const saved: Saved[] = [];
  const keys = new Set<string | null>();
  let status = check;
  const isNew = (headers: Headers) => {
    const key = headers.get('idempotency-key');
    const known = keys.has(key);
    keys.add(key);
    return !known;
  };
  fakeServer({
    LineCheckSheet: () => data({ lineCheck: sheet(status, saved) }),
    StartLineCheck: () => {
      status = { status: 'in_progress' };
      return data({ startLineCheck: sheet(status, saved) });
    },
    AnswerLineCheck: ({ body, headers }) => {
      const given = inputOf<Given>(body);
      const id = `reading-${saved.length + 1}`;
      if (isNew(headers)) saved.push({ ...given, id, actions: given.correctiveAction ? [given.correctiveAction] : [] });
      return data({ answerLineCheck: { ...sheet(status, saved), savedAnswerId: saved.at(-1)?.id } });
    },
    RecordLineCheckAction: ({ body, headers }) => {
      const { answerId, action } = inputOf<{ answerId: string; action: string }>(body);
      if (isNew(headers)) saved.find(({ id }) => id === answerId)?.actions.push(action);
      return data({ recordLineCheckAction: sheet(status, saved) });
    },
    SubmitLineCheck: () => {
      status = { status: 'submitted', submittedAt: '2026-11-21T10:10:00.000Z', failedCount: 1 };
      return data({ submitLineCheck: sheet(status, saved) });
    },
    ...answers,
  });
  return saved;
}

/** Every press of these tests comes a second after the one before, unless a test stops the clock. */
let clock: { now: number; step: number };
beforeEach(() => {
  clock = { now: Date.parse('2026-11-21T10:00:00Z'), step: 1_000 };
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (options = {}) => renderScreen(<LineCheckLayer value="run" onClose={() => undefined} />, options);
const button = (name: string) => screen.findByRole('button', { name });
async function press(view: ReturnType<typeof open>, ...names: string[]) {
  for (const name of names) {
    clock.now += clock.step;
    await view.user.click(await button(name));
  }
}
const readingsShown = async () => (await screen.findByRole('list', { name: 'Readings' })).textContent;

describe('a line check', () => {
  test('judges a reading while it is typed, and asks what was done before it goes on', async () => {
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

  test('records a failing reading at once, and lists it while it waits for its action', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '8', 'Next');
    await waitFor(() => expect(saved).toMatchObject([{ temperature: '8', actions: [] }]));
    expect(await readingsShown()).toContain('8\u00a0°COut of range');
    expect(screen.getByRole('group', { name: 'What did you do about 8\u00a0°C?' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Re-check: Fridge' })).toBeVisible();
  });

  test('takes a figure typed afterwards as a re-check, which does not erase the failing reading', async () => {
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

  test('asks for an action of each failing reading, also when a passing re-check came first', async () => {
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

  test('shows first in the summary which readings still lack an action, and holds the check back', async () => {
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

  test('takes two taps in a row on one button as one', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '4');
    const next = await button('Next');
    for (let tap = 0; tap < 2; tap += 1) await view.user.click(next);
    expect(await screen.findByRole('heading', { name: 'Boards clean' })).toBeVisible();
    clock.step = 1_000;
    await press(view, 'Fail');
    clock.step = 100;
    await press(view, 'Fail');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved.at(-1)).toMatchObject({ itemId: 'clean', yes: false });
  });

  test('takes the same bad answer as a failed re-check once its action is said, not before', async () => {
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

  test('asks before it is left with a figure that was typed and not recorded', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '8', 'Close');
    expect(await screen.findByText(/What you entered for Fridge is not recorded yet/)).toBeVisible();
    await press(view, 'Cancel', 'Next');
    await waitFor(() => expect(saved).toMatchObject([{ temperature: '8' }]));
  });

  test('judges in the unit that is chosen', async () => {
    kitchen();
    const view = open();
    await press(view, '°F', '4', '1');
    expect(screen.getByText('OK')).toBeVisible();
    await press(view, '°C');
    expect(screen.getByText('Too high by 36 °C')).toBeVisible();
    localStorage.clear();
  });

  test('goes on by itself after a pass, shows failures first, and is submitted', async () => {
    const saved = kitchen();
    const view = open();
    await press(view, '8', 'Next', 'Discarded', 'Next', 'Pass');
    const groups = await screen.findAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Out of range (1)', 'In range (1)']);
    await press(view, 'Submit');
    expect(await screen.findByText(/record is kept/)).toBeVisible();
    expect(saved.at(-1)).toMatchObject({ itemId: 'clean', yes: true });
  });

  test('cannot be submitted while something is open, and says how much', async () => {
    kitchen();
    const view = open();
    await press(view, 'Skip', 'Skip');
    expect(await button('Submit')).toBeDisabled();
    expect(screen.getByText('Answer everything first: 2 are still open.')).toBeVisible();
    await press(view, 'Change Fridge');
    expect(await screen.findByRole('heading', { name: 'Fridge' })).toBeVisible();
  });

  test('keeps an answer that could not be saved, says so, and sends it again', async () => {
    let broken = true;
    const sent: Saved[] = [];
    const keys: (string | null)[] = [];
    kitchen(
      {},
      {
        AnswerLineCheck: ({ body, headers }) => {
          keys.push(headers.get('idempotency-key'));
          if (broken) return refusal('The kitchen is closed.', 'CONFLICT');
          sent.push({ ...inputOf<Given>(body), id: 'r1', actions: [] });
          return data({ answerLineCheck: { ...sheet({}, sent), savedAnswerId: 'r1' } });
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

  test('offers no N/A where it is not allowed', async () => {
    kitchen();
    const view = open();
    await press(view, 'Not applicable');
    await screen.findByRole('heading', { name: 'Boards clean' });
    expect(screen.queryByRole('button', { name: 'Not applicable' })).toBeNull();
  });

  test('is started where it is open, and only read by those it is not given to', async () => {
    kitchen({ status: 'open', startedAt: null });
    const view = open();
    await press(view, 'Start');
    expect(await screen.findByRole('heading', { name: 'Fridge' })).toBeVisible();
    view.unmount();
    kitchen({ mayRun: false });
    open({ viewer: cook });
    expect(await screen.findByText(/given to others/)).toBeVisible();
  });

  test('that was missed asks a manager why', async () => {
    kitchen({ status: 'missed' });
    const view = open({ viewer: manager });
    expect(await screen.findByRole('textbox', { name: /Why it was missed/ })).toBeVisible();
    view.unmount();
    kitchen({ status: 'missed' });
    open({ viewer: cook });
    expect(await screen.findByText(/without being submitted/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Why it was missed/ })).toBeNull();
  });

  test('that was missed lets a manager record what was done about a reading out of range', async () => {
    const saved = kitchen({ status: 'missed', failedCount: 1, openFailureCount: 1 });
    saved.push({ id: 'r1', itemId: 'fridge', temperature: '8', temperatureUnit: 'C', actions: [] });
    const view = open({ viewer: manager });
    expect(await screen.findByText('No action recorded')).toBeVisible();
    await press(view, 'Discarded', 'Save');
    await waitFor(() => expect(saved).toMatchObject([{ actions: ['Discarded'] }]));
    expect(screen.queryByText('No action recorded')).toBeNull();
  });

  test('is recorded reading by reading: each failure with its action, each re-check as one', async () => {
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
