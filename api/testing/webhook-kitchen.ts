import { liveMessages } from '../features.ts';
import type { Organization } from '../features/organizations/organization.entity.ts';
import { Outbound } from '../features/webhooks/outbound.ts';
import { WebhookSender } from '../features/webhooks/sender.ts';
import type { Client, GraphAnswer } from './client.ts';
import { Kitchen } from './factories.ts';
import type { TestApi } from './start-api.ts';
import { type ArrivedMessage, type Receiver, startReceiver } from './webhooks.ts';

export const SECOND = 1_000;
export const HOUR = 3_600 * SECOND;

export interface LoggedDelivery {
  readonly id: string;
  readonly seq: number | null;
  readonly type: string;
  readonly state: string;
  readonly nextAttemptAt: string | null;
  readonly attempts: readonly {
    readonly outcome: string;
    readonly status: number | null;
    readonly detail: string | null;
  }[];
}

/** What is asked of a delivery. */
export const DELIVERY = 'id seq type state nextAttemptAt attempts { outcome status detail }';

export interface Standing {
  readonly active: boolean;
  readonly disabledReason: string | null;
  readonly failingSince: string | null;
}

/** A receiver that hangs is given up after this many milliseconds. */
const PATIENCE = 300;

/** What a message says of the name of its row. */
export const nameOf = ({ json }: ArrivedMessage): string => String(json.data['name']);
export const keyOf = ({ headers }: ArrivedMessage): string => String(headers['webhook-id']);

/** The headers as a receiver hands them to what verifies them. */
export function headersOf({ headers }: ArrivedMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** A kitchen with one webhook, the server that it goes to, and a sender whose time the test sets. */
export class WebhookKitchen {
  /** How far the sender's clock is ahead. */
  ahead = 0;
  webhook = { id: '', signingKey: '' };
  readonly sender: WebhookSender;

  private constructor(
    readonly api: TestApi,
    readonly kitchen: Kitchen,
    readonly admin: Client,
    readonly receiver: Receiver,
  ) {
    this.sender = this.senderOn(api);
  }

  static async create(api: TestApi, data: Partial<Organization> = {}): Promise<WebhookKitchen> {
    const kitchen = await Kitchen.create(api, data);
    const made = new WebhookKitchen(api, kitchen, await kitchen.signIn('admin'), await startReceiver());
    made.webhook = await made.add();
    return made;
  }

  /** What one server process sends with. */
  senderOn({ app }: TestApi, outbound = new Outbound({ allowPrivate: true, timeout: PATIENCE })): WebhookSender {
    return new WebhookSender({ ...app, outbound, liveMessages, clock: () => new Date(Date.now() + this.ahead) });
  }

  /** Lets this much time pass, then sends what is due. */
  async send(later = 0): Promise<void> {
    this.ahead += later;
    await this.sender.run(this.kitchen.id);
  }

  /** One more webhook of the kitchen. */
  async add(input: object = {}): Promise<{ id: string; signingKey: string }> {
    const { createWebhook } = await this.admin.ask<{
      createWebhook: { webhook: { id: string }; signingKey: string };
    }>('mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } signingKey } }', {
      input: { name: 'Till', url: this.receiver.url, events: ['prep_task.updated'], ...input },
    });
    return { id: createWebhook.webhook.id, signingKey: createWebhook.signingKey };
  }

  /** Plans a task, which is an event. */
  async task(name = 'Salsa', by = this.admin): Promise<string> {
    const input = { name, targetQuantity: '4', unit: 'kg', dueTime: '15:00' };
    const { addPrepTask } = await by.ask<{ addPrepTask: { id: string } }>(
      'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }',
      { input },
    );
    return addPrepTask.id;
  }

  /** The webhook's log, oldest first. */
  async log(): Promise<LoggedDelivery[]> {
    const { webhookDeliveries } = await this.admin.ask<{ webhookDeliveries: { nodes: LoggedDelivery[] } }>(
      `query ($id: ID!) { webhookDeliveries(webhookId: $id, first: 100) { nodes { ${DELIVERY} } } }`,
      { id: this.webhook.id },
    );
    return webhookDeliveries.nodes.toReversed();
  }

  async standing(): Promise<Standing> {
    const { webhooks } = await this.admin.ask<{ webhooks: Standing[] }>(
      '{ webhooks { active disabledReason failingSince } }',
    );
    if (!webhooks[0]) throw new Error('There is no webhook.');
    return webhooks[0];
  }

  /** Presses a button of the webhook. */
  act(mutation: string, answer = '{ id }'): Promise<GraphAnswer> {
    const document = `mutation ($input: WebhookTargetInput!) { ${mutation}(input: $input) ${answer} }`;
    return this.admin.graph(document, { input: { id: this.webhook.id } });
  }

  /** Sends a delivery again. */
  resend(id: string): Promise<GraphAnswer> {
    const document = `mutation ($id: ID!) { resendWebhookDelivery(input: { id: $id }) { ${DELIVERY} } }`;
    return this.admin.graph(document, { id });
  }
}
