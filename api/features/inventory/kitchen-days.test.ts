import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { DAY } from '#schema/milliseconds.ts';
import { KitchenLife } from '../../testing/kitchen-life.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ logLevel: 'error' });
});
afterAll(() => api.stop());
beforeEach(() => api.app.limiter.forgetAll());

const KITCHENS = 20;
const DAYS = 50;

describe('the ledger adds up', () => {
  test(`over ${KITCHENS * DAYS} random days, after every day, and matches every report`, async () => {
    const days = fc.array(fc.array(fc.integer({ min: 0, max: 2 ** 31 - 1 }), { minLength: 1, maxLength: 4 }), {
      minLength: DAYS,
      maxLength: DAYS,
    });
    const start = Date.now();
    // Only the date: timers, sockets and queries run in real time.
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await fc.assert(
        fc.asyncProperty(days, async (acts) => {
          vi.setSystemTime(start);
          const life = await KitchenLife.begin(api);
          for (const [day, seeds] of acts.entries()) {
            // Moves the clock to the next day, so that food expires and date checks change.
            vi.setSystemTime(start + day * DAY);
            api.app.limiter.forgetAll();
            await life.signIn();
            for (const seed of seeds) await life.act(seed);
            // A mismatch with the ledger stays, so one check a day finds what any of its actions caused.
            expect(await life.ledgerCheck()).toMatchObject({ ok: true, breaks: [] });
          }
          expect(await life.reports()).toEqual(await life.ledgerSums());
        }),
        { numRuns: KITCHENS, endOnFailure: true },
      );
    } finally {
      vi.useRealTimers();
    }
  }, 900_000);

  test('while 50 users act simultaneously on ten items', async () => {
    const life = await KitchenLife.begin(api, { people: 50 });
    await Promise.all(
      Array.from({ length: 50 }, async (_person, person) => {
        for (let round = 0; round < 4; round += 1) await life.act(person * 7_919 + round * 104_729, person);
      }),
    );
    expect(await life.ledgerCheck()).toMatchObject({ ok: true, breaks: [] });
    expect(await life.reports()).toEqual(await life.ledgerSums());
  }, 300_000);
});
