import type { DeviceSettings as AllSettings } from '#schema/devices.ts';
import type { LiveData, LiveUpdate, LivePrepTask } from '#schema/live.ts';
import type { Allergen, DeviceScope, Language, LineCheckStatus } from '#schema/vocabulary.ts';
import type { NamePair } from '../../../ui/i18n/spanish-names.ts';
import type { OwnUnit } from '../../../ui/kitchen/kitchen-units.ts';

/** A task on the board: the fields of its live message, the allergens, and what it waits for. */
export type BoardTask = Omit<
  LivePrepTask,
  'statusChanged' | 'previousAt' | 'changedById' | 'note' | 'recurringTaskId' | 'needsNote'
> & {
  readonly note: string | null;
  readonly recurringTaskId: string | null;
  readonly needsNote: boolean;
  /** Null when unknown, undefined until loaded: both are shown as unknown, never as none. */
  readonly allergens: readonly Allergen[] | null | undefined;
  /** Those that are certain while others are unknown. */
  readonly knownAllergens?: readonly Allergen[] | undefined;
  /** Tasks that were unfinished when it was loaded; undefined until then. */
  readonly waitsFor?: readonly { readonly prepTaskId: string; readonly name: string }[] | undefined;
};

export interface BoardCheck {
  readonly id: string;
  readonly name: string;
  readonly nameEs: string | null;
  readonly status: LineCheckStatus;
  readonly dueAt: string;
  readonly stationId: string | null;
  readonly itemCount: number;
  readonly answeredCount: number;
  readonly failedCount: number;
  readonly notMeasuredCount: number;
}

export interface BoardDelivery {
  readonly id: string;
  readonly supplierName: string;
  readonly expectedAt: string | null;
  readonly lineCount: number;
  readonly countedLineCount: number;
}

export interface LowItem {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly unit: string;
  readonly onHand: string;
  readonly parLevel: string;
}

/** A lot to use by the end of tomorrow. */
export interface BoardLot {
  readonly id: string;
  readonly itemName: string;
  readonly quantity: string;
  readonly unit: string;
  readonly useBy: string | null;
}

export interface BoardStation {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
}

/** A named part of the day in the kitchen's own time, HH:MM; it may end after midnight. */
export interface BoardShift {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The kitchen's settings that the board uses. */
export interface BoardKitchen {
  readonly name: string;
  readonly timeZone: string;
  readonly dayRollover: string;
  readonly asksForPin: boolean;
}

/** How the board looks and behaves; locking is for shared tablets. */
export type DeviceSettings = Omit<AllSettings, 'autoLockMinutes'>;

/** The display itself, as the kitchen set it up. */
export interface BoardDevice {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly scopes: readonly DeviceScope[];
  readonly stationIds: readonly string[];
  readonly settings: DeviceSettings;
}

/** All data of the board, of one business day; plain data, so that it can be saved on the device. */
export interface Board {
  readonly businessDate: string;
  readonly tasks: Readonly<Record<string, BoardTask>>;
  readonly checks: readonly BoardCheck[];
  readonly deliveries: readonly BoardDelivery[];
  readonly lowItems: readonly LowItem[];
  readonly lots: readonly BoardLot[];
  readonly stations: readonly BoardStation[];
  readonly shifts: readonly BoardShift[];
  /** For readers of Spanish. */
  readonly spanishNames: readonly NamePair[];
  /** The kitchen's custom units, for their names. */
  readonly units: readonly OwnUnit[];
  readonly kitchen: BoardKitchen;
  readonly device: BoardDevice;
  /** By member id: the name shown on tiles, by the kitchen's setting for names. */
  readonly people: Readonly<Record<string, string>>;
  /** The members in `people` that are not persons: devices and service accounts. */
  readonly devices: readonly string[];
}

/** The parts of a board that are refetched as a whole when a message marks them as changed. */
export type BoardPart = 'checks' | 'deliveries' | 'lots' | 'kitchen' | 'allergens' | 'device';

const stalePartByType: Readonly<Partial<Record<LiveUpdate['type'], BoardPart>>> = {
  LINE_CHECK_UPDATED: 'checks',
  DELIVERY_UPDATED: 'deliveries',
  DELIVERY_RECEIVED: 'deliveries',
  ORGANIZATION_UPDATED: 'kitchen',
  USER_UPDATED: 'kitchen',
  RECIPE_UPDATED: 'allergens',
  DEVICE_UPDATED: 'device',
};

/** The part that is stale after a message because the message does not contain its data; null when there is none. */
export function stalePart(board: Board, message: LiveUpdate): BoardPart | null {
  if (message.type === 'INVENTORY_UPDATED') return message.data.edited ? 'allergens' : 'lots';
  if (message.type !== 'PREP_TASK_UPDATED') return stalePartByType[message.type] ?? null;
  const task = board.tasks[message.data.id];
  return task && task.allergens === undefined ? 'allergens' : null;
}

/**
 * The board after a live message, updated with the row in the message. Older versions and future days change
 * nothing; a new task is added. Returns the same object if nothing changed.
 */
export function apply(board: Board, message: LiveUpdate): Board {
  if (message.type === 'PREP_TASK_UPDATED') return withTask(board, message.data);
  if (message.type === 'INVENTORY_UPDATED') return withStock(board, message.data);
  return board;
}

const noAllergensYet = { allergens: undefined, knownAllergens: undefined };

/** The board with a task's row from a live message or a response. */
export function withTask(board: Board, row: LivePrepTask | BoardTask): Board {
  const current = board.tasks[row.id];
  if (current && current.version >= row.version) return board;
  if (!belongs(board, row, current !== undefined)) return current ? withoutTask(board, row.id) : board;
  // Loaded allergens take precedence: a response may be older than the refetch after a recipe change.
  const { allergens, knownAllergens } =
    (current?.allergens === undefined && 'allergens' in row ? row : current) ?? noAllergensYet;
  const waitsFor = 'waitsFor' in row ? row.waitsFor : current?.waitsFor;
  return { ...board, tasks: { ...board.tasks, [row.id]: { ...taskOf(row), allergens, knownAllergens, waitsFor } } };
}

/** Whether a task belongs on the board: of this day, or unfinished from earlier days, also once finished here. */
function belongs(board: Board, { businessDate, status }: LivePrepTask | BoardTask, isOnBoard: boolean): boolean {
  if (businessDate >= board.businessDate) return businessDate === board.businessDate;
  return isOnBoard || status === 'pending' || status === 'in_progress' || status === 'on_hold';
}

/** Removes a task that was moved to another day. */
function withoutTask(board: Board, id: string): Board {
  return { ...board, tasks: Object.fromEntries(Object.entries(board.tasks).filter(([other]) => other !== id)) };
}

/** Picks the board's fields from the row. */
function taskOf(row: LivePrepTask | BoardTask): Omit<BoardTask, 'allergens' | 'knownAllergens' | 'waitsFor'> {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    status: row.status,
    businessDate: row.businessDate,
    stationId: row.stationId,
    priority: row.priority,
    dueAt: row.dueAt,
    latestStartAt: row.latestStartAt,
    targetQuantity: row.targetQuantity,
    unit: row.unit,
    parAtPlan: row.parAtPlan,
    onHandAtPlan: row.onHandAtPlan,
    actualQuantity: row.actualQuantity,
    assigneeId: row.assigneeId,
    startedAt: row.startedAt,
    startedById: row.startedById,
    heldAt: row.heldAt,
    heldSeconds: row.heldSeconds,
    completedAt: row.completedAt,
    completedById: row.completedById,
    note: row.note ?? null,
    recurringTaskId: row.recurringTaskId ?? null,
    needsNote: row.needsNote ?? false,
    needsPhoto: row.needsPhoto ?? false,
    thawFor: row.thawFor ?? null,
  };
}

function withStock(board: Board, item: LiveData['INVENTORY_UPDATED']): Board {
  const current = board.lowItems.find(({ id }) => id === item.id);
  // A stock movement does not change the item's version.
  if (current && current.version > item.version) return board;
  const others = board.lowItems.filter(({ id }) => id !== item.id);
  if (item.currentStock >= item.parLevel) return current ? { ...board, lowItems: others } : board;
  const { id, version, name, unit } = item;
  const row = { id, version, name, unit, onHand: String(item.currentStock), parLevel: String(item.parLevel) };
  const lowItems = [...others, row].toSorted((one, other) => one.name.localeCompare(other.name));
  return { ...board, lowItems };
}
