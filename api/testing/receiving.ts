import { add } from '../platform/database/transaction.ts';
import type { Item } from '../features/inventory/items/item.entity.ts';
import { Supplier } from '../features/suppliers/supplier.entity.ts';
import type { Client, GraphAnswer } from './client.ts';
import { Kitchen } from './factories.ts';
import { startApi, type TestApi } from './start-api.ts';

export interface LineAnswer {
  id: string;
  itemId: string;
  itemName: string;
  orderedQuantity: string | null;
  receivedQuantity: string | null;
  acceptedQuantity: string | null;
  shortQuantity: string | null;
  unitPrice: string | null;
  previousUnitPrice: string | null;
  priceChangePercent: string | null;
  temperature: string | null;
  temperatureUnit: string | null;
  temperatureResult: string | null;
  useByDate: string | null;
}

export interface DeliveryAnswer {
  id: string;
  version: number;
  number: string;
  status: string;
  supplierName: string;
  total: string | null;
  expectedCredit: string | null;
  invoiceTotal: number | null;
  lines: LineAnswer[];
}

export const deliveryFields = `id version number status supplierName total expectedCredit invoiceNumber invoiceTotal invoiceAlsoOn
  receivedByName vehicleTemperature
  lineCount countedLineCount shortLineCount rejectedLineCount
  lines { id itemId itemName orderedQuantity receivedQuantity rejectedQuantity rejectReason acceptedQuantity
    shortQuantity unitPrice previousUnitPrice priceChangePercent temperature temperatureUnit temperatureResult useByDate }`;

const mutation = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { ${deliveryFields} } }`;

/** Mutations of a delivery. */
export const acts = {
  create: mutation('createDelivery', 'CreateDeliveryInput'),
  start: mutation('startDelivery', 'StartDeliveryInput'),
  save: mutation('saveDelivery', 'SaveDeliveryInput'),
  all: mutation('receiveAllAsOrdered', 'ReceiveAllInput'),
  cancel: mutation('cancelDelivery', 'CancelDeliveryInput'),
  post: mutation('postDelivery', 'SaveDeliveryInput'),
  undo: mutation('undoDelivery', 'UndoDeliveryInput'),
  reverse: mutation('reverseDelivery', 'ReverseDeliveryInput'),
};

/** A manager who receives deliveries. */
export class ReceivingClient {
  private constructor(
    readonly kitchen: Kitchen,
    readonly manager: Client,
    readonly supplier: Supplier,
  ) {}

  static async open(kitchen: Kitchen): Promise<ReceivingClient> {
    const supplier = await kitchen.write(async (tx) => add(tx, Supplier, { name: 'Tidewater Fish' }));
    return new ReceivingClient(kitchen, await kitchen.signIn('manager'), supplier);
  }

  /** Runs a mutation that must succeed. */
  async act(act: keyof typeof acts, input: Record<string, unknown>): Promise<DeliveryAnswer> {
    const data = await this.manager.request<Record<string, DeliveryAnswer>>(acts[act], { input });
    const [answer] = Object.values(data);
    if (!answer) throw new Error('The mutation answered nothing.');
    return answer;
  }

  /** Runs a mutation that must be refused. */
  async refusal(act: keyof typeof acts, input: Record<string, unknown>): Promise<GraphAnswer['errors'][number]> {
    const [error] = (await this.manager.graph(acts[act], { input })).errors;
    if (!error) throw new Error('It was not refused.');
    return error;
  }

  /** Creates a delivery with these quantities of items. */
  expect(...lines: [Item, string, string?][]): Promise<DeliveryAnswer> {
    return this.act('create', {
      supplierId: this.supplier.id,
      lines: lines.map(([item, orderedQuantity, unitPrice]) => ({ itemId: item.id, orderedQuantity, unitPrice })),
    });
  }

  /** On hand by the balance, the ledger and the lots. */
  async stockOf(item: Item): Promise<{ onHand: string; ledger: string; lots: string; lastUnitCost: string | null }> {
    const rows = await this.kitchen.write((tx) =>
      tx.em.getConnection().execute<{ on_hand: string; ledger: string; lots: string; last_unit_cost: string | null }[]>(
        `select coalesce((select sum(quantity) from stock_lot where item_id = item.id), 0) as on_hand,
           coalesce((select sum(quantity) from stock_movement where item_id = item.id), 0) as ledger,
           coalesce((select sum(quantity) from stock_lot where item_id = item.id), 0) as lots, last_unit_cost
         from item where id = ?`,
        [item.id],
        'all',
        tx.em.getTransactionContext(),
      ),
    );
    const [row] = rows;
    if (!row) throw new Error('There is no such item.');
    const plain = (text: string) => String(Number(text));
    return {
      onHand: plain(row.on_hand),
      ledger: plain(row.ledger),
      lots: plain(row.lots),
      lastUnitCost: row.last_unit_cost === null ? null : plain(row.last_unit_cost),
    };
  }
}

/** A server, a kitchen on it, and a manager who receives its deliveries. */
export interface ReceivingKitchen {
  readonly api: TestApi;
  readonly kitchen: Kitchen;
  readonly receiving: ReceivingClient;
}

export async function startReceiving(): Promise<ReceivingKitchen> {
  const api = await startApi();
  const kitchen = await Kitchen.create(api);
  return { api, kitchen, receiving: await ReceivingClient.open(kitchen) };
}
