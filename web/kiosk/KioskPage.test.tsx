import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { data, fakeServer, refusal } from '../testing/fake-server.ts';
import { fakeSocket } from '../testing/fake-socket.ts';
import { renderScreen } from '../testing/render.tsx';
import { KioskPage } from './KioskPage.tsx';
import { format, savedBoard, savedBumps } from './engine/saved-board.ts';
import { boardOf, ping, task, taskMessage } from './testing/board.ts';
import { acted, boardResult } from './testing/board-result.fixtures.ts';
import type { BoardTask } from './board/model/board.ts';
import type { DeviceJson } from '#schema/devices.ts';
import type { Result } from '../testing/fixture.ts';
import type {
  KioskBoardQuery,
  KioskDoneMutation,
  KioskHoldMutation,
  KioskReportMutation,
  KioskStartMutation,
} from './kiosk.generated.ts';

// These tests render the whole page, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const device: DeviceJson = {
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

const rice = () => task({ dueAt: inHours(2) });
const beans = () => task({ id: 't2', name: 'Beans', dueAt: inHours(3) });

interface Kitchen {
  readonly answers?: Parameters<typeof fakeServer>[0];
  readonly board?: Result<KioskBoardQuery>;
}

/** A paired display, live. */
async function openBoard({ answers = {}, board = boardResult([rice(), beans()]) }: Kitchen = {}) {
  const socket = fakeSocket();
  const calls = fakeServer({
    'GET /api/device': () => Response.json(device),
    'POST /api/devices/renew': () => Response.json(device),
    KioskBoard: () => data<KioskBoardQuery>(board),
    KioskReport: () => data<KioskReportMutation>({ reportDevice: true }),
    ...answers,
  });
  const onUpdate = () => Promise.resolve();
  const view = renderScreen(<KioskPage onUpdate={onUpdate} />, { viewer: null, at: '/kiosk' });
  await screen.findByRole('article', { name: 'Tile 1: Rice' });
  await act(async () => undefined);
  socket.receive(ping(new Date().toISOString(), 'b1', 5));
  await screen.findByText(/^Live \(/);
  return { ...view, calls, socket };
}

function operation(body: unknown): string {
  return typeof body === 'object' && body !== null && 'operationName' in body ? String(body.operationName) : '';
}

const tile = (name: string) => screen.getByRole('article', { name: new RegExp(`: ${name}$`) });
const start = (row: BoardTask) => () => data<KioskStartMutation>({ startPrepTask: acted(row) });

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Words are 40 px wide, lines 150 px: two names and how many more there are. */
function narrowLines() {
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  rect.mockImplementation(function width(this: Element) {
    return new DOMRect(0, 0, this.tagName === 'SPAN' ? 40 : 150, 20);
  });
  return rect;
}

describe('allergens on a tile', () => {
  const five = ['gluten', 'egg', 'milk', 'nuts', 'soy'] as const;
  const boardWith = (allergens: BoardTask['allergens'], more?: Parameters<typeof boardResult>[1]) =>
    openBoard({ board: boardResult([{ ...rice(), allergens }], more) });

  test('unknown allergens show a question mark with an accessible name', async () => {
    await boardWith(null);
    expect(within(tile('Rice')).getByRole('img', { name: 'Allergens unknown' })).toHaveTextContent('?');
  });

  test('an empty list shows no question mark', async () => {
    await boardWith([]);
    expect(within(tile('Rice')).queryByRole('img', { name: 'Allergens unknown' })).toBeNull();
  });

  test('a note shows its first line on the tile, above everything that may be cut off', async () => {
    const note = 'NO NUTS for table 12\nAsk Marco';
    await openBoard({ board: boardResult([{ ...rice(), note, allergens: ['egg'], priority: 'urgent' }]) });
    const line = within(tile('Rice')).getByText(/^NO NUTS for table 12/);
    const allergens = within(tile('Rice')).getByRole('group', { name: 'Allergens' });
    expect(allergens.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(line.compareDocumentPosition(within(tile('Rice')).getByText(/par 10/))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('a task that thaws says for which day', async () => {
    await openBoard({ board: boardResult([{ ...rice(), thawFor: '2026-07-15' }]) });
    expect(within(tile('Rice')).getByText(/Thaw for Wed, Jul 15/)).toBeVisible();
  });

  test.each([
    ['note', { needsNote: true }],
    ['photo', { needsPhoto: true }],
  ])('a recurring task shows no quantity, and that it needs a %s', async (what, needs) => {
    const chore = { ...rice(), targetQuantity: '1', unit: 'ea', recurringTaskId: 'r1', ...needs } as const;
    await openBoard({ board: boardResult([chore]) });
    expect(within(tile('Rice')).queryByText(/1 each/)).toBeNull();
    expect(within(tile('Rice')).getByText(new RegExp(`Needs a ${what} \\(phone\\)`))).toBeVisible();
  });

  test.each([
    ['note', { needsNote: true }],
    ['photo', { needsPhoto: true }],
  ])(
    'a running task that needs a %s is finished on a phone: the display shows its link instead of Done',
    async (_what, needs) => {
      const chore = { ...rice(), status: 'in_progress', recurringTaskId: 'r1', ...needs } as const;
      const { user } = await openBoard({ board: boardResult([chore]) });
      expect(within(tile('Rice')).queryByRole('button', { name: 'Done' })).toBeNull();
      await user.click(within(tile('Rice')).getByRole('button', { name: 'Open on a phone' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Open on a phone' }));
      expect(sheet.getByText(new RegExp(`task=${chore.id}$`))).toBeVisible();
    },
  );

  test('a live message brings a note, and the task sheet shows all of it', async () => {
    const { socket, user } = await openBoard();
    socket.receive(taskMessage({ ...rice(), version: 2, note: 'NO NUTS\nAsk Marco' }, 6));
    await within(tile('Rice')).findByText(/^NO NUTS/);
    await user.click(within(tile('Rice')).getByRole('button', { name: 'More for Rice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rice' }));
    expect(dialog.getByText(/Ask Marco/)).toBeVisible();
  });

  test('a list that does not fit shows how many more there are, and opens in full', async () => {
    const rect = narrowLines();
    const { user } = await boardWith(five, { scopes: ['display_read'] });
    expect(within(tile('Rice')).getByRole('group', { name: 'Allergens' })).toHaveTextContent('Gluten,Egg,');
    await user.click(within(tile('Rice')).getByRole('button', { name: '3 more allergens' }));
    const list = within(await screen.findByRole('dialog', { name: 'Rice' })).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent?.trim())).toEqual(['Gluten', 'Egg', 'Milk', 'Nuts', 'Soy']);
    rect.mockRestore();
  });

  test('a key opens the full list of the chosen tile', async () => {
    const { user } = await boardWith(five);
    await user.keyboard('1l');
    expect(within(await screen.findByRole('dialog', { name: 'Rice' })).getAllByRole('listitem')).toHaveLength(5);
  });

  test('the task sheet names all of them', async () => {
    const { user } = await boardWith(five);
    await user.click(within(tile('Rice')).getByRole('button', { name: 'More for Rice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rice' }));
    expect(dialog.getByText('Allergens: Gluten, Egg, Milk, Nuts, Soy')).toBeVisible();
  });
});

describe('/kiosk', () => {
  test('shows the date on a task of an earlier day, also when it is the first tile', async () => {
    const old = task({ businessDate: '2026-11-20', dueAt: inHours(-20) });
    await openBoard({ board: boardResult([old, beans()]) });
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('from Fri, Nov 20');
    expect(second).not.toHaveTextContent('from');
  });

  test('a browser that is no device shows a pairing code and deletes stored kitchen data', async () => {
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

  test('a shared tablet is redirected to the cooks’ screens', async () => {
    fakeServer({ 'GET /api/device': () => Response.json({ ...device, kind: 'tablet' }) });
    renderScreen(<KioskPage onUpdate={() => Promise.resolve()} />, { viewer: null, at: '/kiosk' });
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/));
  });

  test('without a network the saved board is shown as offline', async () => {
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

  test('a board that fails to render shows its tasks as a plain list, and renders again after a fix', async () => {
    // jsdom has no reportError.
    const reported = vi.fn();
    Object.assign(globalThis, { reportError: reported });
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { socket, user } = await openBoard();
    socket.receive(taskMessage({ ...rice(), version: 8, targetQuantity: 'x' }, 6));
    expect(await screen.findByRole('alert')).toHaveTextContent('The board could not be drawn.');
    expect(screen.getByText('Beans')).toBeVisible();
    expect(reported).toHaveBeenCalled();
    socket.receive(taskMessage({ ...rice(), version: 9 }, 7));
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByRole('article', { name: /: Rice$/ })).toBeVisible();
    silent.mockRestore();
  });

  test('a revoked display shows the pairing code at once', async () => {
    const { socket } = await openBoard();
    fakeServer({ 'GET /api/device': () => new Response('', { status: 401 }) });
    socket.close(4401);
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(savedBoard.read()).toBeNull();
  });
});

describe('the board', () => {
  test('a tile shows name, quantity, due time, par and what is on hand', async () => {
    await openBoard();
    expect(tile('Rice')).toHaveTextContent(/Due .*Rice.*8 kg.*par 10 · have 2/);
    expect(screen.getByText(/Rice 8 kg · Beans 8 kg/)).toBeVisible();
  });

  test('sends queries and mutations as the device, whoever is signed in in the same browser', async () => {
    const { calls, socket } = await openBoard();
    expect(calls.find(({ body }) => operation(body) === 'KioskBoard')?.path).toBe('/graphql?as=device');
    expect(socket.latest()?.url).toMatch(/\/graphql\?as=device$/);
  });

  test('a live message updates the tile without a request', async () => {
    const { socket, calls } = await openBoard();
    const before = calls.length;
    const startedAt = new Date().toISOString();
    socket.receive(taskMessage({ ...rice(), version: 2, status: 'in_progress', startedAt, startedById: 'u1' }, 6));
    expect(tile('Rice')).toHaveTextContent(/In progress.*Ana, started/);
    expect(calls.length).toBe(before);
  });

  test('a tap starts the task and sends an idempotency key', async () => {
    const started: BoardTask = {
      ...rice(),
      version: 2,
      status: 'in_progress',
      startedAt: new Date().toISOString(),
      startedById: 'd1',
    };
    const { user, calls } = await openBoard({ answers: { KioskStart: start(started) } });
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Start' }));
    expect(tile('Rice')).toHaveTextContent(/In progress/);
    await within(tile('Rice')).findByRole('button', { name: /^Undo/ });
    const [call] = calls.filter(({ body }) => operation(body) === 'KioskStart');
    expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(savedBumps.read()).toEqual([]);
  });

  test('a banner warns while a press could not be stored on the device', async () => {
    const full = /^Storage of this display is full or off/;
    const { user } = await openBoard({ answers: { KioskStart: () => refusal('No.', 'CONFLICT') } });
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Start' }));
    expect(await screen.findByText(full)).toBeVisible();
    await user.click(await within(tile('Rice')).findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(full)).toBeNull();
    storage.mockRestore();
  });

  test('a refusal stays on its tile until it is discarded', async () => {
    const sentence = 'Ana started this at 13:40.';
    const { user } = await openBoard({ answers: { KioskStart: () => refusal(sentence, 'CONFLICT') } });
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Start' }));
    expect(await within(tile('Rice')).findByRole('alert')).toHaveTextContent(sentence);
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Discard' }));
    expect(within(tile('Rice')).queryByRole('alert')).toBeNull();
  });

  test('a refusal is shown above the board when its task has left it, until it is discarded', async () => {
    const sentence = 'This task is for another day.';
    const { user, socket } = await openBoard({ answers: { KioskStart: () => refusal(sentence, 'CONFLICT') } });
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Start' }));
    await within(tile('Rice')).findByRole('alert');
    socket.receive(taskMessage({ ...rice(), version: 2, businessDate: '2999-01-01' }, 6));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Start: Rice · This task is for another day.');
    await user.click(within(alert).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a press refused for an expired ingredient explains the options and can be retried', async () => {
    const running: BoardTask = { ...rice(), status: 'in_progress', startedAt: new Date().toISOString() };
    const sentence = '8 kg of Stock cannot be taken from what may be used.';
    const { user, calls } = await openBoard({
      board: boardResult([running]),
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

  test('another amount can be typed; the Enter that closes the sheet does not act on the board', async () => {
    const running: BoardTask = { ...rice(), status: 'in_progress', startedAt: new Date().toISOString() };
    const done: BoardTask = {
      ...running,
      version: 2,
      status: 'completed',
      actualQuantity: '7',
      completedAt: running.startedAt,
    };
    const { user, calls } = await openBoard({
      board: boardResult([running]),
      answers: {
        KioskDone: () => data<KioskDoneMutation>({ completePrepTask: acted(done) }),
      },
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

  test('keys select a tile, act on it and open the key card', async () => {
    const started: BoardTask = { ...beans(), version: 2, status: 'in_progress', startedAt: new Date().toISOString() };
    const { user, calls } = await openBoard({ answers: { KioskStart: start(started) } });
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

  test('where the kitchen requires a PIN, it is entered before the press is sent', async () => {
    const started: BoardTask = {
      ...rice(),
      version: 2,
      status: 'in_progress',
      startedById: 'u1',
      startedAt: new Date().toISOString(),
    };
    const ana = { id: 'u1', username: 'ana', name: 'Ana Ruiz', role: 'cook', verified: true, organizationId: 'o1' };
    const { user, calls } = await openBoard({
      board: boardResult([rice()], { asksForPin: true }),
      answers: { KioskStart: start(started), 'POST /api/devices/pin': () => Response.json(ana) },
    });
    await user.click(within(tile('Rice')).getByRole('button', { name: 'Start' }));
    await screen.findByRole('dialog', { name: 'Who is it?' });
    expect(calls.some(({ body }) => operation(body) === 'KioskStart')).toBe(false);
    await user.keyboard('4711{Enter}');
    await waitFor(() => expect(tile('Rice')).toHaveTextContent(/In progress/));
    expect(screen.getByRole('button', { name: /^Ana acts here for/ })).toBeVisible();
  });

  describe('somebody else’s task', () => {
    const marias = () => ({ ...rice(), assigneeId: 'u2' });
    const person = { id: 'u1', username: 'ana', name: 'Ana Ruiz', role: 'cook', verified: true, organizationId: 'o1' };
    const started = (row: BoardTask) =>
      start({ ...row, version: 2, status: 'in_progress', startedById: 'u1', startedAt: new Date().toISOString() });
    /** Opens a board that requires a PIN, and presses Start as this person. */
    async function press(row: BoardTask, role = 'cook', hidesNames = false) {
      const view = await openBoard({
        board: boardResult([row], { asksForPin: true, hidesNames }),
        answers: {
          KioskStart: started(row),
          KioskHold: () => data<KioskHoldMutation>({ holdPrepTask: acted({ ...row, version: 3, status: 'on_hold' }) }),
          'POST /api/devices/pin': () => Response.json({ ...person, role }),
        },
      });
      await view.user.click(within(tile('Rice')).getByRole('button', { name: 'Start' }));
      await screen.findByRole('dialog', { name: 'Who is it?' });
      await view.user.keyboard('4711{Enter}');
      const sent = (name: string) => view.calls.filter(({ body }) => operation(body) === name);
      return { ...view, sent };
    }

    test('must be confirmed once by the person of the PIN', async () => {
      const { user, sent } = await press(marias());
      const question = within(await screen.findByRole('dialog', { name: 'This is Maria’s task' }));
      expect(sent('KioskStart')).toEqual([]);
      await user.click(question.getByRole('button', { name: 'Start it anyway' }));
      await waitFor(() => expect(tile('Rice')).toHaveTextContent(/In progress/));
      await user.click(within(tile('Rice')).getByRole('button', { name: 'More for Rice' }));
      await user.click(await screen.findByRole('button', { name: 'Hold' }));
      await waitFor(() => expect(sent('KioskHold')).toHaveLength(1));
      expect(screen.queryByRole('dialog', { name: 'This is Maria’s task' })).toBeNull();
    });

    test('is not started when the question is answered with Leave it', async () => {
      const { user, sent } = await press(marias());
      await user.click(await screen.findByRole('button', { name: 'Leave it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent('KioskStart')).toEqual([]);
    });

    test('does not show a name that the kitchen hides', async () => {
      await press(marias(), 'cook', true);
      expect(await screen.findByRole('dialog', { name: 'This is somebody else’s task' })).toBeVisible();
    });

    test.each([
      ['a manager', marias(), 'manager'],
      ['whom it is assigned to', { ...rice(), assigneeId: 'u1' }, 'cook'],
      ['anybody, when only the display started it', { ...rice(), startedById: 'd1' }, 'cook'],
    ])('does not ask %s', async (_who, row, role) => {
      const { sent } = await press(row, role);
      await waitFor(() => expect(sent('KioskStart')).toHaveLength(1));
    });

    test('needs no confirmation where nobody has entered a PIN', async () => {
      const { user, calls } = await openBoard({
        board: boardResult([marias()]),
        answers: { KioskStart: started(marias()) },
      });
      await user.click(within(tile('Rice')).getByRole('button', { name: 'Start' }));
      await waitFor(() => expect(calls.some(({ body }) => operation(body) === 'KioskStart')).toBe(true));
    });
  });

  test('a read-only display has no buttons', async () => {
    await openBoard({ board: boardResult([rice()], { scopes: ['display_read'] }) });
    expect(within(tile('Rice')).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: /Recall|recall/ })).toBeNull();
  });

  test('offline, it shows the age of the data, queues the press, and sends it after reconnecting', async () => {
    const started: BoardTask = { ...rice(), version: 2, status: 'in_progress', startedAt: new Date().toISOString() };
    const { user, socket, calls } = await openBoard({ answers: { KioskStart: start(started) } });
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
    socket.receive({ type: 'CAUGHT_UP', data: null, seq: 5 });
    await waitFor(() => expect(screen.queryByText('Connection closed. Attempting to reconnect...')).toBeNull());
    await waitFor(() => expect(calls.filter(({ body }) => operation(body) === 'KioskStart')).toHaveLength(1));
    await waitFor(() => expect(within(tile('Rice')).queryByRole('img', { name: 'Not sent yet' })).toBeNull());
  }, 30_000);
});
