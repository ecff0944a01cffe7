import type { Message } from '#schema/messages.ts';
import type { WebhookOutcome } from '#schema/webhooks.ts';

/** How an attempt ended. */
export interface Sent {
  readonly outcome: WebhookOutcome;
  /** HTTP status of the response; null without one. */
  readonly status: number | null;
  readonly durationMs: number;
  /** The network error code, the target of a redirect, or the beginning of the response body. */
  readonly detail: string | null;
}

/** What a request may do with webhooks beyond the database: check an address, and send now. */
export interface Outgoing {
  /** Why an address is not allowed; null when it is. */
  faultOf(url: string): Promise<Message | null>;
  /** Sends one delivery now; null when another server process is sending it. */
  sendNow(organizationId: string, deliveryId: string): Promise<Sent | null>;
  /** Registers an organization that has an active webhook. */
  watch(organizationId: string): void;
}
