import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { add } from '../platform/database/transaction.ts';
import { newSigningKey } from '../features/webhooks/signature.crypto.ts';
import { WebhookDelivery } from '../features/webhooks/webhook-delivery.entity.ts';
import { Webhook } from '../features/webhooks/webhook.entity.ts';
import type { TestApi } from './start-api.ts';

/** A received message. */
export interface ArrivedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> };
}

type Answer = (response: ServerResponse) => void;

/** An in-process webhook receiver. */
export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly arrived: ArrivedMessage[];
  /** Sets its response from now on. */
  answer: Answer;
  /** Resolves when this many messages have arrived; rejects after 10 s. */
  has(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Responds with only this status. */
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end();

export async function startReceiver(answer: Answer = status(204)): Promise<Receiver> {
  const arrived: ArrivedMessage[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body, json: JSON.parse(body) });
      receiver.answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    arrived,
    answer,
    has: async (count) => {
      const end = Date.now() + 10_000;
      while (arrived.length < count) {
        if (Date.now() > end) throw new Error(`${arrived.length} of ${count} messages arrived.`);
        await sleep(5);
      }
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await Promise.resolve();
    },
  };
  return receiver;
}

/** Adds a webhook with one delivery, without checking its address. Returns the webhook's id. */
export function addWebhook(api: TestApi, organizationId: string, createdById: string): Promise<string> {
  return api.app.database.write({ organizationId, actorId: null }, 'test.arranged', null, async (tx) => {
    const webhook = add(tx, Webhook, {
      name: 'Till',
      url: 'https://example.com/hook',
      events: ['prep_task.updated'],
      signingKey: newSigningKey(),
      createdById,
      lastSeq: 0,
      active: false,
    });
    add(tx, WebhookDelivery, { webhookId: webhook.id, type: 'webhook.ping', body: '{}', state: 'failed' });
    return webhook.id;
  });
}
