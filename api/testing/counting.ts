import { Decimal } from 'decimal.js';
import { add } from '../platform/database/transaction.ts';
import type { Item } from '../features/inventory/items/item.entity.ts';
import { drawStock } from '../features/inventory/ledger/ledger.writes.ts';
import { StorageLocation } from '../features/stations/storage-location.entity.ts';
import type { Client } from './client.ts';
import { Kitchen } from './factories.ts';
import type { TestApi } from './start-api.ts';

export interface LineRow {
  readonly id: string;
  readonly version: number;
  readonly itemId: string;
  readonly quantity: string | null;
  readonly parts: readonly { readonly quantity: string; readonly unit: string; readonly sum: string | null }[];
  readonly expectedQuantity: string | null;
  readonly variance: string | null;
  readonly varianceValue: string | null;
  readonly overLimit: boolean | null;
  readonly recountReason: string | null;
}

export interface SheetRow {
  readonly key: string;
  readonly itemId: string;
  readonly storageLocationId: string | null;
  readonly line: LineRow | null;
  readonly lots: readonly { readonly lotId: string; readonly line: LineRow | null }[];
}

export interface SessionRow {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly businessDate: string;
  readonly postedValue: string | null;
  readonly unknownCosts: number | null;
}

const SESSION = 'id kind status businessDate postedValue unknownCosts';

/** A person who counts, or reviews counts. */
export class CountingClient {
  static readonly FIELDS = `id version itemId result quantity parts { quantity unit sum } expectedQuantity variance
    variancePercent varianceValue overLimit recountReason quantityBefore`;
  static readonly LINE = `mutation ($input: CountLineInput!) { line: countLine(input: $input) { ${CountingClient.FIELDS} } }`;
  static readonly POST = `mutation ($input: CountTargetInput!) { row: postCount(input: $input) { ${SESSION} } }`;

  constructor(readonly client: Client) {}

  /** Runs a mutation of a count. */
  async run(mutation: string, type: string, input: object, selection = `{ ${SESSION} }`): Promise<SessionRow> {
    const document = `mutation ($input: ${type}!) { row: ${mutation}(input: $input) ${selection} }`;
    return (await this.client.request<{ row: SessionRow }>(document, { input })).row;
  }

  start(input: object = {}): Promise<SessionRow> {
    return this.run('startCount', 'StartCountInput', { kind: 'period', ...input });
  }

  async count(countSessionId: string, input: object): Promise<LineRow> {
    return (await this.client.request<{ line: LineRow }>(CountingClient.LINE, { input: { countSessionId, ...input } }))
      .line;
  }

  async sheet(countSessionId: string): Promise<SheetRow[]> {
    const line = `line { ${CountingClient.FIELDS} }`;
    const document = `query ($id: ID!) { rows: countSheet(countSessionId: $id) {
      key itemId storageLocationId ${line} lots { lotId ${line} } } }`;
    return (await this.client.request<{ rows: SheetRow[] }>(document, { id: countSessionId })).rows;
  }

  async lines(countSessionId: string): Promise<LineRow[]> {
    const rows = await this.sheet(countSessionId);
    return rows.flatMap(({ line, lots }) => [line, ...lots.map((lot) => lot.line)]).filter((line) => line !== null);
  }

  async session(id: string): Promise<SessionRow> {
    const document = `query ($id: ID!) { row: countSession(id: $id) { ${SESSION} } }`;
    return (await this.client.request<{ row: SessionRow }>(document, { id })).row;
  }

  submit(id: string): Promise<SessionRow> {
    return this.run('submitCount', 'CountTargetInput', { id });
  }

  /** Accepts every difference above the limit. */
  async acceptAll(countSessionId: string): Promise<void> {
    for (const { id, overLimit } of await this.lines(countSessionId)) {
      if (overLimit === true)
        await this.run('acceptCountLine', 'AcceptCountLineInput', { id, reason: 'Counted twice' }, '{ id }');
    }
  }

  /** Ends, reviews and posts a count. */
  async review(id: string): Promise<SessionRow> {
    await this.submit(id);
    await this.acceptAll(id);
    return this.run('postCount', 'CountTargetInput', { id });
  }
}

export const kg = (quantity: string, unit = 'kg') => [{ quantity, unit }];

/** The sentence with which a mutation is refused. */
export async function refusalOf(client: Client, document: string, input: object): Promise<string | undefined> {
  return (await client.graph(document, { input })).errors[0]?.message;
}

export type CountingKitchen = Awaited<ReturnType<typeof openCountingKitchen>>;

/** A kitchen with two cooks, a manager and a place. */
export async function openCountingKitchen(api: TestApi) {
  const kitchen = await Kitchen.create(api);
  const place = await kitchen.write(async (tx) => add(tx, StorageLocation, { name: 'Walk-in' }).id);
  return {
    kitchen,
    place,
    cook: new CountingClient(await kitchen.signIn('cook', { name: 'Ana' })),
    other: new CountingClient(await kitchen.signIn('cook', { name: 'Luis' })),
    manager: new CountingClient(await kitchen.signIn('manager', { name: 'Marta' })),
    itemHere: (onHand = '0', data: Partial<Item> = {}) => kitchen.item({ storageLocationId: place, ...data }, onHand),
    lineOf: (itemId: string) => ({ itemId, storageLocationId: place }),
    /** A lot in the place with a use-by some days ahead. */
    lotHere: (itemId: string, quantity: string, days: number) =>
      kitchen.lot(itemId, quantity, { storageLocationId: place, useBy: new Date(Date.now() + days * 86_400_000) }),
    use: (itemId: string, quantity: string, at?: Date) =>
      kitchen.write((tx) => {
        const occurredAt = at ?? tx.now;
        return drawStock(tx, { itemId, type: 'prep_out', quantity, order: 'any', occurredAt });
      }),
    /** On hand without what is owed; the lots and the ledger must agree. */
    onHand: async (itemId: string) => {
      const { onHand: held, owed, breaks } = await kitchen.stockOf(itemId);
      if (breaks.length > 0) throw new Error(`The ledger does not agree: ${JSON.stringify(breaks)}`);
      return new Decimal(held).minus(owed).toFixed();
    },
  };
}
