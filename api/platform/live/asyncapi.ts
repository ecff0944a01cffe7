import { z } from 'zod';
import { limits } from '#schema/limits.ts';
import { livePermissions, type LiveType, liveTypes, REQUEST_INITIAL_DATA } from '#schema/live.ts';
import { permissions } from '#schema/permissions.ts';
import { type JsonObject, JsonSchemas } from '../rest/json-schemas.ts';
import type { LiveMessages } from './live-messages.ts';
import { initialDataShape, pingShape } from './live-shapes.ts';

/** The AsyncAPI 3.0 document of the WebSocket `/ws`. */
export function asyncApiDocument({
  version,
  cookie,
  liveMessages,
}: {
  readonly version: string;
  readonly cookie: string;
  readonly liveMessages: LiveMessages;
}): JsonObject {
  const schemas = new JsonSchemas();
  const message = (name: string, about: string, data: z.ZodType | null, numbered: boolean): [string, JsonObject] => [
    name,
    {
      name,
      summary: about,
      contentType: 'application/json',
      payload: schemas.of(
        z.object({
          type: z.literal(name),
          ...(data && { data }),
          ...(numbered && { seq: z.int().describe('The number of the event, without gaps in a kitchen.') }),
        }),
        'output',
      ),
    },
  ];
  const sent = Object.fromEntries([
    ...liveTypes.map((type) => message(type, aboutOf(type), shapeOf(liveMessages, type), true)),
    message('INITIAL_DATA', `The response to ${REQUEST_INITIAL_DATA}.`, initialDataShape, true),
    message(
      'PING',
      `Every ${limits.pingInterval / 1_000} seconds, to show that the connection is open.`,
      pingShape,
      false,
    ),
  ]);
  const requests = Object.fromEntries([message(REQUEST_INITIAL_DATA, 'Requests INITIAL_DATA.', null, false)]);
  return {
    asyncapi: '3.0.0',
    info: { title: 'Brigade live messages', version, description: introduction },
    servers: {},
    channels: { live: { address: '/ws', messages: { ...refsTo(sent), ...refsTo(requests) } } },
    operations: {
      publish: operation('send', Object.keys(sent)),
      request: operation('receive', Object.keys(requests)),
    },
    components: {
      schemas: schemas.named,
      messages: { ...sent, ...requests },
      securitySchemes: {
        session: { type: 'httpApiKey', in: 'cookie', name: cookie },
        token: { type: 'http', scheme: 'bearer', description: 'An API token, in the header of the upgrade.' },
      },
    },
  };
}

const introduction = `The WebSocket \`/ws\` of the kitchen that the cookie or the API token belongs to; with a cookie it needs an \`Origin\` header of the address it connects to. What was
missed while away is read with the GraphQL query \`liveEvents(after: seq)\`. It closes with 4401 when the sign-in ends and 1012 when the
server stops.`;

function shapeOf(liveMessages: LiveMessages, type: LiveType): z.ZodType {
  const shape = liveMessages[type]?.shape;
  if (!shape) throw new Error(`No feature brings the live message ${type}.`);
  return shape;
}

function aboutOf(type: LiveType): string {
  return `For ${permissions[livePermissions[type]].join(', ')}.`;
}

function refsTo(messages: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]));
}

function operation(action: 'send' | 'receive', names: readonly string[]): JsonObject {
  return {
    action,
    channel: { $ref: '#/channels/live' },
    messages: names.map((name) => ({ $ref: `#/channels/live/messages/${name}` })),
  };
}
