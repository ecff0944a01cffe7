import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { Act } from '../../engine/queue.ts';
import { boardOf, check, noon, task, taskMessage } from '../../testing/board.ts';
import { stalePart, apply, withTask } from './board.ts';
import { moved, pageCount, pageOf, pageWith } from './paging.ts';
import { recallable } from './recall.ts';
import { checksOf, tilesOf, workedFor } from './tiles.ts';
import { addDecimals, allDayTotals } from './totals.ts';

const all = { stationIds: [], now: noon, lingering: new Map<string, Act>() };
const at = (clock: string) => `2026-11-21T${clock}:00Z`;

describe('a live message', () => {
  test('updates its task and keeps the allergens that were loaded', () => {
    const before = boardOf([task({ allergens: ['milk'] })]);
    const after = apply(before, taskMessage({ version: 2, status: 'in_progress', startedAt: at('11:30') }));
    expect(after.tasks['t1']).toMatchObject({ version: 2, status: 'in_progress', allergens: ['milk'] });
    expect(after.tasks['t1']).not.toHaveProperty('statusChanged');
  });

  test('with an older or equal version changes nothing', () => {
    const board = boardOf([task({ version: 3 })]);
    expect(apply(board, taskMessage({ version: 2, name: 'Old' }))).toBe(board);
    expect(apply(board, taskMessage({ version: 3, name: 'Same' }))).toBe(board);
  });

  test('of a new task adds it, with its allergens not loaded yet', () => {
    const message = taskMessage({ id: 't2', name: 'Beans' });
    const board = apply(boardOf(), message);
    expect(board.tasks['t2']).toMatchObject({ name: 'Beans', allergens: undefined });
    expect(stalePart(board, message)).toBe('allergens');
  });

  test('of a task with unknown allergens refetches nothing', () => {
    const message = taskMessage({ version: 2 });
    const board = apply(boardOf([task({ allergens: null })]), message);
    expect(board.tasks['t1']?.allergens).toBeNull();
    expect(stalePart(board, message)).toBeNull();
  });

  test('never overwrites allergens that were loaded meanwhile, nor does a response', () => {
    const board = withTask(boardOf([task({ allergens: ['nuts'] })]), task({ version: 2, allergens: [] }));
    expect(board.tasks['t1']).toMatchObject({ version: 2, allergens: ['nuts'] });
  });

  test('of another business day adds nothing; a task moved there is removed', () => {
    const empty = boardOf();
    expect(apply(empty, taskMessage({ businessDate: '2026-11-22' }))).toBe(empty);
    const moved = apply(boardOf([task()]), taskMessage({ version: 2, businessDate: '2026-11-22' }));
    expect(moved.tasks).toEqual({});
  });

  test('of an unfinished task of an earlier day adds it; a finished one is not added', () => {
    const old = { businessDate: '2026-11-20', id: 't2' };
    const board = apply(boardOf(), taskMessage(old));
    expect(Object.keys(board.tasks)).toEqual(['t2']);
    const done = apply(board, taskMessage({ ...old, version: 2, status: 'completed', completedAt: at('11:00') }));
    expect(done.tasks['t2']?.status).toBe('completed');
    const elsewhere = apply(boardOf(), taskMessage({ ...old, version: 2, status: 'completed' }));
    expect(elsewhere.tasks).toEqual({});
  });

  test('in any order and repeated results in the same board', () => {
    const versions = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(versions, (order) => {
        const end = order.reduce(
          (board, version) => apply(board, taskMessage({ version, name: `v${String(version)}` })),
          boardOf(),
        );
        expect(end.tasks['t1']?.name).toBe(`v${String(Math.max(...order))}`);
      }),
    );
  });

  test('of stock adds an item to the low list and removes it again', () => {
    const stock = { id: 'i1', version: 1, name: 'Cream', parLevel: 6, unit: 'l', crossedPar: true, edited: false };
    const low = apply(boardOf(), { type: 'INVENTORY_UPDATED', data: { ...stock, currentStock: 1 }, seq: 1 });
    expect(low.lowItems).toEqual([{ id: 'i1', version: 1, name: 'Cream', unit: 'l', onHand: '1', parLevel: '6' }]);
    const filled = apply(low, { type: 'INVENTORY_UPDATED', data: { ...stock, currentStock: 6 }, seq: 2 });
    expect(filled.lowItems).toEqual([]);
  });

  test('without a row marks a part of the board as stale', () => {
    const data = { id: 'x', version: 1 };
    expect(stalePart(boardOf(), { type: 'LINE_CHECK_UPDATED', data, seq: 1 })).toBe('checks');
    expect(stalePart(boardOf(), { type: 'DELIVERY_UPDATED', data, seq: 1 })).toBe('deliveries');
    expect(stalePart(boardOf(), { type: 'DEVICE_UPDATED', data, seq: 1 })).toBe('device');
    expect(stalePart(boardOf(), { type: 'RECIPE_UPDATED', data, seq: 1 })).toBe('allergens');
  });

  test('of an item makes allergens stale when the item was edited, and the lots when its stock moved', () => {
    const stock = { id: 'i1', version: 1, name: 'Cream', parLevel: 6, currentStock: 9, unit: 'l', crossedPar: false };
    const message = (edited: boolean) => ({ type: 'INVENTORY_UPDATED', data: { ...stock, edited }, seq: 1 }) as const;
    expect(stalePart(boardOf(), message(true))).toBe('allergens');
    expect(stalePart(boardOf(), message(false))).toBe('lots');
  });

  test('a response is applied like a message', () => {
    expect(withTask(boardOf([task()]), task({ version: 2, status: 'completed' })).tasks['t1']?.status).toBe(
      'completed',
    );
  });
});

describe('tiles', () => {
  const tasks = [
    task({ id: 'due2', dueAt: at('16:00') }),
    task({ id: 'due1', dueAt: at('15:00') }),
    task({ id: 'run', dueAt: at('17:00'), status: 'in_progress', startedAt: at('11:00') }),
    task({ id: 'held', dueAt: at('11:00'), status: 'on_hold' }),
    task({ id: 'late', dueAt: at('11:40') }),
    task({ id: 'done', status: 'completed', completedAt: at('10:00') }),
    task({ id: 'skipped', status: 'skipped' }),
  ];

  test('late first, then running, then by due time; finished tasks are left out', () => {
    const tiles = tilesOf(boardOf(tasks), all);
    expect(tiles.map(({ id, state }) => [id, state])).toEqual([
      ['late', 'late'],
      ['held', 'held'],
      ['run', 'running'],
      ['due1', 'due'],
      ['due2', 'due'],
    ]);
    expect(tiles[0]?.lateBy).toBe(20 * 60_000);
  });

  test('a task just finished here keeps its place', () => {
    const tiles = tilesOf(boardOf(tasks), { ...all, lingering: new Map([['done', 'done' as const]]) });
    expect(tiles.map(({ id }) => id).indexOf('done')).toBe(2);
  });

  test('a task just started keeps its place until it can no longer be undone', () => {
    const started = [...tasks, task({ id: 'me', dueAt: at('11:50'), status: 'in_progress', startedAt: at('12:00') })];
    const order = (lingering: ReadonlyMap<string, Act>) =>
      tilesOf(boardOf(started), { ...all, lingering }).map(({ id }) => id);
    expect(order(new Map([['me', 'start']])).indexOf('me')).toBe(1);
    expect(order(new Map()).indexOf('me')).toBe(2);
  });

  test('have the earlier business day of an unfinished task', () => {
    const tiles = tilesOf(boardOf([task({ id: 'old', businessDate: '2026-11-20' }), task({ id: 'new' })]), all);
    expect(tiles.map((tile) => [tile.id, tile.kind === 'task' ? tile.from : null])).toEqual([
      ['new', null],
      ['old', '2026-11-20'],
    ]);
  });

  test('a task past its latest start is due soon', () => {
    const [tile] = tilesOf(boardOf([task({ latestStartAt: at('11:59') })]), all);
    expect(tile?.state).toBe('soon');
  });

  test('only of the visible stations, and those without a station', () => {
    const board = boardOf([task({ id: 'a', stationId: 's1' }), task({ id: 'b', stationId: 's2' }), task({ id: 'c' })], {
      checks: [check({ stationId: 's2' })],
    });
    expect(tilesOf(board, { ...all, stationIds: ['s1'] }).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('include line checks that are open or open soon', () => {
    const board = boardOf([], {
      checks: [
        check({ id: 'open' }),
        check({ id: 'soon', status: 'scheduled', dueAt: at('12:20') }),
        check({ id: 'later', status: 'scheduled', dueAt: at('18:00') }),
        check({ id: 'handed in', status: 'submitted' }),
        check({ id: 'over', dueAt: at('11:00') }),
      ],
    });
    expect(tilesOf(board, all).map(({ id, state }) => [id, state])).toEqual([
      ['over', 'late'],
      ['soon', 'soon'],
      ['open', 'due'],
    ]);
  });

  test('a line check past its time is late while it is answered, too', () => {
    const board = boardOf([], { checks: [check({ status: 'in_progress', answeredCount: 1, dueAt: at('11:20') })] });
    expect(tilesOf(board, all)).toMatchObject([{ state: 'late', lateBy: 40 * 60_000 }]);
  });

  test('a late line check comes before late tasks', () => {
    const board = boardOf([task({ id: 'task', dueAt: at('08:00') })], {
      checks: [check({ id: 'check', dueAt: at('11:50') })],
    });
    expect(tilesOf(board, all).map(({ id }) => id)).toEqual(['check', 'task']);
  });

  test('work time stops on hold and excludes held time', () => {
    const run = task({ status: 'in_progress', startedAt: at('11:00'), heldSeconds: 600 });
    expect(workedFor(run, noon)).toBe(50 * 60_000);
    expect(workedFor({ ...run, status: 'on_hold', heldAt: at('11:30') }, noon)).toBe(20 * 60_000);
    expect(workedFor(task(), noon)).toBeNull();
  });
});

describe('today’s line checks', () => {
  const board = boardOf([], {
    checks: [
      check({ id: 'handed in', status: 'submitted', dueAt: at('06:00') }),
      check({ id: 'missed', status: 'missed', dueAt: at('07:00') }),
      check({ id: 'later', status: 'scheduled', dueAt: at('18:00'), stationId: 's2' }),
      check({ id: 'running', status: 'in_progress', dueAt: at('12:10') }),
      check({ id: 'open', dueAt: at('12:30') }),
      check({ id: 'late, running', status: 'in_progress', dueAt: at('11:55') }),
      check({ id: 'late', dueAt: at('11:00') }),
    ],
  });

  test('late first, then open, running, later ones, missed, and submitted last', () => {
    expect(checksOf(board, [], noon).map(({ id }) => id)).toEqual([
      'late',
      'late, running',
      'open',
      'running',
      'later',
      'missed',
      'handed in',
    ]);
  });

  test('only of the visible stations', () => {
    expect(checksOf(board, ['s1'], noon).map(({ id }) => id)).not.toContain('later');
  });
});

describe('all day', () => {
  test('sums open tasks by name and unit, exactly', () => {
    const totals = allDayTotals([
      task({ id: '1', name: 'Onion', targetQuantity: '0.1' }),
      task({ id: '2', name: 'Onion', targetQuantity: '0.2' }),
      task({ id: '3', name: 'Onion', targetQuantity: '2', unit: 'ea' }),
      task({ id: '4', name: 'Onion', targetQuantity: '9', status: 'completed' }),
      task({ id: '5', name: 'Clean the fryer', unit: 'ea', recurringTaskId: 'r1' }),
    ]);
    expect(totals).toEqual([
      { name: 'Onion', unit: 'kg', quantity: '0.3' },
      { name: 'Onion', unit: 'ea', quantity: '2' },
    ]);
  });

  test('adds decimals without rounding errors', () => {
    expect(addDecimals('12.0000', '0.50')).toBe('12.5');
    const thousandths = fc.integer({ min: 0, max: 999_999_999 });
    const write = (n: number) => `${String(Math.floor(n / 1_000))}.${String(n % 1_000).padStart(3, '0')}`;
    fc.assert(
      fc.property(thousandths, thousandths, (one, other) => {
        expect(Math.round(Number(addDecimals(write(one), write(other))) * 1_000)).toBe(one + other);
      }),
    );
  });
});

describe('recall', () => {
  const done = (id: string, completedAt: string) => task({ id, status: 'completed', completedAt });

  test('newest first, fifty at most', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      done(String(index), new Date(noon - index * 60_000).toISOString()),
    );
    const list = recallable(boardOf(many), noon);
    expect(list).toHaveLength(50);
    expect(list[0]?.id).toBe('0');
  });

  test('lists tasks of the current shift only', () => {
    const board = boardOf([done('morning', at('08:00')), done('now', at('11:00')), task({ id: 'open' })], {
      shifts: [
        { startsAt: '06:00', endsAt: '10:00' },
        { startsAt: '10:00', endsAt: '02:00' },
      ],
    });
    expect(recallable(board, noon).map(({ id }) => id)).toEqual(['now']);
    expect(recallable({ ...board, shifts: [] }, noon).map(({ id }) => id)).toEqual(['now', 'morning']);
  });
});

describe('pages', () => {
  test('contain every tile once', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 12 }), (count, capacity) => {
        const tiles = Array.from({ length: count }, (_, index) => index);
        const pages = Array.from({ length: pageCount(count, capacity) }, (_, page) => pageOf(tiles, page, capacity));
        expect(pages.flat()).toEqual(tiles);
        for (const tile of tiles) expect(pages[pageWith(tile, capacity)]).toContain(tile);
      }),
    );
  });

  test('a page beyond the end shows the last one', () => {
    expect(pageOf([1, 2, 3], 7, 2)).toEqual([3]);
  });

  test('the selection moves over all pages and never off the board', () => {
    expect(moved(2, 'right', 6, 3)).toBe(3);
    expect(moved(0, 'left', 6, 3)).toBe(0);
    expect(moved(1, 'down', 6, 3)).toBe(4);
    expect(moved(4, 'down', 6, 3)).toBe(4);
    expect(moved(1, 'up', 6, 3)).toBe(1);
    expect(moved(4, 'home', 6, 3)).toBe(0);
    expect(moved(0, 'end', 6, 3)).toBe(5);
    expect(moved(-1, 'right', 6, 3)).toBe(0);
    expect(moved(-1, 'right', 0, 3)).toBe(-1);
  });
});
