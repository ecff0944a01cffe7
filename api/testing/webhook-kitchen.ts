import { liveMessages } from '../features.ts';
import type { Organization } from '../features/organizations/organization.entity.ts';
import { Outbound } from '../features/webhooks/outbound.client.ts';
import { WebhookSender } from '../features/webhooks/sender.service.ts';
import type { Client, GraphAnswer } from './client.ts';
import { Kitchen } from './factories.ts';
import type { TestApi } from './start-api.ts';
import { type ArrivedMessage, type Receiver, startReceiver } from './webhooks.ts';

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

/** The queried fields of a delivery. */
export const DELIVERY = 'id seq type state nextAttemptAt attempts { outcome status detail }';

export interface WebhookStatus {
  readonly active: boolean;
  readonly disabledReason: string | null;
  readonly failingSince: string | null;
}

/** Timeout of a receiver in milliseconds. */
const TIMEOUT = 300;

/** The name of the row in a message. */
export const nameOf = ({ json }: ArrivedMessage): string => String(json.data['name']);
export const keyOf = ({ headers }: ArrivedMessage): string => String(headers['webhook-id']);

/** The headers for signature verification. */
export function headersOf({ headers }: ArrivedMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** A kitchen with one webhook, its receiver, and a sender whose clock the test sets. */
export class WebhookKitchen {
  /** Offset of the sender's clock in milliseconds. */
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

  /** The webhook sender of one server process. */
  senderOn({ app }: TestApi, outbound = new Outbound({ allowPrivate: true, timeout: TIMEOUT })): WebhookSender {
    return new WebhookSender({ ...app, outbound, liveMessages, clock: () => new Date(Date.now() + this.ahead) });
  }

  /** Advances the clock, then sends what is due. */
  async send(later = 0): Promise<void> {
    this.ahead += later;
    await this.sender.run(this.kitchen.id);
  }

  /** One more webhook of the kitchen. */
  async add(input: object = {}): Promise<{ id: string; signingKey: string }> {
    const { createWebhook } = await this.admin.request<{
      createWebhook: { webhook: { id: string }; signingKey: string };
    }>('mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } signingKey } }', {
      input: { name: 'Till', url: this.receiver.url, events: ['prep_task.updated'], ...input },
    });
    return { id: createWebhook.webhook.id, signingKey: createWebhook.signingKey };
  }

  /** Adds a prep task, which creates an event. */
  async task(name = 'Salsa', by = this.admin): Promise<string> {
    const input = { name, targetQuantity: '4', unit: 'kg', dueTime: '15:00' };
    const { addPrepTask } = await by.request<{ addPrepTask: { id: string } }>(
      'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }',
      { input },
    );
    return addPrepTask.id;
  }

  /** The webhook's log, oldest first. */
  async log(): Promise<LoggedDelivery[]> {
    const { webhookDeliveries } = await this.admin.request<{ webhookDeliveries: { nodes: LoggedDelivery[] } }>(
      `query ($id: ID!) { webhookDeliveries(webhookId: $id, first: 100) { nodes { ${DELIVERY} } } }`,
      { id: this.webhook.id },
    );
    return webhookDeliveries.nodes.toReversed();
  }

  async status(): Promise<WebhookStatus> {
    const { webhooks } = await this.admin.request<{ webhooks: WebhookStatus[] }>(
      '{ webhooks { active disabledReason failingSince } }',
    );
    if (!webhooks[0]) throw new Error('There is no webhook.');
    return webhooks[0];
  }

  /** Runs a mutation on the webhook. */
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
