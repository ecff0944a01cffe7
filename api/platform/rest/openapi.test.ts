import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import { roles, type TokenScope, tokenScopes } from '#schema/vocabulary.ts';
import { createServer } from '../../app/server.ts';
import { type Answer, Client } from '../../testing/client.ts';
import { DEMO_TIMEOUT, startDemoApi, type TestApi } from '../../testing/start-api.ts';
import { type TokenClient, tokenOf } from '../../testing/token-client.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const operation = z.looseObject({
  security: z.array(z.unknown()).optional(),
  description: z.string().optional(),
  responses: z.looseObject({ '200': z.looseObject({ content: z.record(z.string(), z.looseObject({})) }) }),
});
const documentShape = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});
const tokenNeeds = z.looseObject({ token: z.array(z.enum(tokenScopes)).optional() });
type Document = z.output<typeof documentShape>;

let api: TestApi;
let document: Document;
let clients: Record<(typeof roles)[number] | 'anonymous', Client>;

beforeAll(async () => {
  api = await startDemoApi();
  clients = { anonymous: new Client(api), cook: new Client(api), manager: new Client(api), admin: new Client(api) };
  for (const role of roles) await clients[role].post('/api/demo-login', { role });
  const { json } = await clients.admin.get('/api/openapi.json');
  document = documentShape.parse(json);
}, DEMO_TIMEOUT);
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

/** Routes that are not part of the API. */
const undocumented = [
  'GET /', // The web app.
  'GET /*',
  'GET /api/docs', // Pages for people, and their scripts.
  'GET /api/docs/scalar.js',
  'GET /api/docs/start.js',
  'GET /graphql/explorer/:file',
  'GET /graphql', // The explorer, and queries as POST does them.
];

/** Every route of the server, as `GET /api/notifications/:id`. */
async function routeTable(): Promise<string[]> {
  const server = await createServer(api.app, 'no-such-folder');
  await server.ready();
  const lines = server.printRoutes({ commonPrefix: false }).split('\n');
  await server.close();
  const trail: string[] = [];
  return lines.flatMap((line) => {
    const found = /^([│\s]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods = ''] = found;
    const depth = indent.length / 4;
    trail.splice(depth, trail.length, part);
    const path = trail.join('');
    return methods.split(', ').flatMap((method) => (method && method !== 'HEAD' ? `${method} ${path}` : []));
  });
}

const documented = () =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(document.openapi).toBe('3.1.1');
  });

  test('has every route of the server, and no other', async () => {
    const routes = await routeTable();
    expect(documented().toSorted()).toEqual(
      [...new Set(routes.filter((route) => !undocumented.includes(route)))].toSorted(),
    );
  });

  test('is for verified members', async () => {
    expect((await clients.anonymous.get('/api/openapi.json')).status).toBe(401);
    expect((await clients.cook.get('/api/openapi.json')).status).toBe(200);
  });

  test('is 304 with a matching ETag', async () => {
    const { headers } = await clients.admin.get('/api/openapi.json');
    const again = await clients.admin.call('GET', '/api/openapi.json', undefined, {
      'if-none-match': headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test('names 304 for what has an ETag, and only for it', () => {
    const paths = Object.entries(document.paths).filter(([, { get }]) => get?.responses['304'] !== undefined);
    expect(paths.map(([path]) => path).toSorted()).toEqual([
      '/api/asyncapi.json',
      '/api/openapi.json',
      '/api/schema.graphql',
      '/client/src/pages/help/docs/{file}',
    ]);
  });

  test('has an idempotency key where it has an effect: not in calls of anyone', () => {
    const withKey = (path: string) => JSON.stringify(document.paths[path]).includes('Idempotency-Key');
    expect([withKey('/api/login'), withKey('/api/imports')]).toEqual([false, true]);
  });

  test('says that people are exported for admins alone, and for no token', () => {
    expect(document.paths['/api/exports/{kind}']?.['get']?.description).toContain(
      '`people` is for admins alone, and for no API token.',
    );
  });

  test('has no keys of internal tools', () => {
    expect(JSON.stringify(document)).not.toMatch(/"graphql":"|\$defs|\$schema/);
  });
});

interface Call {
  readonly method: string;
  readonly path: string;
  /** The roles and scopes that its description names. */
  readonly grants: readonly string[] | undefined;
  /** The scope of the tokens that may call it. */
  readonly scope: TokenScope | undefined;
}

/** The calls of the document, and who may make them. */
function calls(): Call[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { description = '', security = [] }]) => {
      const needs = z.array(tokenNeeds).parse(security);
      const [scope] = needs.flatMap(({ token }) => token ?? []);
      return { method, path, grants: /\bFor ([\w, ]+)\.$/.exec(description)?.[1]?.split(', '), scope };
    }),
  );
}

/** Calls that need no permission. Add a new one only when anyone may make it, or anyone who is signed in. */
const withoutPermission = [
  'get /api/device',
  'get /api/devices/people',
  'get /api/sign-in',
  'get /api/user',
  'get /client/src/pages/help/docs/{file}',
  'get /healthz',
  'get /readyz',
  'post /api/demo-login',
  'post /api/devices/lock',
  'post /api/devices/pairing',
  'post /api/devices/pin',
  'post /api/devices/renew',
  'post /api/devices/token',
  'post /api/forgot-password',
  'post /api/login',
  'post /api/logout',
  'post /api/password-reset',
  'post /api/password-reset/check',
  'post /api/register',
  'post /graphql',
];

/** Calls that tokens may make, by scope. */
const withScope = [
  'deliveries_read: get /api/deliveries',
  'inventory_read: get /api/inventory',
  'kitchen_read: get /api/admin/settings/{organizationId}',
  'kitchen_write: patch /api/admin/settings/{organizationId}/inventory-nudges',
  'kitchen_write: patch /api/admin/settings/{organizationId}/line-checks',
  'notifications_read: get /api/notifications',
  'notifications_read: get /api/notifications/unread',
  'notifications_write: delete /api/notifications/{id}',
  'notifications_write: post /api/checks/line',
  'notifications_write: post /api/checks/prep',
  'notifications_write: post /api/checks/stock',
  'notifications_write: post /api/notifications/mark-read/{id}',
  'prep_read: get /api/prep-tasks',
  'prep_read: get /api/prep-tasks/my-tasks',
  'prep_read: get /api/prep-tasks/status',
  'recipes_read: get /api/recipes/search',
];

/** Throws when a response differs from the document. */
function checkAnswer(method: string, path: string, { json, text, headers }: Answer): void {
  const answers = document.paths[path]?.[method]?.responses['200'].content ?? {};
  const type = Object.keys(answers)[0] ?? '';
  expect(headers.get('content-type')).toContain(type);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(JSON.parse(JSON.stringify(closed(document))), 'document');
  const pointer = ['paths', path, method, 'responses', '200', 'content', type, 'schema'];
  const ref = pointer.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const validate = ajv.compile({ $ref: `document#/${ref}` });
  validate(type === 'application/json' ? json : text);
  expect(validate.errors).toBeNull();
}

/** The document without additional properties, so that an undocumented field is an error. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, closed(inner)]);
  const object = Object.fromEntries(entries);
  const isShape = 'properties' in object && object['type'] === 'object' && !('additionalProperties' in object);
  return isShape ? { ...object, additionalProperties: false } : object;
}

describe('responses', () => {
  const plain = [
    'get /api/sign-in',
    'get /api/user',
    'get /api/notifications',
    'get /api/notifications/unread',
    'post /api/checks/stock',
    'post /api/checks/prep',
    'post /api/checks/line',
    'get /api/inventory',
    'get /api/deliveries',
    'get /api/prep-tasks',
    'get /api/prep-tasks/my-tasks',
    'get /api/prep-tasks/status',
    'get /api/recipes/search?q=on',
    'get /api/admin/settings/{organizationId}',
    'patch /api/admin/settings/{organizationId}/inventory-nudges',
    'patch /api/admin/settings/{organizationId}/line-checks',
    'get /client/src/pages/help/docs/{file}',
    'get /api/schema.graphql',
    'get /api/openapi.json',
    'get /api/asyncapi.json',
    'get /healthz',
    'get /readyz',
  ];

  test.each(plain)('%s matches the document', async (call) => {
    const [method = '', address = ''] = call.split(' ');
    const { json } = await clients.admin.get('/api/user');
    const { organizationId } = z.object({ organizationId: z.string() }).parse(json);
    const path = address.replace('{organizationId}', organizationId).replace('{file}', 'admin-guide.md');
    const answer = await clients.admin.call(method.toUpperCase(), path, method === 'patch' ? {} : undefined);
    expect([answer.status, answer.text.length > 1]).toEqual([200, true]);
    checkAnswer(method, address.split('?')[0] ?? '', answer);
  });

  test('the checked lists are not empty', async () => {
    for (const path of ['/api/notifications', '/api/inventory', '/api/deliveries', '/api/prep-tasks']) {
      expect(
        z
          .array(z.unknown())
          .min(1)
          .safeParse((await clients.admin.get(path)).json).success,
      ).toBe(true);
    }
  });

  test('signing in and out, reading and deleting a notification match the document', async () => {
    const client = new Client(api);
    checkAnswer('post', '/api/demo-login', await client.post('/api/demo-login', { role: 'cook' }));
    const { json } = await clients.admin.get('/api/notifications');
    const id = z.array(z.object({ id: z.string() })).parse(json)[0]?.id ?? '';
    const read = await clients.admin.post(`/api/notifications/mark-read/${id}`, {});
    checkAnswer('post', '/api/notifications/mark-read/{id}', read);
    const deleted = await clients.admin.call('DELETE', `/api/notifications/${id}`);
    checkAnswer('delete', '/api/notifications/{id}', deleted);
    checkAnswer('post', '/api/logout', await client.post('/api/logout', {}));
  });

  test('pairing a device matches the document', async () => {
    const browser = new Client(api);
    const pairing = await browser.post('/api/devices/pairing', {});
    checkAnswer('post', '/api/devices/pairing', pairing);
    const { deviceCode } = z.object({ deviceCode: z.string() }).parse(pairing.json);
    checkAnswer('post', '/api/devices/token', await browser.post('/api/devices/token', { deviceCode }));
  });

  test('an error as problem JSON matches the document', async () => {
    const { json, status } = await clients.cook.call('POST', '/api/checks/stock', undefined, {
      accept: 'application/problem+json',
    });
    const ajv = new Ajv2020({ strict: false });
    expect(status).toBe(403);
    expect(ajv.validate(JSON.parse(JSON.stringify(document.components.schemas['Problem'])), json)).toBe(true);
  });
});

describe('who may call', () => {
  const ABSENT = '01a1fc41-1860-7736-8182-a4408885ffdb';
  const statusFor = async (client: Client, { method, path }: Call): Promise<number> => {
    const address = path.replaceAll(/\{\w+\}/g, ABSENT);
    return (await client.call(method.toUpperCase(), address, method === 'patch' ? {} : undefined)).status;
  };

  test('is documented for every call but those that need no permission', () => {
    const unnamed = calls().filter(({ grants }) => grants === undefined);
    expect(unnamed.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(withoutPermission);
  });

  test('matches the document, for every call that needs a permission', async () => {
    for (const call of calls()) {
      const { path, grants } = call;
      if (!grants) continue;
      expect([path, await statusFor(clients.anonymous, call)]).toEqual([path, 401]);
      for (const role of roles) {
        const isRefused = (await statusFor(clients[role], call)) === 403;
        expect([path, role, isRefused]).toEqual([path, role, !grants.includes(role)]);
      }
    }
  });

  test('includes only tokens with the documented scope', async () => {
    const opened = calls().filter(({ scope }) => scope !== undefined);
    expect(opened.map(({ method, path, scope }) => `${scope}: ${method} ${path}`).toSorted()).toEqual(withScope);
    const tokens = new Map<TokenScope, TokenClient>();
    for (const { scope } of opened) {
      if (scope && !tokens.has(scope)) {
        tokens.set(scope, await tokenOf(clients.admin, { name: scope, scopes: [scope] }));
      }
    }
    for (const call of opened) {
      for (const [tokenScope, token] of tokens) {
        const isRefused = (await statusFor(token, call)) === 403;
        expect([call.path, tokenScope, isRefused]).toEqual([call.path, tokenScope, tokenScope !== call.scope]);
      }
    }
  });
});

describe('the reference page', () => {
  test('requires a sign-in first', async () => {
    const { status, headers } = await clients.anonymous.get('/api/docs');
    expect([status, headers.get('location')]).toEqual([303, '/api-docs']);
  });

  test('loads nothing from other sites', async () => {
    const { text, headers } = await clients.cook.get('/api/docs');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|unsafe-eval|\*/);
    expect(text).not.toMatch(/https?:\/\//);
    expect(text).not.toMatch(/<script>/);
    const scripts = [...text.matchAll(/src="([^"]+)"/g)].map(([, src]) => src ?? '');
    for (const src of scripts) {
      const script = await clients.anonymous.get(src);
      expect([src, script.status, script.headers.get('content-type')]).toEqual([
        src,
        200,
        'text/javascript; charset=utf-8',
      ]);
    }
    expect(scripts).toHaveLength(2);
  });

  test('does not loosen the content security policy of other pages', async () => {
    const { headers } = await clients.admin.get('/api/user');
    expect(headers.get('content-security-policy')).toContain("font-src 'self'");
  });
});
