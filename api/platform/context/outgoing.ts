import type { Message } from '#schema/messages.ts';
import type { WebhookOutcome } from '#schema/webhooks.ts';

/** How an attempt ended. */
export interface Sent {
  readonly outcome: WebhookOutcome;
  /** Of the answer; null when there was none. */
  readonly status: number | null;
  readonly durationMs: number;
  /** The network's code, where a redirect leads, or the beginning of what the receiver answered. */
  readonly detail: string | null;
}

/** What a request may do with webhooks beyond the database: look at an address, and send now. */
export interface Outgoing {
  /** What is wrong with an address, null when it may be called. */
  faultOf(url: string): Promise<Message | null>;
  /** Sends one delivery at this moment; null when some server process is sending it already. */
  sendNow(organizationId: string, deliveryId: string): Promise<Sent | null>;
  /** Says that an organization has a webhook in use. */
  watch(organizationId: string): void;
}
