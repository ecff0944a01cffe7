import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import type { Result } from '../../testing/fixture.ts';
import { renderScreen } from '../../testing/render.tsx';
import { addDays, businessDate, instantOn } from '#schema/business-day.ts';
import { DAY } from '#schema/milliseconds.ts';
import { unknownKitchen } from '../../ui/format/kitchen.ts';
import { ClosingLayer } from './ClosingLayer.tsx';
import { CloseDayButton } from './HandoverBanner.tsx';
import { HandoverLayer } from './HandoverLayer.tsx';
import {
  type CloseDayMutation,
  ClosingDayDocument,
  type ClosingDayQuery,
  type HandoverCardByIdQuery,
  type LatestHandoverCardQuery,
  type NextDayListQuery,
  type SignHandoverCardMutation,
} from './handovers.generated.ts';

type Card = Result<HandoverCardByIdQuery>['handoverCard'];

const day = '2026-03-02';
const facts: Card['facts'] = {
  __typename: 'HandoverFacts',
  completedTasks: 12,
  openTaskCount: 1,
  openTasks: [
    {
      __typename: 'HandoverTask',
      taskId: 't1',
      name: 'Tomato sauce',
      status: 'in_progress',
      targetQuantity: '8',
      isRecurring: false,
      carriesOver: true,
      unit: 'L',
      stationName: 'Sauté',
      holderName: 'Tom',
      dueAt: '2026-03-02T16:00:00Z',
    },
  ],
  submittedChecks: 2,
  openChecks: [],
  outItemCount: 1,
  outItems: [{ __typename: 'HandoverItem', itemId: 'i1', name: 'Basil', parLevel: '2', unit: 'kg' }],
  expiringLotCount: 0,
  expiringLots: [],
  deliveries: [],
  timers: [],
  wasteEntries: 3,
  wasteCost: null,
  wasteUnknownCosts: 1,
  nextDayTasks: 9,
};
const card: Card = {
  __typename: 'HandoverCard',
  id: 'h1',
  version: 1,
  businessDate: day,
  note: 'Oven 2 is slow',
  announcements: null,
  eightySix: ['Basil'],
  closedById: 'other',
  closedByName: 'Tom',
  closedAt: '2026-03-02T22:00:00Z',
  signedById: null,
  signedByName: null,
  signedAt: null,
  facts,
};

interface Closing {
  readonly operationName: string;
  readonly variables: { readonly input: object };
}

const isClosing = (body: unknown): body is Closing =>
  typeof body === 'object' && body !== null && 'operationName' in body && body.operationName === 'CloseDay';
const closed = (calls: ReturnType<typeof fakeServer>) =>
  calls.flatMap(({ body }) => (isClosing(body) ? [body.variables.input] : []));

const closing = (latest: Card | null) => () =>
  data<ClosingDayQuery>({ handoverFacts: facts, latestHandoverCard: latest });

test('closing sends the note, and one press puts what has run out on the 86 list', async () => {
  const calls = fakeServer({
    ClosingDay: closing(null),
    CloseDay: () => data<CloseDayMutation>({ closeDay: card }),
  });
  const { user } = renderScreen(<ClosingLayer value={day} onClose={() => undefined} />);
  expect(await screen.findByText('Tomato sauce')).toBeVisible();
  await user.type(screen.getByLabelText('Note for the next lead'), 'Oven 2 is slow');
  await user.click(screen.getByRole('button', { name: 'Basil' }));
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByText('The day is closed')).toBeVisible();
  expect(closed(calls)).toEqual([
    { businessDate: day, version: null, note: 'Oven 2 is slow', announcements: '', eightySix: ['Basil'] },
  ]);
});

test('a day that a colleague has closed shows that, and is changed with its version', async () => {
  const calls = fakeServer({
    ClosingDay: closing(card),
    HandoverCardById: () => data<HandoverCardByIdQuery>({ handoverCard: card }),
    CloseDay: () => data<CloseDayMutation>({ closeDay: { ...card, version: 2 } }),
  });
  const { user } = renderScreen(<ClosingLayer value={day} onClose={() => undefined} />);
  expect(await screen.findByText(/^Closed by Tom at/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The handover is saved')).toBeVisible();
  expect(closed(calls)).toMatchObject([{ version: 1, note: 'Oven 2 is slow' }]);
});

test('what a colleague saves while the form is open is kept beside what is typed', async () => {
  let latest = card;
  const calls = fakeServer({
    ClosingDay: () => closing(latest)(),
    HandoverCardById: () => data<HandoverCardByIdQuery>({ handoverCard: latest }),
    CloseDay: () => data<CloseDayMutation>({ closeDay: { ...latest, version: 3 } }),
  });
  const { user, client } = renderScreen(<ClosingLayer value={day} onClose={() => undefined} />);
  await user.type(await screen.findByLabelText('For everyone'), 'Inspection at ten');
  latest = { ...card, version: 2, note: 'The fryer is off', eightySix: ['Basil', 'Tuna'] };
  await act(() => client.refetchQueries({ include: [ClosingDayDocument] }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The handover is saved')).toBeVisible();
  const kept = { version: 2, note: 'The fryer is off', announcements: 'Inspection at ten' };
  expect(closed(calls)).toMatchObject([{ ...kept, eightySix: ['Basil', 'Tuna'] }]);
});

test('a wrong PIN shows an error, and the right one signs', async () => {
  let tries = 0;
  fakeServer({
    HandoverCardById: () => data<HandoverCardByIdQuery>({ handoverCard: card }),
    SignHandoverCard: () => {
      tries += 1;
      if (tries === 1) return refusal('This is not your PIN.', 'VALIDATION_FAILED');
      return data<SignHandoverCardMutation>({
        signHandoverCard: {
          __typename: 'HandoverCard',
          id: 'h1',
          version: 2,
          signedById: 'u1',
          signedByName: 'Priya',
          signedAt: '2026-03-03T08:00:00Z',
        },
      });
    },
  });
  const { user } = renderScreen(<HandoverLayer value="h1" onClose={() => undefined} />);
  await user.type(await screen.findByLabelText('PIN'), '1111{Enter}');
  expect(await screen.findByText('This is not your PIN.')).toBeVisible();
  await user.type(screen.getByLabelText('PIN'), '4711{Enter}');
  expect(await screen.findByText('Signed by Priya')).toBeVisible();
});

const nextDay: Result<NextDayListQuery> = {
  prepTasks: [
    {
      __typename: 'PrepTask',
      id: 't2',
      name: 'Clean the hood',
      status: 'pending',
      targetQuantity: '1',
      unit: 'ea',
      stationName: 'Grill',
      recurringTaskId: 'r1',
    },
    {
      __typename: 'PrepTask',
      id: 't3',
      name: 'Cancelled stock',
      status: 'cancelled',
      targetQuantity: '4',
      unit: 'L',
      stationName: null,
      recurringTaskId: null,
    },
  ],
  prepItems: [
    {
      __typename: 'PrepItem',
      id: 'l1',
      itemName: 'Aioli',
      unit: 'L',
      toMake: '3',
      thawDays: null,
      stationName: 'Cold',
    },
    { __typename: 'PrepItem', id: 'l2', itemName: 'Prawns', unit: 'kg', toMake: '2', thawDays: 1, stationName: null },
    { __typename: 'PrepItem', id: 'l3', itemName: 'Mash', unit: 'kg', toMake: '0', thawDays: null, stationName: null },
  ],
};

test('closing shows the list of the next day: what is planned, and what the par sheet adds', async () => {
  const calls = fakeServer({
    ClosingDay: closing(null),
    NextDayList: () => data<NextDayListQuery>(nextDay),
  });
  renderScreen(<ClosingLayer value={day} onClose={() => undefined} />);
  const panel = await screen.findByRole('region', { name: /Prep list of .*Mar 3/ });
  const rows = await within(panel).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Clean the hoodGrill',
    'AioliCold3 L',
    'Thaw: Prawns2 kg',
  ]);
  expect(within(panel).getByText('1 task is planned, 2 more by the par sheet')).toBeVisible();
  expect(calls.find(({ body }) => Object(body).operationName === 'NextDayList')?.body).toMatchObject({
    variables: { day: '2026-03-03' },
  });
});

test('closing says which open tasks end with the day instead of being carried over', async () => {
  const [task] = facts.openTasks;
  const openTasks = task ? [task, { ...task, taskId: 't9', name: 'Sweep', carriesOver: false }] : [];
  fakeServer({
    ClosingDay: () =>
      data<ClosingDayQuery>({ handoverFacts: { ...facts, openTasks, openTaskCount: 2 }, latestHandoverCard: null }),
  });
  renderScreen(<ClosingLayer value={day} onClose={() => undefined} />);
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
  expect(rows.find((row) => row.startsWith('Sweep'))).toContain('Ends with this day');
  expect(rows.find((row) => row.startsWith('Tomato sauce'))).not.toContain('Ends with this day');
});

afterEach(() => {
  vi.useRealTimers();
});

test('a note that is typed over the rollover stays, and closes the day on which it was begun', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const began = businessDate(unknownKitchen, new Date());
  const calls = fakeServer({
    ClosingDay: closing(null),
    CloseDay: () => data<CloseDayMutation>({ closeDay: card }),
  });
  renderScreen(<ClosingLayer value="today" onClose={() => undefined} />);
  fireEvent.input(await screen.findByLabelText('Note for the next lead'), { target: { value: 'Oven 2 is slow' } });
  vi.setSystemTime(Date.now() + DAY);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByLabelText('Note for the next lead')).toHaveValue('Oven 2 is slow');
  fireEvent.click(screen.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByText('The day is closed')).toBeVisible();
  expect(closed(calls)).toMatchObject([{ businessDate: began, note: 'Oven 2 is slow' }]);
});

/** The end of the cook's list some hours after the rollover; with the latest card, if any. */
function showAfterRollover(hours: number, latest: string | null, done = 12) {
  const today = addDays(businessDate(unknownKitchen, new Date()), 1);
  const begins = instantOn(unknownKitchen, today, unknownKitchen.dayRollover);
  vi.useFakeTimers({ shouldAdvanceTime: true, now: begins.getTime() + hours * 3_600_000 });
  const { __typename, id, version, closedById, closedByName, signedByName, eightySix } = card;
  const row = { __typename, id, version, closedById, closedByName, signedByName, eightySix };
  const nothing = { ...facts, completedTasks: done, submittedChecks: 0, wasteEntries: 0 };
  fakeServer({
    LatestHandoverCard: () =>
      data<LatestHandoverCardQuery>({
        latestHandoverCard: latest === null ? null : { ...row, businessDate: latest },
      }),
    ClosingDay: () => data<ClosingDayQuery>({ handoverFacts: nothing, latestHandoverCard: null }),
  });
  return { today, ...renderScreen(<CloseDayButton />) };
}

const closeYesterday = { name: /^Close yesterday/ };

test('yesterday can be closed in the first hours after the rollover', async () => {
  const { today } = showAfterRollover(2, null);
  fireEvent.click(await screen.findByRole('button', closeYesterday));
  expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent(`closing=${addDays(today, -1)}`);
});

test.each([
  ['later on the day', 7, 0, 12],
  ['when it has a card', 2, 1, 12],
  ['when nothing was done on it', 2, 0, 0],
])('closing yesterday is not offered %s', async (_when, hours, cards, done) => {
  const yesterday = businessDate(unknownKitchen, new Date());
  showAfterRollover(hours, cards === 0 ? null : yesterday, done);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Close the day' })).toBeVisible();
  expect(screen.queryByRole('button', closeYesterday)).not.toBeInTheDocument();
});
