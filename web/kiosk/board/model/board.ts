import type { DeviceSettings as AllSettings } from '#schema/devices.ts';
import type { LiveData, LiveNews, LivePrepTask } from '#schema/live.ts';
import type { Allergen, DeviceScope, Language, LineCheckStatus } from '#schema/vocabulary.ts';
import type { OwnUnit } from '../../../ui/kitchen/kitchen-units.ts';

/** A task as the board keeps it: what its live message carries, and the allergens. */
export type BoardTask = Omit<LivePrepTask, 'statusChanged' | 'previousAt' | 'changedById'> & {
  /** Null while nobody knows them, undefined until they were read: both are shown as unknown, never as none. */
  readonly allergens: readonly Allergen[] | null | undefined;
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

/** What of the kitchen's settings the board lives by. */
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

/** Everything on the wall, of one business day; plain data, so that it can be kept on the device. */
export interface Board {
  readonly businessDate: string;
  readonly tasks: Readonly<Record<string, BoardTask>>;
  readonly checks: readonly BoardCheck[];
  readonly deliveries: readonly BoardDelivery[];
  readonly lowItems: readonly LowItem[];
  readonly stations: readonly BoardStation[];
  readonly shifts: readonly BoardShift[];
  /** The kitchen's own, for their names. */
  readonly units: readonly OwnUnit[];
  readonly kitchen: BoardKitchen;
  readonly device: BoardDevice;
  /** Who may stand on a tile, as the kitchen wants people named. */
  readonly people: Readonly<Record<string, string>>;
}

/** The parts of a board that are read again as a whole when a message says that they changed. */
export type BoardPart = 'checks' | 'deliveries' | 'kitchen' | 'allergens' | 'device';

const aged: Readonly<Partial<Record<LiveNews['type'], BoardPart>>> = {
  LINE_CHECK_UPDATED: 'checks',
  DELIVERY_UPDATED: 'deliveries',
  DELIVERY_RECEIVED: 'deliveries',
  ORGANIZATION_UPDATED: 'kitchen',
  USER_UPDATED: 'kitchen',
  RECIPE_UPDATED: 'allergens',
  DEVICE_UPDATED: 'device',
};

/** What a message, once applied, leaves old because it does not carry it itself. */
export function agedBy(board: Board, message: LiveNews): BoardPart | null {
  if (message.type === 'INVENTORY_UPDATED') return message.data.edited ? 'allergens' : null;
  if (message.type !== 'PREP_TASK_UPDATED') return aged[message.type] ?? null;
  const task = board.tasks[message.data.id];
  return task && task.allergens === undefined ? 'allergens' : null;
}

/**
 * The board after a live message, by the row that the message carries. Older versions and days to come change nothing; a
 * task that is new here is added. The same board, if nothing changed.
 */
export function apply(board: Board, message: LiveNews): Board {
  if (message.type === 'PREP_TASK_UPDATED') return withTask(board, message.data);
  if (message.type === 'INVENTORY_UPDATED') return withStock(board, message.data);
  return board;
}

/** The board with a task as the server told it last, by message or by answer. */
export function withTask(board: Board, row: LivePrepTask | BoardTask): Board {
  const known = board.tasks[row.id];
  if (known && known.version >= row.version) return board;
  if (!belongs(board, row, known !== undefined)) return known ? withoutTask(board, row.id) : board;
  // What was read stays: an answer may be slower than the reading that followed a changed recipe.
  const allergens = known?.allergens === undefined && 'allergens' in row ? row.allergens : known?.allergens;
  return { ...board, tasks: { ...board.tasks, [row.id]: { ...taskOf(row), allergens } } };
}

/** Whether the day's board holds a task: its own, and what earlier days left unfinished, also once that is finished here. */
function belongs(board: Board, { businessDate, status }: LivePrepTask | BoardTask, isKnown: boolean): boolean {
  if (businessDate >= board.businessDate) return businessDate === board.businessDate;
  return isKnown || status === 'pending' || status === 'in_progress' || status === 'on_hold';
}

/** Moved to another day. */
function withoutTask(board: Board, id: string): Board {
  return { ...board, tasks: Object.fromEntries(Object.entries(board.tasks).filter(([other]) => other !== id)) };
}

/** Only what the board keeps, whatever else the row brings. */
function taskOf(row: LivePrepTask | BoardTask): Omit<BoardTask, 'allergens'> {
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
  };
}

function withStock(board: Board, item: LiveData['INVENTORY_UPDATED']): Board {
  const known = board.lowItems.find(({ id }) => id === item.id);
  // A movement changes the stock and not the item's version.
  if (known && known.version > item.version) return board;
  const others = board.lowItems.filter(({ id }) => id !== item.id);
  if (item.currentStock >= item.parLevel) return known ? { ...board, lowItems: others } : board;
  const { id, version, name, unit } = item;
  const row = { id, version, name, unit, onHand: String(item.currentStock), parLevel: String(item.parLevel) };
  const lowItems = [...others, row].toSorted((one, other) => one.name.localeCompare(other.name));
  return { ...board, lowItems };
}
