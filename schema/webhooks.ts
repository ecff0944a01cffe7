/** Limits of webhooks, apart from `limits` so that the sign-in page need not load them. Times in milliseconds unless named otherwise. */
export const webhookLimits = {
  perKitchen: 20,
  urlMax: 2_000,
  /** Days that a webhook's log is kept. */
  logDays: 30,
  /** How long the previous signing key is still used after a rotation. */
  keyOverlap: 86_400_000,
  /** Timeout of an attempt. */
  timeout: 10_000,
  /** A webhook that only failed for this long is disabled. */
  failingMax: 259_200_000,
} as const;

/** Events of webhooks, besides the ping. Dotted, so they are strings in GraphQL, not an enum. */
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
  'import.applied',
  'import.undone',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent on request to test a receiver. */
export const WEBHOOK_PING = 'webhook.ping';

/** `pending` will be sent, or retried, when it is due. */
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

/** Why a webhook is disabled: by a user, because the receiver answered 410, or after days of failures. */
export const webhookOffReasons = ['by_person', 'gone', 'failing'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];
