import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer, refusal } from '../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../testing/render.tsx';
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

interface Answer {
  readonly itemId: string;
  readonly temperature?: string;
  readonly temperatureUnit?: string;
  readonly yes?: boolean;
  readonly correctiveAction?: string | null;
}

function answerRow({ itemId, ...given }: Answer) {
  const failed = given.yes === false || Number(given.temperature) > (given.temperatureUnit === 'F' ? 41 : 5);
  return {
    __typename: 'LineCheckAnswer',
    id: `${itemId}-${JSON.stringify(given)}`,
    result: failed ? 'fail' : 'pass',
    temperature: given.temperature ?? null,
    temperatureUnit: given.temperatureUnit ?? null,
    number: null,
    yes: given.yes ?? null,
    text: null,
    correctiveAction: given.correctiveAction ?? null,
    note: null,
    byName: 'Ana Ruiz',
    answeredAt: '2026-11-21T10:00:00.000Z',
  };
}

function sheet(check: object, answers: readonly Answer[] = []) {
  const given = (id: string) => answers.findLast(({ itemId }) => itemId === id);
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
      answeredCount: answers.length,
      failedCount: 0,
      startedAt: '2026-11-21T09:40:00.000Z',
      startedByName: 'Ana Ruiz',
      submittedAt: null,
      submittedByName: null,
      missedReason: null,
      ...check,
    },
    entries: [fridge, clean].map((each) => {
      const answer = given(each.id);
      return { __typename: 'LineCheckEntry', item: each, answer: answer ? answerRow(answer) : null, last: null };
    }),
  };
}

function inputOf(body: unknown): Answer {
  const { variables } = JSON.parse(JSON.stringify(body));
  return variables.input;
}

/** A run on the server, which keeps what it is sent. */
function kitchen(check: object = {}, answers: Parameters<typeof fakeServer>[0] = {}) {
  const saved: Answer[] = [];
  let status = check;
  fakeServer({
    LineCheckSheet: () => data({ lineCheck: sheet(status, saved) }),
    StartLineCheck: () => {
      status = { status: 'in_progress' };
      return data({ startLineCheck: sheet(status, saved) });
    },
    AnswerLineCheck: ({ body }) => {
      saved.push(inputOf(body));
      return data({ answerLineCheck: sheet(status, saved) });
    },
    SubmitLineCheck: () => {
      status = { status: 'submitted', submittedAt: '2026-11-21T10:10:00.000Z', failedCount: 1 };
      return data({ submitLineCheck: sheet(status, saved) });
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
      expect(saved.at(-1)).toMatchObject({
        itemId: 'fridge',
        temperature: '8.4',
        temperatureUnit: 'C',
        correctiveAction: 'Re-iced',
      }),
    );
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
    const sent: Answer[] = [];
    kitchen(
      {},
      {
        AnswerLineCheck: ({ body }) => {
          if (broken) return refusal('The kitchen is closed.', 'CONFLICT');
          sent.push(inputOf(body));
          return data({ answerLineCheck: sheet({}, sent) });
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
});
