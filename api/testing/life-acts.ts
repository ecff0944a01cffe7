import type { Item } from '../features/inventory/items/item.entity.ts';
import type { Client, GraphAnswer } from './client.ts';
import type { Recipe } from '../features/recipes/recipe.entity.ts';
import type { StorageLocation } from '../features/stations/storage-location.entity.ts';

type Errors = GraphAnswer['errors'];

/** The rows that operations act on. */
export interface KitchenRows {
  readonly items: readonly Item[];
  readonly recipes: readonly Recipe[];
  readonly places: readonly StorageLocation[];
  readonly supplierId: string;
  readonly reasonIds: readonly string[];
}

/** The user, random source and rows of an operation. */
export interface ActContext {
  readonly client: Client;
  readonly dice: Dice;
  readonly rows: KitchenRows;
}

/** One operation through GraphQL; returns its errors. */
export type LifeAct = (act: ActContext) => Promise<Errors>;

/** Seeded random numbers (mulberry32). */
export class Dice {
  constructor(private state: number) {}

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A quantity with at most two decimals. */
  quantity(max: number): string {
    return String(Math.max(1, Math.round(this.next() * max * 100)) / 100);
  }

  whole(max: number): string {
    return String(Math.round(this.next() * max));
  }
}

const mutate = async (client: Client, name: string, type: string, input: object, fields = 'id'): Promise<GraphAnswer> =>
  client.graph(`mutation ($input: ${type}!) { done: ${name}(input: $input) { ${fields} } }`, { input });

/** The value of a field of the response, at any depth. */
function textOf(answer: GraphAnswer, field: string): string | null {
  return new RegExp(`"${field}":"([^"]+)"`).exec(JSON.stringify(answer.data))?.[1] ?? null;
}

async function pickId(act: ActContext, query: string, variables: Record<string, unknown> = {}): Promise<string | null> {
  const { data } = await act.client.graph(query, variables);
  const ids = [...JSON.stringify(data).matchAll(/"id":"([^"]+)"/g)].map((match) => match[1]);
  return ids.length === 0 ? null : (act.dice.pick(ids) ?? null);
}

const anyItem = ({ dice, rows }: ActContext): Item => dice.pick(rows.items);
const anyLot = (act: ActContext, item = anyItem(act)): Promise<string | null> =>
  pickId(act, 'query ($id: ID!) { stockLots(itemId: $id) { id } }', { id: item.id });

async function receive(act: ActContext): Promise<Errors> {
  const { client, dice, rows } = act;
  const started = await mutate(client, 'startDelivery', 'StartDeliveryInput', { supplierId: rows.supplierId });
  const id = textOf(started, 'id');
  const lines = [dice.pick(rows.items.slice(0, 8)), dice.pick(rows.items.slice(0, 8))].map((item) => ({
    itemId: item.id,
    receivedQuantity: dice.whole(30),
    unitPrice: dice.chance(0.1) ? '0' : dice.whole(900),
    temperature: '3',
  }));
  const receivedAt = new Date(Date.now() - Number(dice.whole(60)) * 3_600_000).toISOString();
  const { errors } = await mutate(client, 'postDelivery', 'SaveDeliveryInput', { id, lines, receivedAt });
  return [...started.errors, ...errors];
}

const deliveries = '{ deliveries(first: 20, filter: { status: posted }) { nodes { id } } }';

async function takeDeliveryBack(act: ActContext): Promise<Errors> {
  const id = await pickId(act, deliveries);
  if (!id) return [];
  return (await mutate(act.client, 'reverseDelivery', 'ReverseDeliveryInput', { id, reason: 'Not ours' })).errors;
}

async function correctDelivery(act: ActContext): Promise<Errors> {
  const { client, dice } = act;
  const lineId = await pickId(act, '{ deliveries(first: 20, filter: { status: posted }) { nodes { lines { id } } } }');
  if (!lineId) return [];
  const price = dice.chance(0.7) ? { unitPrice: dice.whole(900) } : {};
  const amount = dice.chance(0.5) || !price.unitPrice ? { acceptedQuantity: dice.whole(30) } : {};
  const input = { lineId, reason: 'Invoice', ...price, ...amount };
  return (await mutate(client, 'correctDeliveryLine', 'CorrectDeliveryLineInput', input)).errors;
}

async function prep(act: ActContext): Promise<Errors> {
  const { client, dice, rows } = act;
  const recipe = dice.pick(rows.recipes);
  const planned = { recipeId: recipe.id, targetQuantity: '4', dueTime: '15:00' };
  const added = await mutate(client, 'addPrepTask', 'AddPrepTaskInput', planned);
  const id = textOf(added, 'id');
  const started = await mutate(client, 'startPrepTask', 'PrepTaskInput', { id });
  const done = { id, actualQuantity: dice.quantity(9), confirm: true };
  const first = await mutate(client, 'completePrepTask', 'CompletePrepTaskInput', done);
  const again =
    first.errors.length > 0
      ? await mutate(client, 'completePrepTask', 'CompletePrepTaskInput', {
          ...done,
          overrideReason: 'Label misprinted',
        })
      : null;
  const undone = dice.chance(0.2) ? await mutate(client, 'undoPrepTask', 'PrepTaskInput', { id }) : null;
  return [added, started, first, again, undone].flatMap((answer) => answer?.errors ?? []);
}

async function reopen(act: ActContext): Promise<Errors> {
  const { client, dice } = act;
  const id = await pickId(act, '{ prepTasks(filter: { statuses: [completed] }) { id } }');
  if (!id) return [];
  const opened = await mutate(client, 'reopenPrepTask', 'PrepTaskInput', { id });
  const done = { id, actualQuantity: dice.quantity(9), confirm: true };
  const closed = await mutate(client, 'completePrepTask', 'CompletePrepTaskInput', done);
  return [...opened.errors, ...closed.errors];
}

async function sell(act: ActContext): Promise<Errors> {
  const input = { itemId: anyItem(act).id, difference: `-${act.dice.quantity(6)}`, reason: 'Sold' };
  return (await mutate(act.client, 'adjustStock', 'AdjustStockInput', input)).errors;
}

async function count(act: ActContext): Promise<Errors> {
  const { client, dice } = act;
  const item = anyItem(act);
  const lotId = dice.chance(0.4) ? await anyLot(act, item) : null;
  const useBy = dice.chance(0.3) ? new Date(Date.now() + 86_400_000).toISOString() : null;
  const input = { itemId: item.id, countedQuantity: dice.quantity(20), reason: 'Count', lotId, useBy };
  return (await mutate(client, 'adjustStock', 'AdjustStockInput', input)).errors;
}

async function waste(act: ActContext): Promise<Errors> {
  const { client, dice, rows } = act;
  const item = anyItem(act);
  const lotId = dice.chance(0.5) ? await anyLot(act, item) : null;
  const entry = {
    itemId: item.id,
    quantity: dice.quantity(4),
    unit: 'kg',
    reasonId: dice.pick(rows.reasonIds),
    lotId,
  };
  const logged = await mutate(client, 'logWaste', 'LogWasteInput', entry);
  const id = textOf(logged, 'id');
  const undone = dice.chance(0.25) && id ? await mutate(client, 'undoWaste', 'UndoWasteInput', { id }) : null;
  return [...logged.errors, ...(undone?.errors ?? [])];
}

async function takeWasteBack(act: ActContext): Promise<Errors> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const query = 'query ($from: LocalDate!, $to: LocalDate!) { wasteEntries(from: $from, to: $to) { nodes { id } } }';
  const id = await pickId(act, query, { from: day(-9), to: day(1) });
  if (!id) return [];
  return (await mutate(act.client, 'reverseWaste', 'ReverseWasteInput', { id, reason: 'Wrong item' })).errors;
}

async function takeAdjustmentBack(act: ActContext): Promise<Errors> {
  const query = 'query ($id: ID!) { stockMovements(itemId: $id, first: 20) { nodes { id } } }';
  const id = await pickId(act, query, { id: anyItem(act).id });
  if (!id) return [];
  return (await mutate(act.client, 'reverseMovement', 'ReverseMovementInput', { id, reason: 'Wrong' })).errors;
}

async function changeLot(act: ActContext): Promise<Errors> {
  const { client, dice, rows } = act;
  const id = await anyLot(act);
  if (!id) return [];
  const part = dice.chance(0.4) ? { quantity: dice.quantity(3) } : {};
  const [name, type, input] = dice.pick([
    ['openLot', 'ChangeLotStateInput', part],
    ['freezeLot', 'ChangeLotStateInput', part],
    ['thawLot', 'ChangeLotStateInput', part],
    ['quarantineLot', 'QuarantineLotInput', { ...part, reason: 'Recall' }],
    ['releaseLot', 'ReleaseLotInput', { reason: 'Checked' }],
    ['moveLot', 'MoveLotInput', { ...part, storageLocationId: dice.pick([null, ...rows.places])?.id ?? null }],
    ['splitLot', 'SplitLotInput', { quantity: dice.quantity(3) }],
  ] as const);
  return (await mutate(client, name, type, { id, ...input })).errors;
}

/** The operations of a kitchen, common ones more often. */
export const lifeActs: readonly LifeAct[] = [
  receive,
  receive,
  prep,
  prep,
  sell,
  sell,
  waste,
  waste,
  count,
  changeLot,
  changeLot,
  changeLot,
  reopen,
  correctDelivery,
  takeDeliveryBack,
  takeWasteBack,
  takeAdjustmentBack,
];
