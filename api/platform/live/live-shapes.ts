import { z } from 'zod';
import type { InitialData, LiveData, LiveType, Ping } from '#schema/live.ts';
import { messageShape } from '#schema/rest.ts';
import { notificationTypes, prepTaskStatuses, priorities } from '#schema/vocabulary.ts';

const id = z.uuid();
const time = z.iso.datetime({ offset: true });
const version = z.int();
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
const unit = z.string().describe('A code of a unit.');

/** Written out: this document has no place for shapes by name. */
const message = z.object(messageShape.unwrap().shape).readonly();

const change: z.ZodType<LiveData['USER_UPDATED']> = z.object({ id, version });

/** The shapes of the live messages' data, for the AsyncAPI document. What schema/live.ts says of them is what the compiler compares. */
export const liveShapes: { readonly [T in LiveType]: z.ZodType<LiveData[T]> } = {
  PREP_TASK_UPDATED: z.object({
    id,
    version,
    name: z.string(),
    status: z.enum(prepTaskStatuses),
    statusChanged: z
      .boolean()
      .describe('True only in the message of the step that set this status; false when something else changed.'),
    businessDate: z.iso.date(),
    stationId: id.nullable(),
    priority: z.enum(priorities),
    dueAt: time,
    latestStartAt: time.nullable(),
    targetQuantity: decimal.describe('In `unit`, exact.'),
    unit,
    parAtPlan: decimal.nullable(),
    onHandAtPlan: decimal.nullable(),
    actualQuantity: decimal.nullable(),
    assigneeId: id.nullable(),
    startedAt: time.nullable(),
    startedById: id.nullable(),
    heldAt: time.nullable(),
    heldSeconds: z.int(),
    completedAt: time.nullable(),
    completedById: id.nullable(),
    previousAt: time.nullable().describe('When the present status was set: undo is open for 10 seconds after it.'),
    changedById: id.nullable(),
  }),
  INVENTORY_UPDATED: z.object({
    id,
    version,
    name: z.string(),
    currentStock: z.number().describe('In `unit`.'),
    parLevel: z.number().describe('In `unit`.'),
    unit,
    crossedPar: z.boolean().describe('True only in the message of the movement that took the stock below par.'),
    edited: z.boolean().describe('True when the item itself was changed, false for a movement of its stock.'),
  }),
  DELIVERY_RECEIVED: z.object({ id, version, number: z.string() }),
  NOTIFICATION_RECEIVED: z.object({
    id,
    type: z.enum(notificationTypes),
    title: z.string(),
    message: z.string(),
    titleContent: message.nullish().describe('The title as a message, for other languages than English.'),
    messageContent: message.nullish().describe('The sentence as a message, for other languages than English.'),
    priority: z.enum(priorities).nullable(),
    createdAt: time,
  }),
  ORGANIZATION_UPDATED: change,
  USER_UPDATED: change,
  LINE_CHECK_UPDATED: change,
  DELIVERY_UPDATED: change,
  RECIPE_UPDATED: change,
  DEVICE_UPDATED: change,
};

export const initialDataShape: z.ZodType<InitialData> = z.object({
  unreadCount: z.int(),
  prepStatus: z.object({ total: z.int(), completed: z.int() }),
  seq: z.int().describe('The number of the latest event: the point from which a gap is read (`liveEvents`).'),
});

export const pingShape: z.ZodType<Ping> = z.object({
  time,
  build: z.string().describe('Names the web build that the server would serve.'),
});
