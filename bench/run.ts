import { writeFile } from 'node:fs/promises';
import { type Contestant, type ContestantName, secondStart, start } from './contestants.ts';
import { type BenchKitchen, openApp, openKitchen } from './kitchen.ts';
import { type Ask, graph, Load, median } from './load.ts';
import { addTasks, fanOut, memory } from './measures.ts';
import * as requests from './requests.ts';

/**
 * `npm run bench`: every contestant on the same PostgreSQL and rows. Responses are compared first, then the contestants are
 * measured in turn, round by round. Compare ratios of medians; absolute figures depend on the machine.
 */
const ROUNDS = 7;
const names = ['brigade', 'raw', 'apollo', 'postgraphile'] as const satisfies readonly ContestantName[];

interface Row {
  readonly work: string;
  readonly ratio: string;
  readonly figures: string;
  readonly goal: string;
}

const kitchen = await openKitchen();
const contestants = new Map<ContestantName, Contestant>();
const loads = new Map<ContestantName, Load>();
const rows: Row[] = [];
try {
  for (const name of names) {
    const contestant = await start(name, kitchen);
    contestants.set(name, contestant);
    loads.set(name, new Load(contestant.url, kitchen.cookies));
  }
  const idle = await memory(pidOf('brigade'));
  await sameAnswers(kitchen);
  await compareReads(kitchen);
  await compareWrites(kitchen);
  const live = await fanOut(kitchen, contestants.get('brigade')?.url ?? '', pidOf('brigade'));
  rows.push(
    { work: 'write → 1,000 sockets', ratio: '–', figures: `p99 ${live.p99} ms`, goal: 'p99 ≤ 150 ms' },
    { work: 'memory: server idle', ratio: '–', figures: `${idle} MB`, goal: '≤ 200 MB' },
    { work: 'memory: per idle socket', ratio: '–', figures: `${live.kilobytesPerSocket} KB`, goal: '≤ 40 KB' },
    {
      work: 'second start to first answer',
      ratio: '–',
      figures: `${(await secondStart()).toFixed(1)} s`,
      goal: '≤ 3 s',
    },
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
  const [ours, raw, apollo, graphile] = [
    requests.recipesOfGraph(await load('brigade').ask(graph(requests.recipesQuery))),
    requests.recipesOfRaw(await load('raw').ask({ path: '/recipes' })),
    requests.recipesOfGraph(await load('apollo').ask(graph(requests.recipesQuery))),
    requests.recipesOfPostgraphile(await load('postgraphile').ask(graph(requests.postgraphileRecipesQuery))),
  ];
  for (const [name, answer] of Object.entries({ raw, apollo, graphile })) {
    if (answer !== ours) throw new Error(`${name} returns other recipes than Brigade:\n${answer}\n${ours}`);
  }
  const responses = [
    await load('brigade').ask(graph(requests.meQuery)),
    await load('raw').ask({ path: '/me' }),
    await load('apollo').ask(graph(requests.meQuery)),
    await load('postgraphile').ask(graph(requests.postgraphileMeQuery(userId))),
  ];
  if (!responses.every((text) => text.includes(userId))) throw new Error('The contestants return different people.');
  const unread = await Promise.all([
    load('brigade').ask({ path: '/api/notifications/unread' }),
    load('raw').ask({ path: '/unread' }),
  ]);
  const [mine, theirs] = unread.map((text) => requests.idsOf(text));
  if (mine !== theirs) throw new Error('The contestants return different notifications.');
}

async function compareReads({ userId }: BenchKitchen): Promise<void> {
  const recipes = await rounds(150, {
    brigade: graph(requests.recipesQuery),
    raw: { path: '/recipes' },
    apollo: graph(requests.recipesQuery),
    postgraphile: graph(requests.postgraphileRecipesQuery),
  });
  rows.push(
    ...against('GraphQL list: 20 recipes with ingredients', recipes, {
      apollo: '≥ 2.5',
      postgraphile: '≥ 1.2',
      raw: '≥ 0.40',
    }),
  );
  const me = await rounds(400, {
    brigade: graph(requests.meQuery),
    raw: { path: '/me' },
    apollo: graph(requests.meQuery),
    postgraphile: graph(requests.postgraphileMeQuery(userId)),
  });
  rows.push(...against('small query: who am I', me, { apollo: '≥ 1.5', raw: '–', postgraphile: '–' }));
  const unread = await rounds(400, { brigade: { path: '/api/notifications/unread' }, raw: { path: '/unread' } });
  rows.push(...against('REST unread notifications', unread, { raw: '≥ 0.6' }));
}

async function compareWrites({ databaseUrl, organizationId }: BenchKitchen): Promise<void> {
  const count = 120;
  const { app, close } = await openApp(databaseUrl);
  const rates = new Map<ContestantName, number[]>([
    ['brigade', []],
    ['raw', []],
  ]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['brigade', 'raw'] as const) {
      const tasks = await addTasks(app, organizationId, count);
      const asks: Ask[] = tasks.map((id) => {
        const input = { id, actualQuantity: '1' };
        const headers = { 'idempotency-key': id };
        if (name === 'raw') return { path: '/complete', method: 'POST', body: JSON.stringify(input), headers };
        return { ...graph(requests.completeMutation, { input }), headers };
      });
      rates.get(name)?.push(await load(name).rate(asks));
    }
  }
  await close();
  rows.push(...against('write: complete a prep task', rates, { raw: '≥ 0.5' }));
}

/** Measures each contestant once per round, in turn. */
async function rounds(
  count: number,
  asks: Partial<Record<ContestantName, Ask>>,
): Promise<Map<ContestantName, number[]>> {
  const rates = new Map<ContestantName, number[]>();
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const name of names) {
      const ask = asks[name];
      if (!ask) continue;
      const rate = await load(name).rate(Array.from({ length: count }, () => ask));
      // The first round warms up.
      if (round >= 0) rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  }
  return rates;
}

function against(
  work: string,
  rates: ReadonlyMap<ContestantName, readonly number[]>,
  goals: Partial<Record<ContestantName, string>>,
): Row[] {
  const ours = median(rates.get('brigade') ?? []);
  return names.flatMap((name) => {
    const goal = goals[name];
    if (goal === undefined) return [];
    const theirs = median(rates.get(name) ?? []);
    const figures = `${Math.round(ours)} / ${Math.round(theirs)} per s`;
    return [{ work: `${work}, against ${name}`, ratio: `${(ours / theirs).toFixed(2)}×`, figures, goal }];
  });
}

async function print(): Promise<void> {
  const lines = [
    '| Work | Ratio | Brigade / other | Goal |',
    '|---|---|---|---|',
    ...rows.map(({ work, ratio, figures, goal }) => `| ${work} | ${ratio} | ${figures} | ${goal} |`),
  ];
  const table = `${lines.join('\n')}\n`;
  process.stdout.write(`\n${table}`);
  await writeFile(
    'bench/RESULTS.md',
    `# Speed beside others\n\nThe last \`npm run bench\`: interleaved rounds on one machine, ratios of medians.\n\n${table}`,
  );
}
