import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { paths } from '../platform/paths.ts';
import { type Bench, loadedForOffline, Network, randomOf } from './battery-bench.ts';
import { answerCheck, countClosing, flows, isOfTask, logWaste, taskFlows } from './battery-flows.ts';
import { type Interruption, interruptions } from './battery-interruptions.ts';
import { codeOn } from './display.ts';
import { NewKitchen, type Person } from './new-kitchen.ts';
import { graphql, idsIn } from './people.ts';
import { storedPresses } from './stored-results.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Presses of every flow across cuts of the network and everything that can happen to the page meanwhile. `npm test` makes a few;
 * `npm run battery:offline` makes BATTERY_PRESSES of each flow for each interruption. The seed makes a failure repeatable.
 */
const rounds = Number(process.env['BATTERY_PRESSES'] ?? 0);
const seed = Number(process.env['BATTERY_SEED'] ?? 20_261_123);

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
  const answer = JSON.stringify(await graphql(request, 'mutation { issuePin { pin } }'));
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
  const read = await graphql(kitchen.admin.request, `{ prepTaskHistory(id: "${id}") { action } }`);
  const found = JSON.stringify(read).matchAll(/"action":"prep_task\.(\w+)"/g);
  return [...found].map(([, action = '']) => action).toReversed();
}

async function addTasks(bench: Bench, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    for (const flow of flows) {
      if (!isOfTask(flow)) continue;
      const name = `${flow} ${made}.`;
      const input = { name, targetQuantity: '4', unit: 'kg', dueTime: '17:00' };
      bench.expected.set(await bench.kitchen.do('addPrepTask', 'AddPrepTaskInput', input), []);
    }
  }
}

/** Adds line checks that are open until the afternoon. */
async function addChecks({ kitchen, checks }: Bench, count: number): Promise<void> {
  const temperature = { kind: 'temperature', maxC: '5', maxF: '41', correctiveActions: ['Moved'] };
  for (let made = 0; made < count; made += 1) {
    await kitchen.do('addLineCheckTemplate', 'AddLineCheckTemplateInput', {
      name: `Check ${made}`,
      dueTimes: ['13:30'],
      weekdays: [],
      openMinutes: 180,
      graceMinutes: 60,
      items: [
        { ...temperature, name: 'Reach-in 1' },
        { ...temperature, name: 'Reach-in 2' },
      ],
    });
  }
  checks.push(...idsIn(await graphql(kitchen.admin.request, '{ lineChecks { id } }')));
}

/** The stored state of a line check of the script. */
const SUBMITTED = { status: 'submitted', answeredCount: 2 };

/** Makes the presses of one script. */
async function press(bench: Bench, interruption: Interruption, pin: string, count: number): Promise<void> {
  const { page, network, random } = bench;
  const tasks = [...bench.expected.keys()];
  const ofTasks = flows.filter(isOfTask).length;
  const script = flows
    .flatMap((flow, place) => Array.from({ length: count }, (_, made) => ({ flow, made, place })))
    .toSorted(() => random() - 0.5);
  const rest = { whole: interruption.tablet !== true && interruption.name !== 'a new version' };
  for (const { flow, made, place } of script) {
    if (random() < 0.6) await network.cut(rest.whole && random() < 0.7);
    if (flow === 'waste') {
      await logWaste(bench);
      bench.waste += 1;
    } else if (flow === 'closing') {
      await countClosing(bench);
      bench.counts += 1;
    } else if (flow === 'check') {
      await answerCheck(bench, bench.checks[made] ?? '');
    } else {
      const id = tasks[made * ofTasks + place] ?? '';
      await taskFlows[flow].run(page, `${flow} ${made}.`, id);
      bench.expected.set(id, taskFlows[flow].leaves);
    }
    if (random() < 0.5) await interruption.run(bench, pin);
    if (interruption.clock === true || random() < 0.3) {
      await network.restore();
      if (interruption.clock === true) await sent(page);
    }
  }
  await network.restore();
  await page.reload();
  await sent(page);
}

async function battery(browser: Browser, interruption: Interruption, count: number): Promise<void> {
  const kitchen = await NewKitchen.open(browser);
  const item = { name: 'Romaine', category: 'produce', unit: 'ea', openingQuantity: '1000' };
  await kitchen.do('createItem', 'CreateItemInput', item);
  // Without stock: the clock of some interruptions is ahead, so that a count may be older than an opening quantity.
  const made = { name: 'Mirepoix', kind: 'prep', category: 'dry', unit: 'l' };
  const itemId = await kitchen.do('createItem', 'CreateItemInput', made);
  await kitchen.do('addPrepItem', 'AddPrepItemInput', { itemId, parByWeekday: Array<string>(7).fill('8') });
  const cook = await kitchen.join('Ana Torres', 'cook');
  const pin = interruption.tablet ? await pinOf(cook) : '';
  const page = interruption.tablet ? await openTablet(browser, kitchen, pin) : cook.page;
  const context: BrowserContext = page.context();
  const random = randomOf(seed + interruption.name.length);
  const empty = { expected: new Map<string, readonly string[]>(), waste: 0, counts: 0, checks: [] };
  const bench: Bench = { kitchen, page, network: new Network(page), random, ...empty };
  await addTasks(bench, count);
  await addChecks(bench, count);
  if (interruption.clock === true) await page.clock.install();
  await page.goto(paths.cook);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await loadedForOffline(page);
  await press(bench, interruption, pin, count);
  for (const [id, leaves] of bench.expected) {
    const acts = async () => (await actsOn(kitchen, id)).filter((act) => act !== 'added');
    await expect.poll(acts, `the acts on ${id} after ${interruption.name}`).toEqual(leaves);
  }
  const onHand = () => graphql(kitchen.admin.request, '{ items { nodes { name onHand } } }');
  const stock = [
    { name: 'Mirepoix', onHand: '3' },
    { name: 'Romaine', onHand: String(1_000 - bench.waste) },
  ];
  await expect.poll(onHand).toEqual({ items: { nodes: stock } });
  const sessions = () => graphql(kitchen.admin.request, '{ countSessions { nodes { status } } }');
  const posted = Array.from({ length: bench.counts }, () => ({ status: 'posted' }));
  await expect.poll(sessions).toEqual({ countSessions: { nodes: posted } });
  const checks = () => graphql(kitchen.admin.request, '{ lineChecks { status answeredCount } }');
  await expect.poll(checks).toEqual({ lineChecks: bench.checks.map(() => SUBMITTED) });
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
