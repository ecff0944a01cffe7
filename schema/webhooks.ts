/** The numbers of webhooks, apart from `limits` so that the sign-in page need not load them. Times in milliseconds unless named otherwise. */
export const webhookLimits = {
  perKitchen: 20,
  urlMax: 2_000,
  /** How many days the log of a webhook reaches back. */
  logDays: 30,
  /** How long the signing key before a rotation still signs. */
  keyOverlap: 86_400_000,
  /** A receiver has answered by then, or the attempt failed. */
  timeout: 10_000,
  /** A webhook that only failed for this long is switched off. */
  failingMax: 259_200_000,
} as const;

/** What a webhook can be sent, beside the ping. Dotted, so that they are texts in the graph. */
export const webhookEvents = [
  'prep_task.updated',
  'inventory.updated',
  'inventory.below_par',
  'delivery.received',
  'delivery.updated',
  'line_check.updated',
  'line_check.completed',
  'line_check.failed',
  'recipe.updated',
  'notification.created',
  'user.updated',
  'user.registered',
  'organization.updated',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What a press of a button sends, to see whether a receiver answers. */
export const WEBHOOK_PING = 'webhook.ping';

/** `pending` is sent, or sent again, when its time has come. */
export const webhookDeliveryStates = ['pending', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

/** How one attempt to send ended. */
export const webhookOutcomes = [
  'delivered',
  'error_status',
  'gone',
  'redirected',
  'timed_out',
  'unreachable',
  'not_allowed',
] as const;
export type WebhookOutcome = (typeof webhookOutcomes)[number];

/** Why a webhook sends nothing: a person switched it off, the receiver answered 410, or nothing arrived for days. */
export const webhookOffReasons = ['by_person', 'gone', 'failing'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];
