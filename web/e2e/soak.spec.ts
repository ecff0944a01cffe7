import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { openDisplay } from './display.ts';
import { NewKitchen } from './new-kitchen.ts';
import { graphql, idsIn } from './people.ts';
import { Product } from './product.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 0);
const PER_SECOND = 10;
const TASKS = 24;
/** Megabytes by which the display's heap may grow. */
const GROWTH = 10;
/** The first minutes fill caches and compile code. */
const WARM_UP = 2;

/** Heap in use after a garbage collection, in MB. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

/** The tiles on all pages: id → state, and how often each appears. */
async function tilesOn(page: Page): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  await page.keyboard.press('Home');
  for (let turn = 0; turn < 20; turn += 1) {
    const shown = await page
      .locator('[data-tile]')
      .evaluateAll((tiles) => tiles.map((tile) => [tile.getAttribute('data-tile'), tile.getAttribute('data-state')]));
    const before = found.size;
    for (const [id, state] of shown)
      if (id && !(turn > 0 && found.has(id))) found.set(id, [...(found.get(id) ?? []), state ?? '']);
    if (turn > 0 && found.size === before) break;
    await page.keyboard.press('PageDown');
  }
  return found;
}

const round = [
  'holdPrepTask(input: { id: $id })',
  'resumePrepTask(input: { id: $id })',
  'completePrepTask(input: { id: $id, actualQuantity: "4" })',
  'reopenPrepTask(input: { id: $id })',
] as const;

/** Tasks that cycle: started once, then held, resumed, finished, reopened, each at its own step. */
class Drivers {
  #turn = 0;
  events = 0;
  readonly #steps: number[];

  constructor(
    private readonly kitchen: NewKitchen,
    private readonly ids: readonly string[],
  ) {
    this.#steps = ids.map(() => 0);
  }

  async begin(): Promise<void> {
    for (const [index, id] of this.ids.entries()) {
      await this.#do('startPrepTask(input: { id: $id })', id);
      for (let step = 0; step < index % round.length; step += 1) await this.#step(index);
    }
  }

  /** One change; the tasks take turns. */
  async next(): Promise<void> {
    await this.#step(this.#turn % this.ids.length);
    this.#turn += 1;
  }

  async #step(index: number): Promise<void> {
    const at = this.#steps[index] ?? 0;
    this.#steps[index] = at + 1;
    await this.#do(round[at % round.length] ?? round[0], this.ids[index] ?? '');
  }

  async #do(step: string, id: string): Promise<void> {
    await graphql(this.kitchen.admin.request, `mutation ($id: ID!) { ${step} { id } }`, { id });
    this.events += 1;
  }
}

/** Prints progress. */
function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

test('a display with ten events per second for a long time neither leaks memory nor misses or duplicates a tile', async ({
  browser,
}) => {
  test.skip(minutes === 0, 'Set SOAK_MINUTES to run it.');
  test.setTimeout((minutes + 5) * 60_000);
  const product = await Product.open();
  try {
    const kitchen = await NewKitchen.open(browser, product.url);
    const ids: string[] = [];
    for (let count = 1; count <= TASKS; count += 1) {
      const input = { name: `Task ${count}`, targetQuantity: '4', unit: 'kg', dueTime: '17:00' };
      ids.push(await kitchen.do('addPrepTask', 'AddPrepTaskInput', input));
    }
    const { page, context } = await openDisplay(browser, kitchen);
    const cdp = await context.newCDPSession(page);
    const drivers = new Drivers(kitchen, ids);
    await drivers.begin();

    const began = Date.now();
    const end = began + minutes * 60_000;
    let warm = 0;
    let heap = 0;
    for (let count = 1; Date.now() < end; count += 1) {
      await drivers.next();
      const ahead = began + (count * 1_000) / PER_SECOND - Date.now();
      // oxlint-disable-next-line no-restricted-globals -- ten events a second, in real time
      if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead));
      if (count % (PER_SECOND * 60) !== 0) continue;
      heap = await heapOf(cdp);
      if (count === PER_SECOND * 60 * Math.min(WARM_UP, minutes - 1)) warm = heap;
      report(`${count / PER_SECOND / 60} min, ${drivers.events} events, heap ${heap.toFixed(1)} MB`);
    }

    const query = '{ prepTasks(filter: { statuses: [pending, in_progress, on_hold] }) { id } }';
    const open = idsIn(await graphql(kitchen.admin.request, query));
    const shown = async () => [...(await tilesOn(page)).keys()].toSorted();
    // A finished tile stays visible to be undone.
    await expect.poll(shown, { timeout: 20_000 }).toEqual(open.toSorted());
    const board = await tilesOn(page);
    const held = idsIn(await graphql(kitchen.admin.request, '{ prepTasks(filter: { statuses: [on_hold] }) { id } }'));
    for (const [id, states] of board) expect([id, states]).toEqual([id, [held.includes(id) ? 'held' : 'running']]);
    report(`${drivers.events} events in ${minutes} min, heap ${warm.toFixed(1)} → ${heap.toFixed(1)} MB`);
    expect(drivers.events).toBeGreaterThan(minutes * 60 * PER_SECOND * 0.9);
    expect(heap - warm).toBeLessThanOrEqual(GROWTH);
    await context.close();
    await kitchen.close();
  } finally {
    await product.close();
  }
});
