import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { liveTypes } from '#schema/live.ts';
import { notificationSubjects, type NotificationSubject } from '#schema/vocabulary.ts';
import { features } from '../features.ts';
import { invalidatedBy } from '../platform/live/invalidations.ts';
import { adminTabs, destinations, invalidations, managerLinks, routes } from './merged-features.ts';

const web = new URL('../', import.meta.url).pathname;
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('what the features bring together', () => {
  test('says for every live message what it invalidates', () => {
    const empty = liveTypes.filter((type) => (invalidations[type] ?? []).length === 0);
    expect(empty).toEqual([]);
  });

  test('has a destination for every kind of row that a notification can be about', () => {
    const brought = features.flatMap(({ destination }) => Object.keys(destination ?? {}));
    expect(brought.toSorted()).toEqual(notificationSubjects.toSorted());
  });

  test('has every layer that is opened somewhere, once, and no other', () => {
    const brought = features.flatMap(({ layers }) => Object.keys(layers ?? {}));
    const sources = globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['testing/**', '**/*.test.tsx'] });
    const text = sources.map((file) => readFileSync(web + file, 'utf8')).join('\n');
    const opened = [...text.matchAll(/useLayer\('(\w+)'\)/g)].flatMap(([, param = '']) => param);
    expect(brought.toSorted()).toEqual([...new Set(opened)].toSorted());
  });

  test('has one page for each path', () => {
    expect(repeated(routes.map(({ path }) => path))).toEqual([]);
  });

  test('has the four links that fit on the bottom bar of a phone', () => {
    const onBar = managerLinks.filter(({ phoneBar }) => phoneBar);
    expect(onBar.map(({ label }) => label.en)).toEqual(['Dashboard', 'Task Assignment', 'Inventory', 'Receiving']);
  });

  test('has links to pages, in the order of the bars', () => {
    const pages = routes.map(({ path }) => path);
    const links = [...managerLinks, ...adminTabs];
    expect(links.filter(({ path }) => !pages.includes(path))).toEqual([]);
    const words = (bar: readonly { readonly label: { readonly en: string } }[]) =>
      bar.map(({ label }) => label.en).join(', ');
    expect([words(managerLinks), words(adminTabs)]).toEqual([
      'Dashboard, Task Assignment, Inventory, Receiving, Recipes, Reports',
      'Dashboard, Users, Reports, Analytics, Settings',
    ]);
  });

  test('has each word of the audit log once', async () => {
    const brought = await Promise.all(features.map(async ({ activityTexts }) => activityTexts?.()));
    const keys = brought.flatMap((texts) => [
      ...Object.keys(texts?.activity.en ?? {}),
      ...Object.keys(texts?.auditFields?.en ?? {}).map((field) => `field ${field}`),
    ]);
    expect(keys.length).toBeGreaterThan(0);
    expect(repeated(keys)).toEqual([]);
  });
});

describe('what shows allergens is read again', () => {
  const item = { id: 'i', version: 1, name: 'Flour', currentStock: 3, parLevel: 1, unit: 'kg', crossedPar: false };
  const inventory = (edited: boolean) =>
    invalidatedBy({ type: 'INVENTORY_UPDATED', data: { ...item, edited }, seq: 1 }, invalidations);

  test('when a recipe changed', () => {
    const old = invalidatedBy({ type: 'RECIPE_UPDATED', data: { id: 'r', version: 2 }, seq: 1 }, invalidations);
    expect(old).toEqual(expect.arrayContaining(['prepTasks', 'myPrepTasks', 'prepTask', 'recipe', 'recipes']));
  });

  test('when an item was edited', () => {
    expect(inventory(true)).toEqual(expect.arrayContaining(['prepTasks', 'myPrepTasks', 'prepTask', 'recipe', 'item']));
  });

  test('but prep is not, when stock moved', () => {
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
  ['webhook', null, '/admin/users?tab=webhooks&webhook=7'],
])('a notification about a %s leads a cook and a manager to where they see it', (subject, cook, lead) => {
  const destination = destinations[subject];
  expect([destination?.('7', 'cook'), destination?.('7', 'manager'), destination?.('7', 'admin')]).toEqual([
    cook,
    lead,
    lead,
  ]);
});
