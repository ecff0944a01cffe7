import { instantOfLocal, localDateTime } from '#schema/business-day.ts';
import type { RejectReason, TcsClass, TemperatureUnit } from '#schema/vocabulary.ts';
import type { DecimalString } from '../../../ui/format/decimal.ts';
import {
  asTyped,
  ifTyped,
  moneyAsTyped,
  typedCost,
  typedDecimal,
  typedMoney,
  typedSigned,
  typedText,
} from '../../../ui/forms/typed-figures.ts';
import type { DeliverySheetFragment, ReceivedLineInput, SaveDeliveryInput } from '../deliveries.generated.ts';

/** One line of the form; all input is text as typed. */
export interface LineDraft {
  /** Identifies the line on this screen, also before it is saved. */
  readonly key: string;
  /** Null until it is saved. */
  readonly id: string | null;
  readonly itemId: string;
  readonly itemName: string;
  readonly unit: string;
  readonly tcsClass: TcsClass;
  readonly packQuantity: DecimalString | null;
  readonly packDescription: string | null;
  /** Null for an item that was not ordered. */
  readonly ordered: DecimalString | null;
  /** Minor units. */
  readonly lastPrice: DecimalString | null;
  readonly got: string;
  readonly refused: string;
  readonly reason: RejectReason | null;
  /** In the currency's own unit, as typed. */
  readonly price: string;
  readonly temperature: string;
  readonly temperatureUnit: TemperatureUnit;
  readonly supplierLot: string;
  readonly useBy: string;
  readonly override: string;
  readonly note: string;
}

/** The values of the receiving form. */
export interface Draft {
  /** The arrival in the kitchen's local time (`2026-11-22T07:30`); empty for the time of the confirmation. */
  readonly arrived: string;
  readonly invoiceNumber: string;
  readonly invoiceTotal: string;
  readonly vehicleTemperature: string;
  readonly temperatureUnit: TemperatureUnit;
  readonly notes: string;
  readonly lines: readonly LineDraft[];
  /** Ids of saved lines to remove. */
  readonly removed: readonly string[];
}

/** The settings of the kitchen for reading and writing a draft. */
export interface ReceivingContext {
  readonly temperatureUnit: TemperatureUnit;
  /** ISO code. */
  readonly currency: string;
  readonly timeZone: string;
}

type Sheet = DeliverySheetFragment;

export function draftOf(delivery: Sheet, context: ReceivingContext): Draft {
  return {
    arrived: delivery.receivedAt === null ? '' : localDateTime(context.timeZone, new Date(delivery.receivedAt)),
    invoiceNumber: delivery.invoiceNumber ?? '',
    invoiceTotal: moneyAsTyped(delivery.invoiceTotal, context.currency),
    vehicleTemperature: asTyped(delivery.vehicleTemperature),
    temperatureUnit: delivery.temperatureUnit ?? context.temperatureUnit,
    notes: delivery.notes ?? '',
    lines: delivery.lines.map((line) => lineOf(line, context)),
    removed: [],
  };
}

function lineOf(line: Sheet['lines'][number], context: ReceivingContext): LineDraft {
  return {
    key: line.id,
    id: line.id,
    itemId: line.itemId,
    itemName: line.itemName,
    unit: line.unit,
    tcsClass: line.tcsClass,
    packQuantity: line.packQuantity,
    packDescription: line.packDescription,
    ordered: line.orderedQuantity,
    lastPrice: line.previousUnitPrice,
    got: asTyped(line.receivedQuantity),
    refused: Number(line.rejectedQuantity) === 0 ? '' : asTyped(line.rejectedQuantity),
    reason: line.rejectReason,
    price: moneyAsTyped(line.unitPrice, context.currency),
    temperature: asTyped(line.temperature),
    temperatureUnit: line.temperatureUnit ?? context.temperatureUnit,
    supplierLot: line.supplierLot ?? '',
    useBy: line.useByDate ?? '',
    override: line.overrideReason ?? '',
    note: line.note ?? '',
  };
}

/** The draft as mutation input. Text that is not a number is passed on, so that the schema refuses it. */
export function inputOf(
  delivery: { id: string; version: number },
  draft: Draft,
  context: ReceivingContext,
): SaveDeliveryInput {
  return {
    id: delivery.id,
    version: delivery.version,
    receivedAt: instantOfLocal(context.timeZone, draft.arrived)?.toISOString() ?? null,
    invoiceNumber: typedText(draft.invoiceNumber),
    invoiceTotal: ifTyped(draft.invoiceTotal, (typed) => typedMoney(typed, context.currency)),
    vehicleTemperature: ifTyped(draft.vehicleTemperature, typedSigned),
    temperatureUnit: draft.temperatureUnit,
    notes: typedText(draft.notes),
    lines: draft.lines.map((line) => lineInput(line, context.currency)),
    removedLineIds: draft.removed,
  };
}

/** One line of the input. */
export function lineInput(line: LineDraft, currency: string) {
  const temperature = ifTyped(line.temperature, typedSigned);
  return {
    ...(line.id === null ? { itemId: line.itemId } : { id: line.id }),
    receivedQuantity: ifTyped(line.got, typedDecimal),
    rejectedQuantity: ifTyped(line.refused, typedDecimal) ?? '0',
    rejectReason: line.reason,
    unitPrice: ifTyped(line.price, (typed) => typedCost(typed, currency)),
    temperature,
    temperatureUnit: temperature === null ? null : line.temperatureUnit,
    supplierLot: typedText(line.supplierLot),
    useByDate: line.useBy || null,
    overrideReason: typedText(line.override),
    note: typedText(line.note),
  } satisfies ReceivedLineInput;
}

/** Sets every ordered line to fully received and not refused; unordered lines do not change. */
export function allAsOrdered(draft: Draft): Draft {
  return { ...draft, lines: draft.lines.map((line) => (line.ordered === null ? line : asOrdered(line))) };
}

export function asOrdered(line: LineDraft): LineDraft {
  return { ...line, got: line.ordered === null ? line.got : asTyped(line.ordered), refused: '', reason: null };
}
