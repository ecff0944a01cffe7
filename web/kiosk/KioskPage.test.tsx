import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { data, fakeServer, refusal } from '../testing/fake-server.ts';
import { fakeSocket } from '../testing/fake-socket.ts';
import { renderScreen } from '../testing/render.tsx';
import { KioskPage } from './KioskPage.tsx';
import { format, savedBoard, savedBumps } from './engine/saved-board.ts';
import { boardOf, ping, task, taskMessage } from './testing/board.ts';

// The whole page is drawn: a busy machine needs its time.
configure({ asyncUtilTimeout: 5_000 });

const device = {
  id: 'd1',
  name: 'Grill wall',
  kind: 'display',
  language: 'en',
  scopes: ['display_read', 'prep_bump'],
  organizationName: 'Kitchen',
  autoLockMinutes: 2,
  person: null,
};
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** The board's answer: the server's shape of what the test gives. */
function boardAnswer(tasks: readonly object[], { asksForPin = false, scopes = device.scopes } = {}) {
  const board = boardOf();
  return {
    prepTasks: tasks.map((row) => ({ __typename: 'PrepTask', ...row })),
    lineChecks: [],
    expectedDeliveries: [],
    items: { nodes: [] },
    organization: {
      id: 'o1',
      name: 'Kitchen',
      timeZone: 'UTC',
      dayRollover: '04:00',
      businessDate: board.businessDate,
      displayPinRequired: asksForPin,
    },
    stations: board.stations,
    shifts: [],
    units: [],
    boardPeople: [
      { id: 'u1', label: 'Ana' },
      { id: 'd1', label: 'Grill wall' },
    ],
    device: { ...board.device, version: 1, scopes },
  };
}

const rice = () => task({ dueAt: inHours(2) });
const beans = () => task({ id: 't2', name: 'Beans', dueAt: inHours(3) });

interface Kitchen {
  readonly answers?: Parameters<typeof fakeServer>[0];
  readonly board?: object;
}

/** A paired display, live. */
async function openBoard({ answers = {}, board = boardAnswer([rice(), beans()]) }: Kitchen = {}) {
  const socket = fakeSocket();
  const calls = fakeServer({
    'GET /api/device': () => Response.json(device),
    'POST /api/devices/renew': () => Response.json(device),
    KioskBoard: () => data(board),
    KioskReport: () => data({ reportDevice: true }),
    ...answers,
  });
  const onUpdate = () => Promise.resolve();
  const view = renderScreen(<KioskPage onUpdate={onUpdate} />, { viewer: null, at: '/kiosk' });
  await screen.findByRole('article', { name: 'Tile 1: Rice' });
  await act(async () => undefined);
  socket.hear(ping(new Date().toISOString(), 'b1', 5));
  await screen.findByText(/^Live \(/);
  return { ...view, calls, socket };
}

function operation(body: unknown): string {
  return typeof body === 'object' && body !== null && 'operationName' in body ? String(body.operationName) : '';
}

const tile = (name: string) => screen.getByRole('article', { name: new RegExp(`: ${name}$`) });
const acted = (row: object) => data({ startPrepTask: { __typename: 'PrepTask', ...row, undoSeconds: 10 } });

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Words are 40 px wide, lines 150 px: two names and how many more there are. */
function narrowLines() {
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  rect.mockImplementation(function width(this: Element) {
    return new DOMRect(0, 0, this.tagName === 'SPAN' ? 40 : 150, 20);
  });
  return rect;
}

describe('allergens on a tile', () => {
  const five = ['gluten', 'egg', 'milk', 'nuts', 'soy'];
  const boardWith = (allergens: readonly string[] | null, more: object = {}) =>
    openBoard({ board: boardAnswer([{ ...rice(), allergens }], more) });

  test('that nobody knows are a question mark with a name', async () => {
    await boardWith(null);
    expect(within(tile('Rice')).getByRole('img', { name: 'Allergens unknown' })).toHaveTextContent('?');
  });

  test('that are none are not said to be unknown', async () => {
    await boardWith([]);
    expect(within(tile('Rice')).queryByRole('img', { name: 'Allergens unknown' })).toBeNull();
  });

  test('that are too many for it say how many more, and open to the full list', async () => {
    const rect = narrowLines();
    const { user } = await boardWith(five, { scopes: ['display_read'] });
    expect(within(tile('Rice')).getByRole('group', { name: 'Allergens' })).toHaveTextContent('Gluten,Egg,');
    await user.click(within(tile('Rice')).getByRole('button', { name: '3 more allergens' }));
    const list = within(await screen.findByRole('dialog', { name: 'Rice' })).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent?.trim())).toEqual(['Gluten', 'Egg', 'Milk', 'Nuts', 'Soy']);
    rect.mockRestore();
  });

  test('open by a key for the chosen tile', async () => {
    const { user } = await boardWith(five);
    await user.keyboard('1l');
    expect(within(await screen.findByRole('dialog', { name: 'Rice' })).getAllByRole('listitem')).toHaveLength(5);
  });

  test('are named in full among what can be done with the task', async () => {
    const { user } = await boardWith(five);
    await user.click(within(tile('Rice')).getByRole('button', { name: 'More for Rice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rice' }));
    expect(dialog.getByText('Allergens: Gluten, Egg, Milk, Nuts, Soy')).toBeVisible();
  });
});

describe('/kiosk', () => {
  test('marks work of an earlier day with that day, also when it comes first', async () => {
    const old = task({ businessDate: '2026-11-20', dueAt: inHours(-20) });
    await openBoard({ board: boardAnswer([old, beans()]) });
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('from Fri, Nov 20');
    expect(second).not.toHaveTextContent('from');
  });

  test('a browser that is no device shows a code to pair it, and keeps nothing of a kitchen', async () => {
    fakeSocket();
    localStorage.setItem('brigade.kiosk.bumps', '[{"key":"k"}]');
    fakeServer({
      'GET /api/device': () => new Response('', { status: 401 }),
      'POST /api/devices/pairing': () =>
        Response.json({
          deviceCode: 's',
          userCode: 'BKTR-7Q4W',
          approveUrl: 'https://x.test/a',
          expiresIn: 600,
          interval: 5,
        }),
    });
    renderScreen(<KioskPage onUpdate={() => Promise.resolve()} />, { viewer: null, at: '/kiosk' });
    expect(await screen.findByText('BKTR-7Q4W')).toBeVisible();
    expect(savedBumps.read()).toBeNull();
  });

  test('a shared tablet goes to its cooks’ screens', async () => {
    fakeServer({ 'GET /api/device': () => Response.json({ ...device, kind: 'tablet' }) });
    renderScreen(<KioskPage onUpdate={() => Promise.resolve()} />, { viewer: null, at: '/kiosk' });
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/));
  });

  test('without a network the last board is shown, cut off', async () => {
    fakeSocket().close(1006);
    savedBoard.write({ format, board: boardOf([rice()]), heardTime: Date.now() - 120_000 });
    fakeServer({
      'GET /api/device': () => {
        throw new TypeError('network');
      },
    });
    renderScreen(<KioskPage onUpdate={() => Promise.resolve()} />, { viewer: null, at: '/kiosk' });
    expect(await screen.findByRole('article', { name: 'Tile 1: Rice' })).toBeVisible();
    expect(screen.getByText('Connection closed. Attempting to reconnect...')).toBeVisible();
    expect(screen.getByText(/^Last update .* \(2 min\)$/)).toBeVisible();
  });

  test('a board that cannot be drawn leaves its list standing, and is drawn again', async () => {
    // jsdom has none.
    const told = jest.fn();
    Object.assign(globalThis, { reportError: told });
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { socket, user } = await openBoard();
    socket.hear(taskMessage({ ...rice(), version: 8, targetQuantity: 'x' }, 6));
    expect(await screen.findByRole('alert')).toHaveTextContent('The board could not be drawn.');
    expect(screen.getByText('Beans')).toBeVisible();
    expect(told).toHaveBeenCalled();
    socket.hear(taskMessage({ ...rice(), version: 9 }, 7));
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByRole('article', { name: /: Rice$/ })).toBeVisible();
    silent.mockRestore();
  });

  test('revoked, the board gives way to the pairing code at once', async () => {
    const { socket } = await openBoard();
    fakeServer({ 'GET /api/device': () => new Response('', { status: 401 }) });
    socket.close(4401);
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(savedBoard.read()).toBeNull();
  });
});

describe('the board', () => {
  test('says of each task what, how much, by when, and what stands ready', async () => {
    await openBoard();
    expect(tile('Rice')).toHaveTextContent(/Due .*Rice.*8 kg.*par 10 · have 2/);
    expect(screen.getByText(/Rice 8 kg · Beans 8 kg/)).toBeVisible();
  });

  test('follows a live message without asking again', async () => {
    const { socket, calls } = await openBoard();
    const before = calls.length;
    const startedAt = new Date().toISOString();
    socket.hear(taskMessage({ ...rice(), version: 2, status: 'in_progress', startedAt, startedById: 'u1' }, 6));
    expect(tile('Rice')).toHaveTextContent(/In progress.*Ana, started/);
    expect(calls.length).toBe(before);
  });

  test('a tap starts, and the press carries its key', async () => {
    const started = {
      ...rice(),
      version: 2,
      status: 'in_progress',
      startedAt: new Date().toISOString(),
      startedById: 'd1',
    };
    const { user, calls } = await openBoard({ answers: { KioskStart: () => acted(started) } });
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Start' }));
    expect(tile('Rice')).toHaveTextContent(/In progress/);
    await within(tile('Rice')).findByRole('button', { name: /^Undo/ });
    const [call] = calls.filter(({ body }) => operation(body) === 'KioskStart');
    expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(savedBumps.read()).toEqual([]);
  });

  test('a full storage is told while a press waits that it did not take', async () => {
    const full = /^Storage of this display is full or off/;
    const { user } = await openBoard({ answers: { KioskStart: () => refusal('No.', 'CONFLICT') } });
    const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Start' }));
    expect(await screen.findByText(full)).toBeVisible();
    await user.click(await within(tile('Rice')).findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(full)).toBeNull();
    storage.mockRestore();
  });

  test('a refusal stands on its tile until it is discarded', async () => {
    const sentence = 'Ana started this at 13:40.';
    const { user } = await openBoard({ answers: { KioskStart: () => refusal(sentence, 'CONFLICT') } });
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Start' }));
    expect(await within(tile('Rice')).findByRole('alert')).toHaveTextContent(sentence);
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Discard' }));
    expect(within(tile('Rice')).queryByRole('alert')).toBeNull();
  });

  test('a press refused for an expired ingredient says what to do and can be tried again', async () => {
    const running = { ...rice(), status: 'in_progress', startedAt: new Date().toISOString() };
    const sentence = '8 kg of Stock cannot be taken from what may be used.';
    const { user, calls } = await openBoard({
      board: boardAnswer([running]),
      answers: { KioskDone: () => refusal(sentence, 'CONFLICT', ['overrideReason']) },
    });
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Done' }));
    await user.click(await within(tile('Rice')).findByRole('button', { name: 'What now?' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('alert')).toHaveTextContent(sentence);
    expect(sheet.getByText(/ask a manager/)).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.filter(({ body }) => operation(body) === 'KioskDone')).toHaveLength(2));
  });

  test('another amount is typed; the Enter that closes the sheet does nothing on the board beneath it', async () => {
    const running = { ...rice(), status: 'in_progress', startedAt: new Date().toISOString() };
    const done = { ...running, version: 2, status: 'completed', actualQuantity: '7', completedAt: running.startedAt };
    const { user, calls } = await openBoard({
      board: boardAnswer([running]),
      answers: { KioskDone: () => data({ completePrepTask: { __typename: 'PrepTask', ...done, undoSeconds: 10 } }) },
    });
    await user.keyboard('1');
    await user.click(within(tile('Rice')).getByRole('button', { name: 'More for Rice' }));
    await user.click(await screen.findByRole('button', { name: 'Other amount' }));
    await user.click(await screen.findByRole('textbox', { name: 'Made' }));
    await user.keyboard('7{Enter}');
    await waitFor(() => expect(tile('Rice')).toHaveTextContent(/^1Done.*7 kg/));
    expect(calls.find(({ body }) => operation(body) === 'KioskDone')?.body).toMatchObject({
      variables: { id: 't1', actualQuantity: '7' },
    });
    expect(calls.some(({ body }) => operation(body) === 'KioskUndo')).toBe(false);
  });

  test('keys choose and act', async () => {
    const started = { ...beans(), version: 2, status: 'in_progress', startedAt: new Date().toISOString() };
    const { user, calls } = await openBoard({ answers: { KioskStart: () => acted(started) } });
    await user.keyboard('2');
    expect(tile('Beans')).toHaveAttribute('aria-current', 'true');
    expect(calls.filter(({ body }) => operation(body) === 'KioskStart')).toHaveLength(0);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tile('Beans')).toHaveTextContent(/In progress/));
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('where the kitchen wants names, a PIN comes before the press', async () => {
    const started = {
      ...rice(),
      version: 2,
      status: 'in_progress',
      startedById: 'u1',
      startedAt: new Date().toISOString(),
    };
    const ana = { id: 'u1', username: 'ana', name: 'Ana Ruiz', role: 'cook', verified: true, organizationId: 'o1' };
    const { user, calls } = await openBoard({
      board: boardAnswer([rice()], { asksForPin: true }),
      answers: { KioskStart: () => acted(started), 'POST /api/devices/pin': () => Response.json(ana) },
    });
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Start' }));
    await screen.findByRole('dialog', { name: 'Who is it?' });
    expect(calls.some(({ body }) => operation(body) === 'KioskStart')).toBe(false);
    await user.keyboard('4711{Enter}');
    await waitFor(() => expect(tile('Rice')).toHaveTextContent(/In progress/));
    expect(screen.getByRole('button', { name: /^Ana acts here for/ })).toBeVisible();
  });

  test('a display that only shows has nothing to press', async () => {
    await openBoard({ board: boardAnswer([rice()], { scopes: ['display_read'] }) });
    expect(within(tile('Rice')).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: /Recall|recall/ })).toBeNull();
  });

  test('cut off, it says so with the data’s age, keeps the press with a clock, and sends it when it is back', async () => {
    const started = { ...rice(), version: 2, status: 'in_progress', startedAt: new Date().toISOString() };
    const { user, socket, calls } = await openBoard({ answers: { KioskStart: () => acted(started) } });
    socket.close(1006);
    expect(
      await screen.findByText('Connection closed. Attempting to reconnect...', {}, { timeout: 8_000 }),
    ).toBeVisible();
    expect(screen.getByText(/^Last update .* \(\d+s\)$/)).toBeVisible();
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Start' }));
    expect(within(tile('Rice')).getByRole('img', { name: 'Not sent yet' })).toBeVisible();
    expect(calls.some(({ body }) => operation(body) === 'KioskStart')).toBe(false);
    socket.comeBack();
    await waitFor(() => expect(socket.latest()?.subscribed?.variables).toEqual({ after: 5 }), { timeout: 12_000 });
    expect(screen.getByText('Connection closed. Attempting to reconnect...')).toBeVisible();
    expect(calls.some(({ body }) => operation(body) === 'KioskStart')).toBe(false);
    socket.hear({ type: 'CAUGHT_UP', data: null, seq: 5 });
    await waitFor(() => expect(screen.queryByText('Connection closed. Attempting to reconnect...')).toBeNull());
    await waitFor(() => expect(calls.filter(({ body }) => operation(body) === 'KioskStart')).toHaveLength(1));
    await waitFor(() => expect(within(tile('Rice')).queryByRole('img', { name: 'Not sent yet' })).toBeNull());
  }, 30_000);
});
