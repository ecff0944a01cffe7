import type { APIRequestContext } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { firstId } from './people.ts';

/** `request` is signed in as the one who opens them. */
type Addresses = (request: APIRequestContext) => Promise<readonly string[]>;

const cook: Addresses = async (request) => [
  paths.cook,
  `${paths.cook}?tab=my-list`,
  `${paths.cook}?waste=new`,
  `${paths.cook}?check=due`,
  `${paths.cook}?check=${await firstId(request, '{ lineChecks { id } }')}`,
  `${paths.cook}?task=${await firstId(request, '{ prepTasks { id } }')}`,
  `${paths.cook}?label=${await firstId(request, '{ expiredLots { id } }')}`,
  `${paths.cook}?request=new`,
  `${paths.cook}?request=task.${await firstId(request, '{ prepTasks { id } }')}`,
  `${paths.cook}?recipe=${await firstId(request, '{ recipes(first: 1) { nodes { id } } }')}`,
  `${paths.cook}?pin=mine`,
  `${paths.cook}?notifications=mine`,
  `${paths.cook}?count=closing`,
  paths.help,
  to.help('cook-guide'),
  paths.manager,
];
const plan: Addresses = async (request) => [
  paths.manager,
  paths.tasks,
  `${paths.tasks}?task=${await firstId(request, '{ prepTasks { id } }')}`,
  `${paths.tasks}?build=preview`,
  to.tasksTab('par'),
  `${to.tasksTab('par')}&grid=1`,
  to.parLine(await firstId(request, '{ prepItems { id } }')),
  to.tasksTab('line-checks'),
  to.tasksTab('templates'),
];
const stock: Addresses = async (request) => [
  paths.inventory,
  to.stockOf('low'),
  `${paths.inventory}?item=${await firstId(request, '{ items(first: 1) { nodes { id } } }')}`,
  `${paths.inventory}?item=new`,
  to.inventoryTab('waste'),
  to.inventoryTab('measures'),
  `${paths.inventory}?tab=counts`,
  `${paths.manager}?count=${await firstId(request, '{ countSessions(first: 1) { nodes { id } } }')}`,
  paths.imports,
];
const purchases: Addresses = async (request) => [
  paths.receiving,
  to.delivery(await firstId(request, '{ expectedDeliveries { id } }')),
  to.receivingTab('history'),
  to.delivery(await firstId(request, '{ deliveries(first: 1) { nodes { id } } }')),
  to.receivingTab('suppliers'),
  to.supplier(await firstId(request, '{ suppliers { id } }')),
  paths.recipes,
  to.recipe(await firstId(request, '{ recipes(first: 1) { nodes { id } } }')),
  to.recipe('new'),
];
const days: Addresses = async () => [
  paths.sales,
  paths.handovers,
  `${paths.manager}?closing=today`,
  to.help('manager-guide'),
  paths.adminSettings,
];
const reports: Addresses = async () => [
  paths.reports,
  ...['prep', 'waste', 'line-checks', 'haccp', 'usage', 'food-cost', 'menu'].map(to.report),
];
const kitchen: Addresses = async () => [
  paths.adminDashboard,
  paths.adminStart,
  `${paths.adminStart}?from=bistro`,
  ...(['profile', 'stations', 'storage', 'shifts'] as const).map(to.kitchen),
  paths.adminReports,
  paths.adminAnalytics,
  paths.adminSettings,
  `${paths.adminSettings}?tab=line-checks`,
  `${paths.adminSettings}?notifications=mine`,
];
const access: Addresses = async (request) => [
  paths.adminUsers,
  `${paths.adminUsers}?person=${await firstId(request, '{ users(first: 1) { nodes { id } } }')}`,
  to.usersTab('invites'),
  to.usersTab('devices'),
  `${to.usersTab('devices')}&code=`,
  to.usersTab('api'),
  `${to.usersTab('api')}&token=new`,
  to.usersTab('webhooks'),
  `${to.usersTab('webhooks')}&webhook=new`,
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
/** The addresses of all screens, by who opens them. In parts, so that a test of all of them is not one long test. */
export const screens = [
  { who: 'anonymous', part: 'sign-in', addresses: anonymous },
  { who: 'cook', part: 'list', addresses: cook },
  { who: 'manager', part: 'plan', addresses: plan },
  { who: 'manager', part: 'stock', addresses: stock },
  { who: 'manager', part: 'purchases and recipes', addresses: purchases },
  { who: 'manager', part: 'days', addresses: days },
  { who: 'manager', part: 'reports', addresses: reports },
  { who: 'admin', part: 'kitchen', addresses: kitchen },
  { who: 'admin', part: 'access', addresses: access },
] as const;
