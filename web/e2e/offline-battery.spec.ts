import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { codeOn } from './display.ts';
import { NewKitchen, type Person } from './new-kitchen.ts';
import { ask, settled } from './people.ts';
import { storedPresses, storedResults } from './stored-results.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Presses of every flow across cuts of the network and everything that can happen to the page meanwhile. `npm test` makes a few;
 * `npm run battery:offline` makes BATTERY_PRESSES of each flow for each interruption. The seed makes a failure repeatable.
 */
const rounds = Number(process.env['BATTERY_PRESSES'] ?? 0);
const seed = Number(process.env['BATTERY_SEED'] ?? 20_261_123);

/** Mulberry32: the same numbers for the same seed. */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Cuts the requests of the app off its server, or the whole network. */
class Network {
  #isCut = false;
  constructor(private readonly page: Page) {}
  /** `whole`: the device has no network at all. Otherwise it has one, but the server does not answer. */
  async cut(whole: boolean): Promise<void> {
    if (this.#isCut) return;
    this.#isCut = true;
    if (whole) await this.page.context().setOffline(true);
    else await this.page.route('**/graphql', (route) => route.abort());
  }
  async mend(): Promise<void> {
    this.#isCut = false;
    await this.page.context().setOffline(false);
    await this.page.unroute('**/graphql');
  }
}

interface Bench {
  readonly kitchen: NewKitchen;
  readonly page: Page;
  readonly network: Network;
  readonly random: () => number;
  /** The tasks of the script, and the acts that their history must have, oldest first. */
  readonly expected: Map<string, readonly string[]>;
  waste: number;
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
const inLayer = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name }).first();

async function openTask(page: Page, id: string): Promise<void> {
  await page.goto(`${paths.cook}?task=${id}`);
  await page.getByRole('dialog').first().waitFor();
}

async function start(page: Page, name: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Start: ${name}` })
    .click();
  await expect(row(page, name).getByRole('button', { name: `Done: ${name}` })).toBeVisible();
}

/** What is done to one task, and the acts that it must leave behind. */
const taskFlows = {
  start: { leaves: ['started'], run: (page: Page, name: string) => start(page, name) },
  done: {
    leaves: ['started', 'completed'],
    run: async (page: Page, name: string) => {
      await start(page, name);
      await row(page, name)
        .getByRole('button', { name: `Done: ${name}` })
        .click();
      await page.keyboard.type('3');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
  },
  skip: {
    leaves: ['skipped'],
    run: async (page: Page, _name: string, id: string) => {
      await openTask(page, id);
      await inLayer(page, 'Skip').click();
      await page.getByLabel('Why is it skipped?').fill('No time');
      await page.getByRole('button', { name: 'Skip this task' }).click();
      await page.goto(paths.cook);
    },
  },
  claim: {
    leaves: ['started', 'claimed'],
    run: async (page: Page, name: string, id: string) => {
      await start(page, name);
      await openTask(page, id);
      await inLayer(page, 'Take it').click();
      await expect(inLayer(page, 'Give back')).toBeVisible();
      await page.goto(paths.cook);
    },
  },
  note: {
    leaves: ['noted'],
    run: async (page: Page, _name: string, id: string) => {
      await openTask(page, id);
      await page.getByRole('button', { name: 'Write a note' }).click();
      await page.getByRole('textbox', { name: 'Note' }).fill('Less salt');
      await page.getByRole('button', { name: 'Save note' }).click();
      await expect(page.getByRole('textbox', { name: 'Note' })).toBeHidden();
      await page.goto(paths.cook);
    },
  },
} as const;
type TaskFlow = keyof typeof taskFlows;
const flows: readonly (TaskFlow | 'waste')[] = ['start', 'done', 'skip', 'claim', 'note', 'waste'];

async function logWaste({ page }: Bench): Promise<void> {
  await page.goto(`${paths.cook}?waste=new`);
  await page
    .getByRole('button', { name: /Romaine/ })
    .first()
    .click();
  await page.keyboard.type('1');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Spoil/ }).click();
  await page.getByRole('button', { name: /^Log / }).click();
  await expect(page.getByRole('heading', { name: /Waits to be sent|logged/i })).toBeVisible();
  await page.goto(paths.cook);
}

interface Interruption {
  readonly name: string;
  /** On a shared tablet, whose lock needs a network to open again. */
  readonly tablet?: boolean;
  readonly clock?: boolean;
  readonly run: (bench: Bench, pin: string) => Promise<void>;
}

const interruptions: readonly Interruption[] = [
  {
    name: 'another tab',
    run: async ({ page }) => {
      await page.getByRole('tab', { name: /My List/ }).click();
      await page.getByRole('tab', { name: /Prep List/ }).click();
    },
  },
  { name: 'reload', run: ({ page }) => page.reload().then(() => undefined) },
  {
    name: 'Back',
    run: async ({ page }) => {
      await page.goto(`${paths.cook}?tab=my-list`);
      await page.goBack();
    },
  },
  {
    name: 'lock of a shared tablet',
    tablet: true,
    run: async ({ page }, pin) => {
      await page.getByRole('button', { name: /: lock or switch person/ }).click();
      const anyway = page.getByRole('button', { name: 'Leave anyway' });
      const locked = page.getByRole('heading', { name: 'Enter your PIN' });
      await anyway.or(locked).first().waitFor();
      if (await anyway.isVisible()) await anyway.click();
      await locked.waitFor();
      for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
      await page.getByRole('button', { name: 'Enter', exact: true }).click();
      await page.goto(paths.cook);
    },
  },
  {
    name: 'a new version',
    run: async ({ page, network }) => {
      // The app comes from the server again, as after an update.
      await network.mend();
      await page.evaluate(async () => {
        for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
        for (const key of await caches.keys()) await caches.delete(key);
      });
      await page.reload();
      await page.evaluate(() => navigator.serviceWorker.ready);
    },
  },
  { name: '60 s', clock: true, run: ({ page }) => page.clock.fastForward('01:00') },
  { name: '10 min', clock: true, run: ({ page }) => page.clock.fastForward('10:00') },
];

const portrait = { viewport: { width: 820, height: 1180 } };

/** A shared tablet, unlocked by its person. */
async function openTablet(browser: Browser, kitchen: NewKitchen, pin: string): Promise<Page> {
  const page = await (await browser.newContext(portrait)).newPage();
  await page.goto(paths.kiosk);
  const as = { name: 'Tablet', kind: 'tablet', scopes: [], stationIds: [], language: 'en' };
  await kitchen.do('approveDevice', 'ApproveDeviceInput', { ...as, userCode: await codeOn(page) });
  await page.getByRole('heading', { name: 'Enter your PIN' }).waitFor({ timeout: 15_000 });
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  return page;
}

async function pinOf({ request }: Person): Promise<string> {
  const answer = JSON.stringify(await ask(request, 'mutation { issuePin { pin } }'));
  return /"pin":"(\d+)"/.exec(answer)?.[1] ?? '';
}

/** Everything is sent, and nothing was refused. */
async function sent(page: Page): Promise<void> {
  await expect.poll(() => storedPresses(page), { timeout: 60_000 }).toEqual([]);
  await expect(page.getByRole('button', { name: /to be sent|not accepted/ })).toBeHidden({ timeout: 60_000 });
  await expect(page.getByText(/Waits to be sent/)).toHaveCount(0, { timeout: 60_000 });
}

/** The acts on a task, oldest first. */
async function actsOn(kitchen: NewKitchen, id: string): Promise<readonly string[]> {
  const read = await ask(kitchen.admin.request, `{ prepTaskHistory(id: "${id}") { action } }`);
  const found = JSON.stringify(read).matchAll(/"action":"prep_task\.(\w+)"/g);
  return [...found].map(([, action = '']) => action).toReversed();
}

async function addTasks(bench: Bench, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    for (const flow of flows) {
      if (flow === 'waste') continue;
      const name = `${flow} ${made}.`;
      const input = { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00' };
      bench.expected.set(await bench.kitchen.do('addPrepTask', 'AddPrepTaskInput', input), []);
    }
  }
}

/** Makes the presses of one script. */
async function press(bench: Bench, interruption: Interruption, pin: string, count: number): Promise<void> {
  const { page, network, random } = bench;
  const tasks = [...bench.expected.keys()];
  const script = flows
    .flatMap((flow, place) => Array.from({ length: count }, (_, made) => ({ flow, made, place })))
    .toSorted(() => random() - 0.5);
  const rest = { whole: interruption.tablet !== true && interruption.name !== 'a new version' };
  for (const { flow, made, place } of script) {
    if (random() < 0.6) await network.cut(rest.whole && random() < 0.7);
    if (flow === 'waste') {
      await logWaste(bench);
      bench.waste += 1;
    } else {
      const id = tasks[made * (flows.length - 1) + place] ?? '';
      await taskFlows[flow].run(page, `${flow} ${made}.`, id);
      bench.expected.set(id, taskFlows[flow].leaves);
    }
    if (random() < 0.5) await interruption.run(bench, pin);
    if (interruption.clock === true || random() < 0.3) {
      await network.mend();
      if (interruption.clock === true) await sent(page);
    }
  }
  await network.mend();
  await page.reload();
  await sent(page);
}

async function battery(browser: Browser, interruption: Interruption, count: number): Promise<void> {
  const kitchen = await NewKitchen.open(browser);
  const item = { name: 'Romaine', category: 'produce', unit: 'ea', openingQuantity: '1000' };
  await kitchen.do('createItem', 'CreateItemInput', item);
  const cook = await kitchen.join('Ana Torres', 'cook');
  const pin = interruption.tablet ? await pinOf(cook) : '';
  const page = interruption.tablet ? await openTablet(browser, kitchen, pin) : cook.page;
  const context: BrowserContext = page.context();
  const random = randomOf(seed + interruption.name.length);
  const bench: Bench = { kitchen, page, network: new Network(page), random, expected: new Map(), waste: 0 };
  await addTasks(bench, count);
  if (interruption.clock === true) await page.clock.install();
  await page.goto(paths.cook);
  await settled(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // What is needed without a network is loaded once everything else is: the tasks first, the items that can be wasted last.
  await expect.poll(() => storedResults(page), { timeout: 60_000 }).toContain('recipeQuantity');
  await expect.poll(() => storedResults(page), { timeout: 60_000 }).toContain('Romaine');
  await press(bench, interruption, pin, count);
  for (const [id, leaves] of bench.expected) {
    const acts = async () => (await actsOn(kitchen, id)).filter((act) => act !== 'added');
    await expect.poll(acts, `the acts on ${id} after ${interruption.name}`).toEqual(leaves);
  }
  const onHand = () => ask(kitchen.admin.request, '{ items { nodes { onHand } } }');
  await expect.poll(onHand).toEqual({ items: { nodes: [{ onHand: String(1_000 - bench.waste) }] } });
  await sent(page);
  await context.close();
  await kitchen.close();
}

if (rounds > 0) {
  for (const interruption of interruptions) {
    test(`${rounds} of each flow, with ${interruption.name}: each is applied once, in order`, async ({ browser }) => {
      test.setTimeout(rounds * 120_000);
      await battery(browser, interruption, rounds);
    });
  }
} else {
  // The clock goes ahead in it, too; the others are in the whole battery.
  const few = interruptions.filter(({ name }) => name === '10 min');
  for (const interruption of few) {
    test(`presses of every flow, with ${interruption.name}: each is applied once, in order`, async ({ browser }) => {
      await battery(browser, interruption, 1);
    });
  }
}
