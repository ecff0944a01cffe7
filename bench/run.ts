import { writeFile } from 'node:fs/promises';
import { browserFigures } from './browser.ts';
import { type Contestant, type ContestantName, contestantNames, secondStart, start } from './contestants.ts';
import { type BenchKitchen, openApp, openKitchen } from './kitchen.ts';
import { type BenchRequest, graph, Load, median } from './load.ts';
import { addTasks, cpuTime, fanOut, memory } from './measures.ts';
import * as requests from './requests.ts';

/**
 * `npm run bench`: every contestant on the same PostgreSQL and rows. Responses are compared first, then the contestants are
 * measured in turn, round by round. Compare ratios of medians; absolute figures depend on the machine.
 */
const ROUNDS = 7;
/** Rounds before the first measured one, because a kitchen's server runs for days: V8 optimizes what has run often. */
const WARM_UP = 10;
/** Those with REST and writes of the same rows. */
const rest = ['brigade', 'raw', 'raw, secured'] as const satisfies readonly ContestantName[];

const kitchen = await openKitchen();
const contestants = new Map<ContestantName, Contestant>();
const loads = new Map<ContestantName, Load>();
const works: string[] = [];
const figures: string[] = [];
try {
  for (const name of contestantNames) {
    const contestant = await start(name, kitchen);
    contestants.set(name, contestant);
    loads.set(name, new Load(contestant.url, kitchen.cookies));
  }
  const idle = await memory(pidOf('brigade'));
  await sameAnswers(kitchen);
  await compareReads(kitchen);
  await compareWrites(kitchen);
  const live = await fanOut(kitchen, contestants.get('brigade')?.url ?? '', pidOf('brigade'));
  figures.push(
    `| write → 1,000 sockets, beside 200 requests per second, p99 | ${live.p99} ms | ≤ 150 ms |`,
    `| memory of the server, idle | ${idle} MB | ≤ 200 MB |`,
    `| memory per idle socket | ${live.kilobytesPerSocket} KB | ≤ 40 KB |`,
    `| second start to first answer | ${(await secondStart()).toFixed(1)} s | ≤ 1.5 s |`,
    ...(await browserFigures(
      { url: contestants.get('brigade')?.url ?? '', cookie: kitchen.cookies[0] ?? '' },
      addListOf500,
    )),
  );
  await print();
} finally {
  for (const load of loads.values()) load.close();
  for (const contestant of contestants.values()) await contestant.stop();
  await kitchen.close();
}

function load(name: ContestantName): Load {
  const found = loads.get(name);
  if (!found) throw new Error(`${name} does not run.`);
  return found;
}

function pidOf(name: ContestantName): number {
  return contestants.get(name)?.pid ?? 0;
}

/** Checks before measuring that all contestants return the same data. */
async function sameAnswers({ userId }: BenchKitchen): Promise<void> {
  const ours = recipesIn('brigade', await load('brigade').send(requestsTo('brigade', userId).recipes));
  for (const name of contestantNames) {
    const requested = requestsTo(name, userId);
    const recipes = recipesIn(name, await load(name).send(requested.recipes));
    if (recipes !== ours) throw new Error(`${name} returns other recipes than Brigade:\n${recipes}\n${ours}`);
    if (!(await load(name).send(requested.me)).includes(userId)) throw new Error(`${name} returns another person.`);
  }
  const unread = await Promise.all(
    rest.map(async (name) => requests.idsOf(await load(name).send(requestsTo(name, userId).unread))),
  );
  if (new Set(unread).size > 1) throw new Error('The contestants return different notifications.');
}

/** The requests to a contestant for each comparison. */
function requestsTo(name: ContestantName, userId: string): Readonly<Record<'recipes' | 'me' | 'unread', BenchRequest>> {
  const unread = { path: name === 'brigade' ? '/api/notifications/unread' : '/unread' };
  if (name.startsWith('raw')) return { recipes: { path: '/recipes' }, me: { path: '/me' }, unread };
  if (name.startsWith('postgraphile')) {
    const me = graph(requests.postgraphileMeQuery(userId));
    return { recipes: graph(requests.postgraphileRecipesQuery), me, unread };
  }
  return { recipes: graph(requests.recipesQuery), me: graph(requests.meQuery), unread };
}

function recipesIn(name: ContestantName, text: string): string {
  if (name.startsWith('raw')) return requests.recipesOfRaw(text);
  return name.startsWith('postgraphile') ? requests.recipesOfPostgraphile(text) : requests.recipesOfGraph(text);
}

async function compareReads({ userId }: BenchKitchen): Promise<void> {
  const repeated = (count: number, work: 'recipes' | 'me' | 'unread') => (name: ContestantName) =>
    Promise.resolve(Array.from({ length: count }, () => requestsTo(name, userId)[work]));
  const recipes = await rounds(contestantNames, repeated(300, 'recipes'));
  report('20 recipes with their ingredients', recipes, {
    raw: '≥ 0.60',
    'raw, secured': '≥ 0.75',
    apollo: '≥ 1.4',
    postgraphile: '≥ 1.0',
    'postgraphile, secured': '≥ 1.4',
  });
  report('who am I', await rounds(contestantNames, repeated(1_000, 'me')), { raw: '≥ 1.0', apollo: '≥ 1.8' });
  report('unread notifications, REST', await rounds(rest, repeated(1_000, 'unread')), { raw: '≥ 0.80' });
}

async function compareWrites({ databaseUrl, organizationId }: BenchKitchen): Promise<void> {
  const { app, close } = await openApp(databaseUrl);
  const completions = async (name: ContestantName): Promise<BenchRequest[]> => {
    const tasks = await addTasks(app, organizationId, 120);
    return tasks.map((id) => {
      const input = { id, actualQuantity: '1' };
      const headers = { 'idempotency-key': id };
      if (name !== 'brigade') return { path: '/complete', method: 'POST', body: JSON.stringify(input), headers };
      return { ...graph(requests.completeMutation, { input }), headers };
    });
  };
  report('write: complete a prep task', await rounds(rest, completions), { raw: '≥ 0.80' });
  await close();
}

/** As many tasks of today as the longest list has. */
async function addListOf500(): Promise<void> {
  const { app, close } = await openApp(kitchen.databaseUrl);
  await addTasks(app, kitchen.organizationId, 500, { businessDate: await kitchen.today(), status: 'pending' });
  await close();
}

/** One round of one contestant: requests per second, and processor time per request, in milliseconds. */
interface Sample {
  readonly rate: number;
  readonly server: number;
  readonly database: number;
}

type Samples = ReadonlyMap<ContestantName, readonly Sample[]>;

/** Measures each contestant once per round, in turn. */
async function rounds(
  names: readonly ContestantName[],
  requestsOf: (name: ContestantName) => Promise<readonly BenchRequest[]>,
): Promise<Samples> {
  const samples = new Map<ContestantName, Sample[]>();
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const name of names) {
      const requested = await requestsOf(name);
      const backends = await kitchen.backendPids();
      const used = async () => [await cpuTime([pidOf(name)]), await cpuTime(backends)] as const;
      const before = await used();
      const rate = await load(name).rate(requested);
      const after = await used();
      const sample = {
        rate,
        server: (after[0] - before[0]) / requested.length,
        database: (after[1] - before[1]) / requested.length,
      };
      if (round >= 0) samples.set(name, [...(samples.get(name) ?? []), sample]);
    }
  }
  return samples;
}

function report(work: string, samples: Samples, goals: Partial<Record<ContestantName, string>>): void {
  const rateOf = (name: ContestantName) => median((samples.get(name) ?? []).map(({ rate }) => rate));
  for (const [name, taken] of samples) {
    const rates = taken.map(({ rate }) => Math.round(rate)).toSorted((one, other) => one - other);
    const cpu = (['server', 'database'] as const).map((part) => median(taken.map((one) => one[part])).toFixed(2));
    const ratio = name === 'brigade' ? '' : `${(rateOf('brigade') / rateOf(name)).toFixed(2)}×`;
    const cells = [
      work,
      name,
      Math.round(rateOf(name)),
      `${rates[0]}–${rates.at(-1)}`,
      ...cpu,
      ratio,
      goals[name] ?? '',
    ];
    works.push(`| ${cells.join(' | ')} |`);
  }
}

async function print(): Promise<void> {
  const text = `# Speed beside others

The last \`npm run bench\`: interleaved rounds on one machine after ten rounds that are not counted, medians, and their spread. A ratio is Brigade's requests per
second to the other's. *Secured*: with the session look-up and the row level security that Brigade has; *apollo* runs our own
resolvers, sessions and limits. Processor time is in milliseconds per request.

| Work | Server | per s | spread | CPU of server | of PostgreSQL | Ratio | Goal |
|---|---|---|---|---|---|---|---|
${works.join('\n')}

| Brigade alone | Figure | Goal |
|---|---|---|
${figures.join('\n')}
`;
  process.stdout.write(`\n${text}`);
  await writeFile('bench/RESULTS.md', text);
}
