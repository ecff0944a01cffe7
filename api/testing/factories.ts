import { Decimal } from 'decimal.js';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '#schema/vocabulary.ts';
import { openSession } from '../features/auth/sessions/sessions.service.ts';
import { add, type Transaction } from '../platform/database/transaction.ts';
import { categoryIdOf } from '../features/item-categories/item-category.writes.ts';
import { addDefaultCategories } from '../features/item-categories/default-categories.data.ts';
import { Item } from '../features/inventory/items/item.entity.ts';
import { addOpeningStock } from '../features/inventory/lots/found-stock.writes.ts';
import { findLedgerBreaks } from '../features/inventory/ledger/ledger-check.queries.ts';
import { addStock } from '../features/inventory/ledger/ledger.writes.ts';
import { newLotCode } from '../features/inventory/lots/lot-code.crypto.ts';
import { StockLot } from '../features/inventory/lots/stock-lot.entity.ts';
import type { LedgerBreak } from '../features/inventory/stock/stock.types.ts';
import { makeOrganizationCode } from '../features/organizations/organization-code.crypto.ts';
import { OrganizationCode } from '../features/organizations/organization-code.entity.ts';
import { createOrganization } from '../features/organizations/organization.writes.ts';
import type { Organization } from '../features/organizations/organization.entity.ts';
import { addDefaultPrepList } from '../features/prep/lists/default-prep-list.data.ts';
import { sessionCookie } from '../platform/rest/cookies.ts';
import { Station } from '../features/stations/station.entity.ts';
import { User } from '../features/users/user.entity.ts';
import { Client } from './client.ts';
import { type PairedAs, pairDevice } from './pair-device.ts';
import type { TestApi } from './start-api.ts';

/** An item's stored stock; decimals without trailing zeros, unknown costs as empty text. */
export interface StoredStock {
  readonly onHand: string;
  readonly owed: string;
  readonly value: string;
  readonly ledger: string;
  readonly ledgerValue: string;
  readonly lots: readonly { readonly quantity: string; readonly state: string }[];
  readonly breaks: readonly LedgerBreak[];
}

const plain = (text: string): string => new Decimal(text).toFixed();
const sum = (texts: readonly (string | null)[]): string =>
  texts.reduce((total, text) => total.plus(text ?? 0), new Decimal(0)).toFixed();

/** A new kitchen for one test: the organization, and factories for its rows. */
export class Kitchen {
  private count = 0;

  private constructor(
    readonly api: TestApi,
    readonly id: string,
    readonly code: string,
  ) {}

  static async create(api: TestApi, data: Partial<Organization> = {}): Promise<Kitchen> {
    const kitchen = new Kitchen(api, uuidv7(), makeOrganizationCode());
    await kitchen.write(async (tx) => {
      createOrganization(tx, { name: 'Test kitchen', ...data });
      addDefaultPrepList(tx);
      addDefaultCategories(tx);
      tx.em.persist(Object.assign(new OrganizationCode(), { code: kitchen.code, organizationId: kitchen.id }));
    });
    return kitchen;
  }

  /** Runs a write in this organization, without an actor. */
  write<T>(work: (tx: Transaction) => Promise<T>, actorId: string | null = null): Promise<T> {
    return this.api.app.database.write({ organizationId: this.id, actorId }, 'test.arranged', null, work);
  }

  user(data: Partial<User> = {}): Promise<User> {
    const username = data.username ?? `u${uuidv7().replaceAll('-', '').slice(8)}`;
    return this.write(async (tx) =>
      add(tx, User, { username, name: `Person ${++this.count}`, verified: true, ...data }),
    );
  }

  /** A client signed in as a new user with the role. */
  async signIn(role: Role, data: Partial<User> = {}): Promise<Client & { user: User }> {
    const user = await this.user({ role, ...data });
    return this.signInAs(user);
  }

  async signInAs(user: User): Promise<Client & { user: User }> {
    const client = new Client(this.api);
    client.cookie = `${sessionCookie(this.api.app.config)}=${await openSession(this.api.app, user)}`;
    return Object.assign(client, { user });
  }

  /** A browser paired as a device. */
  async pair(input: Partial<PairedAs> = {}): Promise<Client & { readonly deviceId: string }> {
    return pairDevice(await this.signIn('admin'), { name: `Device ${++this.count}`, ...input });
  }

  station(data: Partial<Station> = {}): Promise<Station> {
    return this.write(async (tx) => add(tx, Station, { name: `Station ${++this.count}`, ...data }));
  }

  /** An item with this quantity on hand. */
  item(data: Partial<Item> = {}, onHand = '0'): Promise<Item> {
    return this.write(async (tx) => {
      const cost = data.lastUnitCost ? { enteredUnitCost: data.lastUnitCost, enteredCostAt: tx.now } : {};
      const name = `Item ${++this.count}`;
      const categoryId = await categoryIdOf(tx, 'produce');
      const item = add(tx, Item, {
        name,
        categoryId,
        unit: 'kg',
        allergens: data.kind === 'prep' ? null : [],
        ...cost,
        ...data,
      });
      if (onHand !== '0') await addOpeningStock(tx, item.id, onHand);
      return item;
    });
  }

  /** A lot of an item with this quantity. */
  lot(itemId: string, quantity: string, data: Partial<StockLot> = {}): Promise<StockLot> {
    return this.write(async (tx) => {
      const lot = add(tx, StockLot, { itemId, lotCode: newLotCode(), ...data, state: 'available' });
      await addStock(tx, { itemId, type: 'receive', quantity, lot });
      if (data.state) lot.state = data.state;
      return lot;
    });
  }

  /** An item's stored stock as plain decimals; `breaks` lists differences to the ledger. */
  stockOf(itemId: string): Promise<StoredStock> {
    return this.api.app.database.read(this.id, async (db) => {
      const lots = await db.selectFrom('stockLot').selectAll().where('itemId', '=', itemId).orderBy('id').execute();
      const owed = await db.selectFrom('stockOwed').selectAll().where('itemId', '=', itemId).execute();
      const ledger = await db.selectFrom('stockMovement').selectAll().where('itemId', '=', itemId).execute();
      return {
        onHand: sum(lots.map(({ quantity }) => quantity)),
        owed: sum(owed.map(({ quantity }) => quantity)),
        value: sum([
          ...lots.map(({ value }) => value),
          ...owed.map(({ value }) => (value === null ? null : `-${value}`)),
        ]),
        ledger: sum(ledger.map(({ quantity }) => quantity)),
        ledgerValue: sum(ledger.map(({ value }) => value)),
        lots: lots.map((lot) => ({ quantity: plain(lot.quantity), state: lot.state })),
        breaks: await findLedgerBreaks(db, { organizationId: this.id }),
      };
    });
  }
}
