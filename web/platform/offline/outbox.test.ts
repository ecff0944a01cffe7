import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '../graphql/problem.ts';
import type { NewPress } from './new-press.ts';
import { type Answer, deviceStorage, idsOf, refuses, setUp, start, unreachable } from '../../testing/outbox.ts';
import type { Press } from './queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a press with a network', () => {
  test('is stored on the device before it is sent', async () => {
    const { outbox, network, device } = setUp();
    let storedWhenSent = 0;
    network.answer = async () => {
      storedWhenSent = device.stored.size;
    };
    await outbox.press(start('rice'));
    expect(storedWhenSent).toBe(1);
  });

  test('is done with the response, and no longer stored', async () => {
    const { outbox, network, device } = setUp();
    network.answer = async () => ({ startPrepTask: { id: 'rice' } });
    expect(await outbox.press(start('rice'))).toEqual({ status: 'done' });
    expect([device.stored.size, outbox.store.read().presses]).toEqual([0, []]);
  });

  test('is sent after those before it, one at a time', async () => {
    const { outbox, network, sent } = setUp();
    let running = 0;
    let most = 0;
    network.answer = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all(['a', 'b', 'c'].map((id) => outbox.press(start(id))));
    expect([idsOf(sent), most]).toEqual([['a', 'b', 'c'], 1]);
  });

  test('rejects with the refusal of the server, and rolls back the row', async () => {
    const { outbox, network, reverted, device } = setUp();
    network.answer = refuses;
    await expect(outbox.press(start('rice'))).rejects.toThrow('Maria started it.');
    expect([idsOf(reverted), device.stored.size]).toEqual([['rice'], 0]);
  });

  test('is sent without a time: the server’s clock counts', async () => {
    const { outbox, sent } = setUp();
    await outbox.press(start('rice'));
    expect(sent[0]?.variables.input).toEqual({ id: 'rice' });
  });
});

describe('a press without a network', () => {
  test('is queued at once', async () => {
    const { outbox, network, device } = setUp();
    Object.assign(network, { offline: true, answer: unreachable });
    expect((await outbox.press(start('rice'))).status).toBe('queued');
    expect(device.stored.size).toBe(1);
  });

  test('is queued after three seconds when the server does not respond', async () => {
    const { outbox, network } = setUp();
    network.answer = () => new Promise(() => undefined);
    const outcome = outbox.press(start('rice'));
    await pass(3_000);
    expect((await outcome).status).toBe('queued');
  });

  test('is sent with the same key when the network is back', async () => {
    const { outbox, network, sent } = setUp();
    Object.assign(network, { offline: true, answer: unreachable });
    await outbox.restore();
    await outbox.press(start('rice'));
    await pass(0);
    Object.assign(network, { offline: false, answer: async () => ({}) });
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(outbox.store.read().presses).toEqual([]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  test('is retried without an event of the browser', async () => {
    const { outbox, network } = setUp();
    network.answer = unreachable;
    await outbox.press(start('rice'));
    network.answer = async () => ({});
    await pass(60_000);
    expect(outbox.store.read().presses).toEqual([]);
  });

  test('is sent with the time at which it was made, by the server’s clock', async () => {
    const { outbox, network, sent } = setUp();
    Object.assign(network, { offline: true, answer: unreachable, clockOffset: 90_000 });
    const made = Date.now();
    await outbox.press(start('rice'));
    await pass(20_000);
    network.answer = async () => ({});
    await pass(60_000);
    expect(sent.at(-1)?.variables.input).toEqual({ id: 'rice', occurredAt: new Date(made + 90_000).toISOString() });
  });

  test('that is refused later stays in the list with the reason, and its row is rolled back', async () => {
    const { outbox, network, reverted } = setUp();
    Object.assign(network, { offline: true, answer: unreachable });
    await outbox.press(start('rice'));
    network.answer = refuses;
    await pass(60_000);
    expect(outbox.store.read().presses).toMatchObject([
      { state: 'refused', refusal: { sentence: 'Maria started it.' } },
    ]);
    expect(idsOf(reverted)).toEqual(['rice']);
  });

  test('does not hold back the others when it is refused', async () => {
    const { outbox, network, sent } = setUp();
    Object.assign(network, { offline: true, answer: unreachable });
    await outbox.press(start('rice'));
    await outbox.press(start('beans'));
    sent.length = 0;
    network.answer = (press) => (press.subject === 'rice' ? refuses(press) : Promise.resolve({}));
    await pass(60_000);
    expect(outbox.store.read().presses.map(({ subject }) => subject)).toEqual(['rice']);
  });

  /** Presses on rice and beans that were made without a network. */
  async function queue(...presses: readonly NewPress[]) {
    const page = setUp();
    Object.assign(page.network, { offline: true, answer: unreachable });
    for (const press of presses) await page.outbox.press(press);
    page.sent.length = 0;
    return page;
  }
  const done = (id: string) => start(id, { name: 'CompletePrepTask', title: `Done: ${id}` });
  const namesOf = (presses: readonly Press[]) => presses.map(({ title }) => title);

  test('that is refused also rejects the later presses on its row, for the same reason', async () => {
    const { outbox, network, sent } = await queue(start('rice'), start('beans'), done('rice'));
    network.answer = (press) =>
      press.name === 'StartPrepTask' && press.subject === 'rice' ? refuses(press) : Promise.resolve({});
    await pass(60_000);
    expect(namesOf(sent)).toEqual(['Start: rice', 'Start: beans']);
    expect(outbox.store.read().presses).toMatchObject([
      { title: 'Start: rice', state: 'refused', refusal: { sentence: 'Maria started it.' } },
      { title: 'Done: rice', state: 'refused', refusal: { sentence: 'Maria started it.' } },
    ]);
  });

  test('that is refused rolls its row back to before the first of its presses', async () => {
    const { network, reverted } = await queue(start('rice'), done('rice'));
    network.answer = refuses;
    await pass(60_000);
    expect(namesOf(reverted)).toEqual(['Done: rice', 'Start: rice']);
  });

  test('that is refused also rejects presses that refer to the row that it would have created', async () => {
    const answer = start('fridge', { key: 'local', createdId: ['answer', 'id'] });
    const { outbox, network, sent } = await queue(
      answer,
      start('action', { variables: { input: { answerId: 'local' } } }),
    );
    network.answer = refuses;
    await pass(60_000);
    expect(sent.length).toBe(1);
    expect(outbox.store.read().presses.map(({ state }) => state)).toEqual(['refused', 'refused']);
  });

  test('can be sent again together with what was refused with it, in their order', async () => {
    const { outbox, network, sent } = await queue(start('rice'), done('rice'));
    network.answer = refuses;
    await pass(60_000);
    Object.assign(network, { offline: false, answer: async () => ({}) });
    sent.length = 0;
    for (const press of outbox.store.read().presses) void outbox.again(press);
    await pass(60_000);
    expect(namesOf(sent)).toEqual(['Start: rice', 'Done: rice']);
    expect(outbox.store.read().presses).toEqual([]);
  });

  test('that is sent again keeps its original time', async () => {
    const made = Date.now();
    const { outbox, network, sent } = await queue(start('rice'));
    network.answer = refuses;
    await pass(60_000);
    Object.assign(network, { offline: false, answer: async () => ({}) });
    const [refused] = outbox.store.read().presses;
    if (refused) void outbox.again(refused, { overrideReason: 'Still good' });
    await pass(0);
    expect(sent.at(-1)?.variables.input).toEqual({
      id: 'rice',
      overrideReason: 'Still good',
      occurredAt: new Date(made).toISOString(),
    });
  });

  test('that the server cannot handle now is not overtaken by the later presses on its subject', async () => {
    const { network, sent } = await queue(start('rice'), start('beans'), done('rice'));
    let isBusy = true;
    network.answer = (press) =>
      isBusy && press.title === 'Start: rice'
        ? Promise.reject(new Problem('Try later', { status: 200, code: 'RATE_LIMITED' }))
        : Promise.resolve({});
    await pass(30_000);
    expect(new Set(namesOf(sent))).toEqual(new Set(['Start: rice', 'Start: beans']));
    isBusy = false;
    await pass(60_000);
    expect(namesOf(sent).slice(-2)).toEqual(['Start: rice', 'Done: rice']);
  });

  test.each([408, 425, 429, 500, 521])('waits while a proxy answers with %s for the server', async (status) => {
    const { outbox, network, sent } = await queue(start('rice'));
    network.answer = () => Promise.reject(new Problem('Something went wrong.', { status }));
    await pass(10_000);
    expect(outbox.store.read().presses.map(({ state }) => state)).toEqual(['waiting']);
    network.answer = async () => ({});
    await pass(60_000);
    expect(outbox.store.read().presses).toEqual([]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  test('is not sent again and again while the session is over', async () => {
    const { outbox, network, sent } = setUp();
    const isOver = new Problem('Please sign in first.', { status: 200, code: 'UNAUTHENTICATED' });
    network.answer = () => (sent.length < 5 ? Promise.reject(isOver) : new Promise(() => undefined));
    void outbox.press(start('rice'));
    await pass(1_000);
    expect(sent.length).toBe(1);
    expect(outbox.store.read().presses).toMatchObject([{ state: 'waiting' }]);
    outbox.stop();
  });

  test('that a proxy refuses for good is refused', async () => {
    const { outbox, network } = await queue(start('rice'));
    network.answer = () => Promise.reject(new Problem('Something went wrong.', { status: 413 }));
    await pass(60_000);
    expect(outbox.store.read().presses.map(({ state }) => state)).toEqual(['refused']);
  });

  test('can be undone: nothing is sent while the device has no network', async () => {
    const { outbox, network, sent, reverted, device } = setUp();
    Object.assign(network, { offline: true, cut: true });
    await outbox.press(start('rice'));
    const [press] = outbox.store.read().presses;
    expect(press && outbox.retract(press)).toBe(true);
    expect([sent, idsOf(reverted), device.stored.size]).toEqual([[], ['rice'], 0]);
  });

  test('cannot be undone when it was sent: the server may have applied it', async () => {
    const { outbox, network } = setUp();
    Object.assign(network, { offline: true, answer: unreachable });
    await outbox.press(start('rice'));
    await pass(0);
    const [press] = outbox.store.read().presses;
    expect(press && outbox.retract(press)).toBe(false);
  });

  test('refers to the row that an earlier press creates', async () => {
    const { outbox, network, sent } = setUp();
    Object.assign(network, { offline: true, answer: unreachable });
    await outbox.press(start('fridge', { key: 'local', createdId: ['answer', 'id'] }));
    await outbox.press(start('action', { variables: { input: { answerId: 'local' } } }));
    network.answer = async () => ({ answer: { id: 'saved' } });
    await pass(60_000);
    expect(sent.at(-1)?.variables.input['answerId']).toBe('saved');
  });
});

describe('500 presses over a bad network', () => {
  /** Applies each key once, as the server does, over a bad network: no response, a late one, or an error. */
  function badServer(random: () => number) {
    const applied: unknown[] = [];
    const keys = new Set<string>();
    const answer: Answer = async ({ key, variables }) => {
      const fate = random();
      if (fate < 0.25) throw new Problem('No network');
      if (!keys.has(key)) applied.push(variables.input['id']);
      keys.add(key);
      if (fate < 0.4) throw new Problem('The response was lost');
      if (fate < 0.45) throw new Problem('Bad gateway', { status: 502 });
      return {};
    };
    return { applied, answer };
  }

  test.each([1, 2, 3, 4])(
    'are applied exactly once and in order, across outages and reloads (seed %s)',
    async (seed) => {
      let state = seed;
      const random = () => {
        // mulberry32: the same sequence for the same seed.
        state = (state + 0x6d_2b_79_f5) | 0;
        let t = Math.imul(state ^ (state >>> 15), 1 | state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
      };
      const { applied, answer } = badServer(random);
      const device = deviceStorage();
      let page = setUp(device);
      page.network.answer = answer;
      const made = Array.from({ length: 500 }, (_none, index) => String(index));
      for (const id of made) {
        page.network.cut = random() < 0.2;
        page.network.offline = page.network.cut || random() < 0.2;
        const outcome = page.outbox.press(start(id));
        await pass(random() * 4_000);
        if (random() < 0.05) {
          page.outbox.stop();
          page = setUp(device);
          page.network.answer = answer;
          await page.outbox.restore();
        } else {
          await pass(3_000);
          await outcome;
        }
      }
      Object.assign(page.network, { cut: false, offline: false });
      await pass(60 * 60_000);
      expect(applied).toEqual(made);
      expect(page.outbox.store.read().presses).toEqual([]);
    },
  );
});
