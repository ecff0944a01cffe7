import { AS_DEVICE } from '#schema/devices.ts';
import { limits } from '#schema/limits.ts';
import type { HelpSection, PhotoSize, Role } from '#schema/vocabulary.ts';
import type { ImportKindName } from '#schema/import-vocabulary.ts';
import type { LayerParam } from '../ui/components/useLayer.ts';

/** Every path of the app; no other file contains one. */
export const paths = {
  home: '/',
  auth: '/auth',
  welcome: '/welcome',
  reset: '/reset',
  logout: '/logout',
  download: '/download',
  kiosk: '/kiosk',
  cook: '/cook',
  cookMyList: '/cook/my-list',
  cookPrepList: '/cook/prep-list',
  manager: '/manager',
  tasks: '/manager/tasks',
  inventory: '/manager/inventory',
  receiving: '/manager/receiving',
  delivery: '/manager/receiving/:id',
  recipes: '/manager/recipes',
  recipe: '/manager/recipes/:id',
  handovers: '/manager/handovers',
  imports: '/manager/import',
  sales: '/manager/sales',
  reports: '/manager/reports',
  report: '/manager/reports/:name',
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  /** Starter kitchens. */
  adminStart: '/admin/start',
  adminUsers: '/admin/users',
  adminReports: '/admin/reports',
  adminAnalytics: '/admin/analytics',
  adminSettings: '/admin/settings',
  /** Redirects admins to the API explorer, which the server shows at /graphql. */
  explorer: '/explorer',
  /** Redirects to the REST API documentation, which the server shows at /api/docs. */
  apiDocs: '/api-docs',
  help: '/help',
  helpSection: '/help/:section',
} as const;

/** The counts of the plan that show only their tasks. */
export const onlyTasks = ['late', 'running', 'free'] as const;
export type OnlyTasks = (typeof onlyTasks)[number];

/** Paths with an id filled in. */
export const to = {
  delivery: (id: string) => `${paths.receiving}/${encodeURIComponent(id)}`,
  recipe: (id: string) => `${paths.recipes}/${encodeURIComponent(id)}`,
  report: (name: string) => `${paths.reports}/${encodeURIComponent(name)}`,
  /** The sales of one business day. */
  salesOf: (day: string) => `${paths.sales}?day=${day}`,
  /** The import of one kind of rows. */
  importOf: (kind: ImportKindName) => `${paths.imports}?kind=${kind}`,
  /** A report over some business days. */
  reportOf: (name: string, from: string, to: string) =>
    `${paths.reports}/${encodeURIComponent(name)}?from=${from}&to=${to}`,
  /** A layer over a screen. */
  layer: (path: string, param: LayerParam, id: string) => `${path}?${param}=${encodeURIComponent(id)}`,
  /** One tab of a page; the first tab has no parameter. */
  usersTab: (tab: 'people' | 'invites' | 'devices' | 'api' | 'webhooks') =>
    tab === 'people' ? paths.adminUsers : `${paths.adminUsers}?tab=${tab}`,
  webhook: (id: string) => `${paths.adminUsers}?tab=webhooks&webhook=${encodeURIComponent(id)}`,
  tasksTab: (tab: 'prep' | 'par' | 'line-checks' | 'templates') =>
    tab === 'prep' ? paths.tasks : `${paths.tasks}?tab=${tab}`,
  /** The tasks of today's plan behind a count; of one station or of all. */
  onlyTasks: (only: OnlyTasks, stationId: string | null = null) =>
    `${paths.tasks}?only=${only}${stationId === null ? '' : `&station=${encodeURIComponent(stationId)}`}`,
  /** The items in one state: below par, with nothing left, above their maximum, soon past their use-by, … */
  stockOf: (state: 'low' | 'out' | 'over' | 'expired' | 'owing' | 'expiring' | 'withoutAllergens' | 'withoutPrice') =>
    `${paths.inventory}?state=${state}`,
  /** All items, those first that the most money lies in. */
  stockByValue: `${paths.inventory}?sort=-stockValue`,
  /** The waste of some business days. */
  wasteOf: (from: string, to: string) => `${paths.inventory}?tab=waste&from=${from}&to=${to}`,
  inventoryTab: (tab: 'items' | 'waste' | 'measures') =>
    tab === 'items' ? paths.inventory : `${paths.inventory}?tab=${tab}`,
  receivingTab: (tab: 'expected' | 'history' | 'suppliers') =>
    tab === 'expected' ? paths.receiving : `${paths.receiving}?tab=${tab}`,
  /** The deliveries that were posted in a period. */
  postedDeliveries: (from: string, until: string) =>
    `${paths.receiving}?tab=history&status=posted&from=${from}&to=${until}`,
  supplier: (id: string) => `${paths.receiving}?tab=suppliers&supplier=${encodeURIComponent(id)}`,
  parLine: (id: string) => `${paths.tasks}?tab=par&line=${encodeURIComponent(id)}`,
  /** A part of the kitchen profile, open over the admin's dashboard. */
  kitchen: (part: 'profile' | 'stations' | 'storage' | 'shifts') => `${paths.adminDashboard}?kitchen=${part}`,
  /** The audit log of one person. */
  auditOf: (personId: string) => `${paths.adminReports}?person=${encodeURIComponent(personId)}`,
  help: (section: HelpSection) => `${paths.help}/${section}`,
  /** The home page of this role. */
  homeOf: (role: Role) => (role === 'admin' ? paths.admin : role === 'manager' ? paths.manager : paths.cook),
  /** Opens Register with the organization code filled in. */
  register: (code: string) => `${paths.auth}?code=${encodeURIComponent(code)}`,
};

/** The server's endpoints. */
export const endpoints = {
  user: '/api/user',
  signIn: '/api/sign-in',
  login: '/api/login',
  demoLogin: '/api/demo-login',
  register: '/api/register',
  logout: '/api/logout',
  forgotPassword: '/api/forgot-password',
  passwordReset: '/api/password-reset',
  passwordResetCheck: '/api/password-reset/check',
  apiDocs: '/api/docs',
  schemaFile: '/api/schema.graphql',
  device: '/api/device',
  devicePairing: '/api/devices/pairing',
  deviceToken: '/api/devices/token',
  deviceRenew: '/api/devices/renew',
  devicePeople: '/api/devices/people',
  devicePin: '/api/devices/pin',
  deviceLock: '/api/devices/lock',
  graphql: '/graphql',
  /** Of a board: the caller is the device, whoever is signed in in the same browser. */
  graphqlAsDevice: `/graphql?${AS_DEVICE}`,
  health: '/healthz',
  addPhoto: (owner: Readonly<Record<string, string>>) => `/api/photos?${new URLSearchParams(owner).toString()}`,
  photo: (id: string, size: PhotoSize) => `/api/photos/${encodeURIComponent(id)}/${size}`,
  readImport: (kind: ImportKindName, fileName: string) =>
    `/api/imports?kind=${kind}&fileName=${encodeURIComponent(fileName.slice(0, limits.nameMax))}`,
  exported: (kind: ImportKindName) => `/api/exports/${kind}`,
  guide: (section: HelpSection) => `/client/src/pages/help/docs/${section}.md`,
} as const;
