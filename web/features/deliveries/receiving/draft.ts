import { instantOfLocal, localDateTime } from '#schema/business-day.ts';
import type { RejectReason, TcsClass, TemperatureUnit } from '#schema/vocabulary.ts';
import { type DecimalString, parseDecimal } from '../../../ui/format/decimal.ts';
import type { DeliverySheetFragment, ReceivedLineInput, SaveDeliveryInput } from '../deliveries.generated.ts';
import { majorUnits, minorUnits, wholeMinorUnits } from '../../../ui/format/money.ts';

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
    invoiceTotal: delivery.invoiceTotal === null ? '' : majorUnits(delivery.invoiceTotal, context.currency),
    vehicleTemperature: delivery.vehicleTemperature ?? '',
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
    got: line.receivedQuantity ?? '',
    refused: Number(line.rejectedQuantity) === 0 ? '' : line.rejectedQuantity,
    reason: line.rejectReason,
    price: line.unitPrice === null ? '' : majorUnits(line.unitPrice, context.currency),
    temperature: line.temperature ?? '',
    temperatureUnit: line.temperatureUnit ?? context.temperatureUnit,
    supplierLot: line.supplierLot ?? '',
    useBy: line.useByDate ?? '',
    override: line.overrideReason ?? '',
    note: line.note ?? '',
  };
}

/** Parses a typed temperature: `4`, `-18,5`. Null when it is invalid. */
export function parseReading(typed: string): DecimalString | null {
  const text = typed.trim().replace('−', '-');
  const size = parseDecimal(text.replace(/^-/, ''));
  if (size === null || !/^\d+(\.\d{1,2})?$/.test(size)) return null;
  return text.startsWith('-') && Number(size) !== 0 ? `-${size}` : size;
}

/** The draft as mutation input. Invalid figures are omitted; they are reported before confirming. */
export function inputOf(
  delivery: { id: string; version: number },
  draft: Draft,
  context: ReceivingContext,
): SaveDeliveryInput {
  return {
    id: delivery.id,
    version: delivery.version,
    receivedAt: instantOfLocal(context.timeZone, draft.arrived)?.toISOString() ?? null,
    invoiceNumber: draft.invoiceNumber.trim() || null,
    invoiceTotal: wholeMinorUnits(draft.invoiceTotal, context.currency),
    vehicleTemperature: parseReading(draft.vehicleTemperature),
    temperatureUnit: draft.temperatureUnit,
    notes: draft.notes.trim() || null,
    lines: draft.lines.map((line) => lineInput(line, context.currency)),
    removedLineIds: draft.removed,
  };
}

function lineInput(line: LineDraft, currency: string): ReceivedLineInput {
  const reading = parseReading(line.temperature);
  return {
    ...(line.id === null ? { itemId: line.itemId } : { id: line.id }),
    receivedQuantity: parseDecimal(line.got),
    rejectedQuantity: parseDecimal(line.refused) ?? '0',
    rejectReason: line.reason,
    unitPrice: minorUnits(line.price, currency),
    temperature: reading,
    temperatureUnit: reading === null ? null : line.temperatureUnit,
    supplierLot: line.supplierLot.trim() || null,
    useByDate: line.useBy || null,
    overrideReason: line.override.trim() || null,
    note: line.note.trim() || null,
  };
}

/** Sets every ordered line to fully received and not refused; unordered lines do not change. */
export function allAsOrdered(draft: Draft): Draft {
  return { ...draft, lines: draft.lines.map((line) => (line.ordered === null ? line : asOrdered(line))) };
}

export function asOrdered(line: LineDraft): LineDraft {
  return { ...line, got: line.ordered ?? line.got, refused: '', reason: null };
}
