import type { RejectReason, TcsClass, TemperatureUnit } from '#schema/vocabulary.ts';
import { type DecimalString, parseDecimal } from '../../../ui/format/decimal.ts';
import type { DeliverySheetFragment, ReceivedLineInput, SaveDeliveryInput } from '../deliveries.generated.ts';
import { instantIn, localIn } from '../../../ui/format/instant-in.ts';
import { majorUnits, minorUnits, wholeMinorUnits } from '../../../ui/format/money.ts';

/** One line as it is being entered; what is typed stays text. */
export interface LineDraft {
  /** Stands for the line on this screen, also before the server knows it. */
  readonly key: string;
  /** Null until it is saved. */
  readonly id: string | null;
  readonly itemId: string;
  readonly itemName: string;
  readonly unit: string;
  readonly tcsClass: TcsClass;
  readonly packQuantity: DecimalString | null;
  readonly packDescription: string | null;
  /** Null for something nobody ordered. */
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

/** Everything that is entered at the door. */
export interface Draft {
  /** When it arrived, by the kitchen's clock (`2026-11-22T07:30`); empty: when it is confirmed. */
  readonly arrived: string;
  readonly invoiceNumber: string;
  readonly invoiceTotal: string;
  readonly vehicleTemperature: string;
  readonly temperatureUnit: TemperatureUnit;
  readonly notes: string;
  readonly lines: readonly LineDraft[];
  /** Ids of saved lines that are to go. */
  readonly removed: readonly string[];
}

/** What the kitchen brings to reading and writing a draft. */
export interface ReceivingContext {
  readonly temperatureUnit: TemperatureUnit;
  /** ISO code. */
  readonly currency: string;
  readonly timeZone: string;
}

type Sheet = DeliverySheetFragment;

export function draftOf(delivery: Sheet, customs: ReceivingContext): Draft {
  return {
    arrived: delivery.receivedAt === null ? '' : localIn(new Date(delivery.receivedAt), customs.timeZone),
    invoiceNumber: delivery.invoiceNumber ?? '',
    invoiceTotal: delivery.invoiceTotal === null ? '' : majorUnits(delivery.invoiceTotal, customs.currency),
    vehicleTemperature: delivery.vehicleTemperature ?? '',
    temperatureUnit: delivery.temperatureUnit ?? customs.temperatureUnit,
    notes: delivery.notes ?? '',
    lines: delivery.lines.map((line) => lineOf(line, customs)),
    removed: [],
  };
}

function lineOf(line: Sheet['lines'][number], customs: ReceivingContext): LineDraft {
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
    price: line.unitPrice === null ? '' : majorUnits(line.unitPrice, customs.currency),
    temperature: line.temperature ?? '',
    temperatureUnit: line.temperatureUnit ?? customs.temperatureUnit,
    supplierLot: line.supplierLot ?? '',
    useBy: line.useByDate ?? '',
    override: line.overrideReason ?? '',
    note: line.note ?? '',
  };
}

/** A thermometer reading as typed: `4`, `-18,5`. Null when it is not one. */
export function parseReading(typed: string): DecimalString | null {
  const text = typed.trim().replace('−', '-');
  const size = parseDecimal(text.replace(/^-/, ''));
  if (size === null || !/^\d+(\.\d{1,2})?$/.test(size)) return null;
  return text.startsWith('-') && Number(size) !== 0 ? `-${size}` : size;
}

/** The draft as the server takes it. Figures that are no numbers are left out; they are pointed out before confirming. */
export function inputOf(
  delivery: { id: string; version: number },
  draft: Draft,
  customs: ReceivingContext,
): SaveDeliveryInput {
  return {
    id: delivery.id,
    version: delivery.version,
    receivedAt: instantIn(draft.arrived, customs.timeZone),
    invoiceNumber: draft.invoiceNumber.trim() || null,
    invoiceTotal: wholeMinorUnits(draft.invoiceTotal, customs.currency),
    vehicleTemperature: parseReading(draft.vehicleTemperature),
    temperatureUnit: draft.temperatureUnit,
    notes: draft.notes.trim() || null,
    lines: draft.lines.map((line) => lineInput(line, customs.currency)),
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

/** Every ordered line arrived in full, nothing refused; what nobody ordered stays. */
export function allAsOrdered(draft: Draft): Draft {
  return { ...draft, lines: draft.lines.map((line) => (line.ordered === null ? line : asOrdered(line))) };
}

export function asOrdered(line: LineDraft): LineDraft {
  return { ...line, got: line.ordered ?? line.got, refused: '', reason: null };
}
