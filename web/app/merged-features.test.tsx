import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { liveTypes } from '#schema/live.ts';
import { notificationSubjects, type NotificationSubject, searchResultKinds } from '#schema/vocabulary.ts';
import { features } from '../features.ts';
import { activityTexts } from '../ui/kitchen/activity-texts.ts';
import { invalidatedBy } from '../platform/live/invalidations.ts';
import { adminTabs, destinations, invalidations, managerLinks, routes, searchable } from './merged-features.ts';

const web = join(import.meta.dirname, '..');
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the merged features', () => {
  test('invalidate at least one query for every live message', () => {
    const empty = liveTypes.filter((type) => (invalidations[type] ?? []).length === 0);
    expect(empty).toEqual([]);
  });

  test('have a destination for every kind of row that a notification can be about or the search finds', () => {
    const provided = features.flatMap(({ destination }) => Object.keys(destination ?? {}));
    expect(provided.toSorted()).toEqual([...new Set([...notificationSubjects, ...searchResultKinds])].toSorted());
  });

  test('have a label and an icon for every kind of row that the search finds', () => {
    expect(Object.keys(searchable.kinds).toSorted()).toEqual(searchResultKinds.toSorted());
  });

  test('have each layer that is opened somewhere exactly once, and no other', () => {
    const provided = features.flatMap(({ layers }) => Object.keys(layers ?? {}));
    const sources = globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['testing/**', '**/*.test.tsx'] });
    const text = sources.map((file) => readFileSync(join(web, file), 'utf8')).join('\n');
    const opened = [...text.matchAll(/useLayer\('(\w+)'\)/g)].flatMap(([, param = '']) => param);
    expect(provided.toSorted()).toEqual([...new Set(opened)].toSorted());
  });

  test('have one page for each path', () => {
    expect(repeated(routes.map(({ path }) => path))).toEqual([]);
  });

  test('have the four links that fit on the bottom bar of a phone', () => {
    const onBar = managerLinks.filter(({ phoneBar }) => phoneBar);
    expect(onBar.map(({ label }) => label.en)).toEqual(['Dashboard', 'Task Assignment', 'Inventory', 'Receiving']);
  });

  test('have links to existing pages, in the order of the bars', () => {
    const pages = routes.map(({ path }) => path);
    const links = [...managerLinks, ...adminTabs];
    expect(links.filter(({ path }) => !pages.includes(path))).toEqual([]);
    const specified = [
      ['Dashboard', 'Task Assignment', 'Inventory', 'Receiving', 'Recipes', 'Reports'],
      ['Dashboard', 'Users', 'Reports', 'Analytics', 'Settings'],
    ];
    // Other features may add links of their own between these.
    const bars = [managerLinks, adminTabs].map((bar) => bar.map(({ label }) => label.en));
    expect(bars.map((bar, index) => bar.filter((label) => specified[index]?.includes(label)))).toEqual(specified);
  });

  test('have each text of the audit log once', async () => {
    const provided = await Promise.all(features.map(async ({ activityTexts }) => activityTexts?.()));
    const keys = provided.flatMap((texts) => [
      ...Object.keys(texts?.activity.en ?? {}),
      ...Object.keys(texts?.auditFields?.en ?? {}).map((field) => `field ${field}`),
    ]);
    expect(keys.length).toBeGreaterThan(0);
    expect(repeated(keys)).toEqual([]);
  });
});

describe('the audit log', () => {
  const api = join(web, '..', 'api');
  const sources = globSync('features/**/*.ts', { cwd: api, exclude: ['**/*.test.ts'] });
  const text = sources.map((file) => readFileSync(join(api, file), 'utf8')).join('\n');
  /** Only for the idempotency of the write: it stores no event. */
  const unrecorded = ['notification.read', 'device.token_renewed'];
  const allTexts = async () => {
    const ofFeatures = await Promise.all(features.map(async ({ activityTexts }) => activityTexts?.()));
    return [...Object.keys(activityTexts.en), ...ofFeatures.flatMap((texts) => Object.keys(texts?.activity.en ?? {}))];
  };

  test('has a text for every action of the server: its own, or the one of its verb', async () => {
    const calls = [...text.matchAll(/\.write\(\s*([^,]*),|\baction: ('[^']+')/g)].map(
      ([, write, action]) => write ?? action,
    );
    const actions = calls.flatMap((call = '') => [...call.matchAll(/'(\w+\.\w+)'/g)].map(([, action = '']) => action));
    const texts = await allTexts();
    const verb = (action: string) => action.slice(action.indexOf('.') + 1).replace('edited', 'updated');
    const missing = actions.filter((action) => !texts.includes(action) && !texts.includes(verb(action)));
    expect(actions.length).toBeGreaterThan(100);
    expect([...new Set(missing)].filter((action) => !unrecorded.includes(action))).toEqual([]);
  });

  test('has a text for every kind of row', async () => {
    const kinds = [...text.matchAll(/\bentity: '(\w+)'/g)].map(([, kind = '']) => kind);
    const texts = await allTexts();
    expect(kinds.length).toBeGreaterThan(20);
    expect([...new Set(kinds)].filter((kind) => !texts.includes(kind))).toEqual([]);
  });
});

describe('queries that show allergens are invalidated', () => {
  const item = { id: 'i', version: 1, name: 'Flour', currentStock: 3, parLevel: 1, unit: 'kg', crossedPar: false };
  const inventory = (edited: boolean) =>
    invalidatedBy({ type: 'INVENTORY_UPDATED', data: { ...item, edited }, seq: 1 }, invalidations);

  test('when a recipe changed', () => {
    const invalidated = invalidatedBy({ type: 'RECIPE_UPDATED', data: { id: 'r', version: 2 }, seq: 1 }, invalidations);
    expect(invalidated).toEqual(expect.arrayContaining(['prepTasks', 'myPrepTasks', 'prepTask', 'recipe', 'recipes']));
  });

  test('when an item was edited', () => {
    expect(inventory(true)).toEqual(expect.arrayContaining(['prepTasks', 'myPrepTasks', 'prepTask', 'recipe', 'item']));
  });

  test('but prep queries are not, when stock moved', () => {
    expect(inventory(false)).not.toEqual(expect.arrayContaining(['prepTasks']));
    expect(inventory(false)).toContain('items');
  });
});

test.each<[NotificationSubject, string | null, string]>([
  ['prep_task', '/cook?task=7', '/manager/tasks?task=7'],
  ['line_check', '/cook?check=7', '/manager/tasks?check=7'],
  ['recipe', '/cook?recipe=7', '/manager/recipes?recipe=7'],
  ['item', '/cook?item=7', '/manager/inventory?item=7'],
  ['delivery', null, '/manager/receiving/7'],
  ['waste', null, '/manager/inventory?tab=waste'],
  ['user', null, '/admin/users?person=7'],
  ['timer', '/cook?timers=7', '/manager?timers=7'],
  ['webhook', null, '/admin/users?tab=webhooks&webhook=7'],
])('a notification about a %s links a cook and a manager to their page for it', (subject, cookPath, managerPath) => {
  const destination = destinations[subject];
  expect([destination?.('7', 'cook'), destination?.('7', 'manager'), destination?.('7', 'admin')]).toEqual([
    cookPath,
    managerPath,
    managerPath,
  ]);
});
