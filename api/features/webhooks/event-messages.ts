import type { WebhookEvent } from '#schema/webhooks.ts';
import { newsFor } from '../../platform/live/audience.ts';
import type { StoredEvent } from '../../platform/live/stored-event.ts';

/** An event with what changed, which tells a submitted line check from one with a failed reading. */
export interface SourceEvent extends StoredEvent {
  readonly changes: unknown;
}

/** What one event says to a webhook. */
export interface EventMessage {
  readonly type: WebhookEvent;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A webhook may be told what any admin of the kitchen hears; what is for certain people alone is for them. */
const listener = { id: '', role: 'admin', grants: ['admin'] } as const;

/** Every message that an event gives, by the name of its type. None when admins do not hear of it. */
export function messagesOf(event: SourceEvent): readonly EventMessage[] {
  if (!newsFor(listener, event)) return [];
  const data = fieldsOf(event.liveData);
  const { id, version } = data;
  switch (event.liveType) {
    case 'PREP_TASK_UPDATED':
      return [{ type: 'prep_task.updated', data: pick(data, prepTask) }];
    case 'INVENTORY_UPDATED':
      return inventory(pick(data, item), data['crossedPar'] === true);
    case 'DELIVERY_RECEIVED':
      return [{ type: 'delivery.received', data: { id, version, number: data['number'] } }];
    case 'DELIVERY_UPDATED':
      // Open screens hear of suppliers by the same message; they are no deliveries.
      return event.entity === 'Delivery' ? [{ type: 'delivery.updated', data: { id, version } }] : [];
    case 'LINE_CHECK_UPDATED':
      return lineCheck(event);
    case 'RECIPE_UPDATED':
      return [{ type: 'recipe.updated', data: { id, version } }];
    case 'NOTIFICATION_RECEIVED':
      return [{ type: 'notification.created', data: pick(data, notification) }];
    case 'USER_UPDATED':
      return user(event.action, { id, version });
    case 'ORGANIZATION_UPDATED':
      return [{ type: 'organization.updated', data: { id, version, entity: event.entity } }];
    case null:
    default:
      return [];
  }
}

/** Ids, names and amounts. Notes, costs and the names of people are asked for at the API, by who may see them. */
const prepTask = [
  'id',
  'version',
  'name',
  'status',
  'statusChanged',
  'businessDate',
  'stationId',
  'priority',
  'dueAt',
  'targetQuantity',
  'actualQuantity',
  'unit',
] as const;
const item = ['id', 'version', 'name', 'currentStock', 'parLevel', 'unit', 'edited'] as const;
const notification = ['id', 'type', 'title', 'priority'] as const;

function inventory(data: EventMessage['data'], crossedPar: boolean): readonly EventMessage[] {
  const updated = { type: 'inventory.updated', data } as const;
  return crossedPar ? [updated, { type: 'inventory.below_par', data }] : [updated];
}

/** One run, or with the id null several at once, as when the day was planned. */
function lineCheck({ action, entityId, liveData, changes }: SourceEvent): readonly EventMessage[] {
  const data = { id: entityId, version: entityId === null ? null : fieldsOf(liveData)['version'] };
  const updated = { type: 'line_check.updated', data } as const;
  if (action !== 'line_check.submitted') return [updated];
  const { items, failed } = fieldsOf(changes);
  const submitted = { ...data, items, failed };
  const completed = { type: 'line_check.completed', data: submitted } as const;
  return Number(failed) > 0
    ? [updated, completed, { type: 'line_check.failed', data: submitted }]
    : [updated, completed];
}

function user(action: string, data: EventMessage['data']): readonly EventMessage[] {
  const updated = { type: 'user.updated', data } as const;
  return action === 'user.registered' ? [updated, { type: 'user.registered', data }] : [updated];
}

function pick(data: EventMessage['data'], names: readonly string[]): EventMessage['data'] {
  return Object.fromEntries(names.map((name) => [name, data[name] ?? null]));
}

function fieldsOf(value: unknown): EventMessage['data'] {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

/** The body of Standard Webhooks: `type`, `timestamp` and `data`, as it is sent to the letter. */
export function bodyOf(message: { readonly type: string; readonly data: object }, at: Date): string {
  return JSON.stringify({ type: message.type, timestamp: at.toISOString(), data: message.data });
}
