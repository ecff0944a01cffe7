import type { APIRequestContext } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { firstId } from './people.ts';

type Addresses = (request: APIRequestContext) => Promise<readonly string[]>;

const cook: Addresses = async (request) => [
  paths.cook,
  `${paths.cook}?tab=my-list`,
  `${paths.cook}?waste=new`,
  `${paths.cook}?check=due`,
  `${paths.cook}?check=${await firstId(request, '{ lineChecks { id } }')}`,
  `${paths.cook}?task=${await firstId(request, '{ prepTasks { id } }')}`,
  `${paths.cook}?request=new`,
  `${paths.cook}?request=task.${await firstId(request, '{ prepTasks { id } }')}`,
  `${paths.cook}?recipe=${await firstId(request, '{ recipes(first: 1) { nodes { id } } }')}`,
  `${paths.cook}?pin=mine`,
  `${paths.cook}?count=closing`,
  paths.help,
  to.help('cook-guide'),
  paths.manager,
];
const manager: Addresses = async (request) => {
  const recipe = await firstId(request, '{ recipes(first: 1) { nodes { id } } }');
  return [
    paths.manager,
    paths.tasks,
    `${paths.tasks}?task=${await firstId(request, '{ prepTasks { id } }')}`,
    `${paths.tasks}?build=preview`,
    to.tasksTab('par'),
    to.parLine(await firstId(request, '{ prepItems { id } }')),
    to.tasksTab('line-checks'),
    to.tasksTab('templates'),
    paths.inventory,
    to.stockOf('low'),
    `${paths.inventory}?item=${await firstId(request, '{ items(first: 1) { nodes { id } } }')}`,
    to.inventoryTab('waste'),
    to.inventoryTab('measures'),
    `${paths.inventory}?tab=counts`,
    `${paths.manager}?count=${await firstId(request, '{ countSessions(first: 1) { nodes { id } } }')}`,
    paths.receiving,
    to.delivery(await firstId(request, '{ expectedDeliveries { id } }')),
    to.receivingTab('history'),
    to.delivery(await firstId(request, '{ deliveries(first: 1) { nodes { id } } }')),
    to.receivingTab('suppliers'),
    paths.recipes,
    to.recipe(recipe),
    to.recipe('new'),
    paths.reports,
    paths.sales,
    paths.handovers,
    `${paths.manager}?closing=today`,
    paths.imports,
    ...['prep', 'waste', 'line-checks', 'haccp', 'usage', 'food-cost', 'menu'].map(to.report),
    to.help('manager-guide'),
    paths.adminSettings,
  ];
};
const admin: Addresses = async (request) => [
  paths.adminDashboard,
  paths.adminStart,
  `${paths.adminStart}?from=bistro`,
  ...(['profile', 'stations', 'storage', 'shifts'] as const).map(to.kitchen),
  paths.adminUsers,
  `${paths.adminUsers}?person=${await firstId(request, '{ users(first: 1) { nodes { id } } }')}`,
  to.usersTab('invites'),
  to.usersTab('devices'),
  `${to.usersTab('devices')}&code=`,
  to.usersTab('api'),
  `${to.usersTab('api')}&token=new`,
  to.usersTab('webhooks'),
  `${to.usersTab('webhooks')}&webhook=new`,
  paths.adminReports,
  paths.adminAnalytics,
  paths.adminSettings,
  `${paths.adminSettings}?tab=line-checks`,
  paths.download,
  paths.welcome,
  to.help('admin-guide'),
];
const anonymous: Addresses = async () => [
  paths.auth,
  to.register('BRIGADE-AAAAAAAA'),
  paths.welcome,
  paths.download,
  paths.kiosk,
  '/no/such/page',
];
/** The addresses of all screens, by who opens them. */
export const screens = { anonymous, cook, manager, admin };
