import { globSync, readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';
import { start } from './contestants.ts';
import { fill, size } from './growth-fill.ts';
import { openKitchen } from './kitchen.ts';
import { Load, median } from './load.ts';

/**
 * `npm run bench:growth`: every query of a manager's screens in the demo kitchen, and again after it has grown. Milliseconds
 * for one request at a time; the documents are those that the screens send.
 */
const ROUNDS = 15;
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const period = { from: day(27), to: day(0) };

const text = globSync('web/{features,platform}/**/*.graphql')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const documents = separateOperations(parse(text));

const kitchen = await openKitchen();
const server = await start('brigade', kitchen);
const load = new Load(server.url, kitchen.cookies);
const run = async (operationName: string, variables: object) => {
  const document = documents[operationName];
  if (!document) throw new Error(`There is no operation ${operationName}.`);
  return load.send({
    path: '/graphql',
    method: 'POST',
    body: JSON.stringify({ query: print(document), operationName, variables }),
  });
};
try {
  const [recipe, item, task] = await Promise.all([
    firstId('{ recipes(first: 1) { nodes { id } } }'),
    firstId('{ items(first: 1) { nodes { id } } }'),
    firstId('{ prepTasks { id } }'),
  ]);
  const screens: readonly (readonly [string, object])[] = [
    ['ManagerDashboard', { admin: false }],
    ['PrepList', {}],
    ['PrepSheet', { archived: false }],
    ['PrepPlanning', {}],
    ['PrepTaskDetail', { id: task }],
    ['RecipeList', {}],
    ['RecipeList', { filter: { search: 'sauce' } }],
    ['RecipeDetail', { id: recipe }],
    ['IngredientOptions', { search: 'oil' }],
    ['RequestRecipes', { search: 'sauce' }],
    ['Search', { query: 'sauce' }],
    ['InventoryList', { first: 50 }],
    ['InventoryList', { first: 50, filter: { search: 'oil' } }],
    ['InventorySummary', {}],
    ['ItemDetail', { id: item }],
    ['ItemMovements', { itemId: item, first: 20 }],
    ['ExpectedDeliveries', {}],
    ['DeliverableItems', { filter: {} }],
    ['DeliveryHistory', { first: 20 }],
    ['WasteItems', { filter: {}, first: 60 }],
    ['WasteList', { ...period, first: 50 }],
    ['PrepReport', period],
    ['WasteReport', period],
    ['LineCheckReport', period],
    ['HaccpLog', { ...period, first: 50 }],
    ['AllNotifications', {}],
  ];
  const small = await measure(screens);
  const started = performance.now();
  await fill(kitchen.adminUrl, kitchen.organizationId);
  console.log(`Filled in ${((performance.now() - started) / 1000).toFixed(0)} s: ${JSON.stringify(size)}`);
  const large = await measure(screens);
  console.log('| Query | small, ms | large, ms | large, slowest of 15 |\n|---|---|---|---|');
  for (const [place, [name, variables]] of screens.entries()) {
    const filter = 'filter' in variables ? ` ${JSON.stringify(variables.filter)}` : '';
    console.log(`| ${name}${filter} | ${small[place]?.[0]} | ${large[place]?.[0]} | ${large[place]?.[1]} |`);
  }
} finally {
  load.close();
  await server.stop();
  await kitchen.close();
}

/** Median and longest time of each query. */
async function measure(screens: readonly (readonly [string, object])[]): Promise<(readonly [string, string])[]> {
  const found: (readonly [string, string])[] = [];
  for (const [name, variables] of screens) {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const begun = performance.now();
      const answer = await run(name, variables);
      if (answer.includes('"errors"')) throw new Error(`${name}: ${answer.slice(0, 300)}`);
      // The first one prepares statements.
      if (round > 0) times.push(performance.now() - begun);
    }
    found.push([median(times).toFixed(1), Math.max(...times).toFixed(1)]);
  }
  return found;
}

async function firstId(query: string): Promise<string> {
  const answer = await load.send({ path: '/graphql', method: 'POST', body: JSON.stringify({ query }) });
  return /"id":"([^"]+)"/.exec(answer)?.[1] ?? '';
}
