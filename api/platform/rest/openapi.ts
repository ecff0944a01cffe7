import type { z } from 'zod';
import { z as zod } from 'zod';
import { type Permission, permissions } from '#schema/permissions.ts';
import { problemShape } from '#schema/rest.ts';
import { tokenScopeOf } from '#schema/token-scopes.ts';
import { type JsonObject, JsonSchemas } from './json-schemas.ts';
import type { DeclaredRoute, RouteNeeds, RouteShape } from './route-shape.ts';

/** The server's build and cookie for the document. */
export interface ServedAs {
  readonly version: string;
  /** The name of the session cookie. */
  readonly cookie: string;
}

/** Routes that no feature declares. */
const others: readonly DeclaredRoute[] = [
  file('/api/schema.graphql', 'The GraphQL schema as SDL.', 'text/plain'),
  file('/api/openapi.json', 'This document.'),
  file('/api/asyncapi.json', 'The messages of the WebSocket /ws, as an AsyncAPI document.'),
  health('/healthz', 'Whether the process is running.'),
  health(
    '/readyz',
    'Whether the server is ready: 503 while the database cannot be reached, and while the server stops.',
  ),
];

function file(path: string, about: string, type?: 'text/plain'): DeclaredRoute {
  const answer = type ? zod.string() : zod.looseObject({});
  return {
    method: 'get',
    path,
    shape: { about, group: 'Documents', needs: 'live.read', answer, tagged: true, ...(type && { type }) },
  };
}

function health(path: string, about: string): DeclaredRoute {
  const answer = zod.object({ status: zod.string(), build: zod.string().optional() });
  return { method: 'get', path, shape: { about, group: 'Health', needs: 'public', answer } };
}

/** The OpenAPI 3.1 document of the REST calls, from what each route declares. */
export function openApiDocument(declared: readonly DeclaredRoute[], { version, cookie }: ServedAs): JsonObject {
  const schemas = new JsonSchemas();
  const paths: Record<string, Record<string, JsonObject>> = {};
  const routes = [...declared, ...others];
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route, schemas) };
  }
  paths['/graphql'] = graphqlCall();
  const problem = schemas.of(problemShape, 'output');
  return {
    openapi: '3.1.1',
    info: { title: 'Brigade', version, description: introduction },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ shape }) => shape.group)), 'GraphQL'].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.named,
      responses: { Refusal: refusal(problem) },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'brig_',
          description:
            'An API token, made by an admin under Users → API. The scope that a call needs is listed beside it.',
        },
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Set by POST /api/login.' },
        device: {
          type: 'apiKey',
          in: 'cookie',
          name: `${cookie}-device`,
          description: 'Set by POST /api/devices/token.',
        },
      },
    },
  };
}

const introduction = `The fixed REST calls of Brigade. The whole product is at \`/graphql\`, which describes itself (\`/api/schema.graphql\`).

A refusal is one sentence as \`text/plain\`, or problem JSON (RFC 9457) with \`Accept: application/problem+json\`. Every answer carries \`X-Request-Id\`.
A request with an \`Idempotency-Key\` (up to 200 characters) is done once, by who is signed in: the calls of anyone take no key.`;

function operationOf({ method, path, shape }: DeclaredRoute, schemas: JsonSchemas): JsonObject {
  const { about, group, needs, body, upload } = shape;
  const type = shape.type ?? 'application/json';
  return {
    operationId: `${method}${path.replaceAll(/[^a-z0-9]+(\w?)/gi, (_, letter: string) => letter.toUpperCase())}`,
    ...described(about, needs),
    tags: [group],
    security: securityOf(needs),
    parameters: [...parametersOf(shape, schemas), ...(method === 'get' || needs === 'public' ? [] : [idempotencyKey])],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemas.of(body, 'input') } },
      },
    }),
    ...(upload && {
      requestBody: { required: true, content: Object.fromEntries(upload.types.map((sent) => [sent, {}])) },
    }),
    responses: {
      200: { description: 'Done.', content: { [type]: { schema: schemas.of(shape.answer, 'output') } } },
      ...(shape.tagged && { 304: { description: 'As it was (`If-None-Match`).' } }),
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

/** The first sentence as summary; the others and the permitted roles as description. */
function described(about: string, needs: RouteNeeds): JsonObject {
  const [, title = '', rest = ''] = /^(.+?)\.(?: (.+))?$/s.exec(about) ?? [];
  const who = needs in permissions ? `For ${grantsOf(needs).join(', ')}.` : '';
  const description = [rest, who].filter(Boolean).join(' ');
  return { summary: title, ...(description && { description }) };
}

function grantsOf(needs: RouteNeeds): readonly string[] {
  return Object.entries(permissions).find(([name]) => name === needs)?.[1] ?? [];
}

function securityOf(needs: RouteNeeds): JsonObject[] {
  if (needs === 'public') return [];
  if (needs === 'device') return [{ device: [] }];
  const allowsDisplay = grantsOf(needs).some((grant) => grant === 'display_read');
  return [...tokenSecurity(needs), { session: [] }, ...(allowsDisplay ? [{ device: [] }] : [])];
}

/** The security requirement for API tokens: a scope, or none. */
function tokenSecurity(needs: 'session' | Permission): JsonObject[] {
  if (needs === 'session') return [{ token: [] }];
  const scope = tokenScopeOf[needs];
  if (scope === null) return [];
  return [{ token: scope === 'any' ? [] : [scope] }];
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same request with the same key is done once.',
  schema: { type: 'string', maxLength: 200 },
};

const asDevice = {
  name: 'as',
  in: 'query',
  required: false,
  description: 'The caller is the paired device, and not the person who is signed in in the same browser.',
  schema: { type: 'string', enum: ['device'] },
};

function parametersOf({ params = {}, query = {} }: RouteShape, schemas: JsonSchemas): JsonObject[] {
  const parameter =
    (place: 'path' | 'query') =>
    ([name, shape]: [string, z.ZodType]) => ({
      name,
      in: place,
      required: place === 'path' || !shape.safeParse(undefined).success,
      ...(shape.description && { description: shape.description }),
      schema: schemas.of(shape, 'input'),
    });
  return [...Object.entries(params).map(parameter('path')), ...Object.entries(query).map(parameter('query'))];
}

function refusal(problem: JsonObject): JsonObject {
  return {
    description: 'Refused: nothing was changed. The status is that of the code.',
    headers: {
      'X-Request-Id': { description: 'What the log of the server calls the request.', schema: { type: 'string' } },
      'Retry-After': { description: 'Seconds to wait, with 429 and 503.', schema: { type: 'integer' } },
      'Message-Key': { description: 'The sentence of a text/plain answer by its key.', schema: { type: 'string' } },
      'Message-Params': {
        description: 'The parameters of that message: percent-encoded JSON.',
        schema: { type: 'string' },
      },
    },
    content: {
      'text/plain': { schema: { type: 'string', description: 'One sentence for people.' } },
      'application/problem+json': { schema: problem },
    },
  };
}

function graphqlCall(): Record<string, JsonObject> {
  return {
    post: {
      operationId: 'graphql',
      summary: 'One GraphQL operation, after GraphQL over HTTP.',
      tags: ['GraphQL'],
      security: [{ token: [] }, { session: [] }, { device: [] }],
      parameters: [asDevice],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['query'],
              properties: {
                query: { type: 'string' },
                variables: { type: ['object', 'null'] },
                operationName: { type: ['string', 'null'] },
              },
            },
          },
        },
      },
      responses: {
        200: {
          description: 'Its answer, with `data`, `errors` or both.',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
        default: {
          description: 'Refused, as GraphQL JSON with `errors`.',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
      },
    },
  };
}
