import { z } from 'zod';
import { limits } from '../limits.ts';
import { creditStates, deliveryStatuses, rejectReasons, temperatureUnits } from '../vocabulary.ts';
import { issue } from './issue.ts';
import * as parts from './parts.ts';

const reading = parts.readingOf(issue('delivery.twoDecimals'));
const temperatureUnit = z.enum(temperatureUnits);
const reason = z.string().trim().min(1, issue('field.reason')).max(limits.reasonMax);

const closedDeliveries = {
  supplierId: parts.id.optional(),
  status: z.enum(deliveryStatuses).optional(),
  /** Confirmed ones with an open credit, or a received one. */
  credit: z.enum(creditStates).optional(),
  from: parts.localDate.optional(),
  to: parts.localDate.optional(),
};

/** Which deliveries of the past; days are business days, both included. */
export const closedDeliveriesFilter = z.strictObject(closedDeliveries);
export const deliveriesFilter = z.strictObject({ ...closedDeliveries, ...parts.synced });

/** Items for a delivery: a supplier's, or those whose name contains the text. */
export const deliverableItemsFilter = z.strictObject({
  supplierId: parts.id.optional(),
  search: parts.shortText.optional(),
});
export type DeliverableItemsFilter = z.infer<typeof deliverableItemsFilter>;

/** Whether the supplier has given the credit for what was short or rejected. */
export const settleDeliveryCredit = z.strictObject({
  id: parts.id,
  version: parts.version.optional(),
  received: z.boolean(),
});

const orderedLine = z
  .strictObject({
    itemId: parts.id,
    orderedQuantity: parts.positiveQuantity,
    /** Minor units per item unit; the last known price when left out. */
    unitPrice: parts.unitCost.nullish(),
  })
  .meta({ id: 'OrderedLineInput' });

/** An expected delivery. */
export const createDelivery = z.strictObject({
  supplierId: parts.id,
  expectedAt: parts.instant.nullish(),
  notes: parts.note.nullish(),
  externalId: parts.externalId.nullish(),
  lines: z.array(orderedLine).min(1, issue('delivery.addItem')).max(limits.linesMax),
});
export type CreateDelivery = z.infer<typeof createDelivery>;

/** An unexpected delivery: a draft. */
export const startDelivery = z.strictObject({ supplierId: parts.id, externalId: parts.externalId.nullish() });

/** One line while receiving. */
export const receivedLine = z
  .strictObject({
    /** A line of the delivery; without it, a new line of `itemId`. */
    id: parts.id.optional(),
    itemId: parts.id.optional(),
    /** Null: not counted yet. */
    receivedQuantity: parts.quantity.nullish(),
    rejectedQuantity: parts.quantity.optional(),
    rejectReason: z.enum(rejectReasons).nullish(),
    unitPrice: parts.unitCost.nullish(),
    temperature: reading.nullish(),
    temperatureUnit: temperatureUnit.nullish(),
    supplierLot: parts.shortText.nullish(),
    /** The last business day it may be served. */
    useByDate: parts.localDate.nullish(),
    overrideReason: z.string().trim().max(limits.reasonMax).nullish(),
    note: parts.note.nullish(),
  })
  .superRefine(parts.shownInUnit('temperature'))
  .meta({ id: 'ReceivedLineInput' });
export type ReceivedLine = z.infer<typeof receivedLine>;

/** Entered while receiving. Omitted fields and lines stay unchanged. */
export const saveDelivery = z
  .strictObject({
    id: parts.id,
    version: parts.version.optional(),
    invoiceNumber: z.string().trim().max(limits.invoiceNumberMax).nullish(),
    invoiceTotal: parts.money.nullish(),
    /** When it arrived, up to seven days ago; the time of confirmation by default. */
    receivedAt: parts.instant.nullish(),
    vehicleTemperature: reading.nullish(),
    temperatureUnit: temperatureUnit.nullish(),
    notes: parts.note.nullish(),
    externalId: parts.externalId.nullish(),
    lines: z.array(receivedLine).max(limits.linesMax).optional(),
    /** Removes unordered lines that were entered by mistake. */
    removedLineIds: z.array(parts.id).max(limits.linesMax).optional(),
  })
  .superRefine(parts.shownInUnit('vehicleTemperature'));
export type SaveDelivery = z.infer<typeof saveDelivery>;

/** Corrects the price or the accepted quantity of a confirmed line. */
export const correctDeliveryLine = z
  .strictObject({
    lineId: parts.id,
    version: parts.version.optional(),
    unitPrice: parts.unitCost.optional(),
    acceptedQuantity: parts.quantity.optional(),
    temperature: reading.optional(),
    temperatureUnit: temperatureUnit.optional(),
    overrideReason: z.string().trim().max(limits.reasonMax).optional(),
    reason,
  })
  .superRefine(parts.shownInUnit('temperature'))
  .refine((input) => input.unitPrice !== undefined || input.acceptedQuantity !== undefined, {
    path: ['unitPrice'],
    message: issue('delivery.enterPriceOrQuantity'),
  });

export const receiveAllAsOrdered = z.strictObject({ id: parts.id, version: parts.version.optional() });

export const cancelDelivery = z.strictObject({ id: parts.id, version: parts.version.optional(), reason });

/** Another program's id for a delivery of any status; null removes it. */
export const setDeliveryExternalId = z.strictObject({
  id: parts.id,
  version: parts.version.optional(),
  externalId: parts.externalId.nullable(),
});

export const reverseDelivery = z.strictObject({ id: parts.id, version: parts.version.optional(), reason });

/** Undoes a confirmation within `limits.undoWindow`. */
export const undoDelivery = z.strictObject({ id: parts.id, version: parts.version.optional() });
