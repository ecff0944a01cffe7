import type { Database } from '../platform/database/database.ts';
import { findLedgerBreaks, ledgerTotals } from '../features/inventory/ledger/ledger-check.queries.ts';
import type { LedgerBreak } from '../features/inventory/stock/stock.types.ts';

/** A kitchen as the operator sees it. */
export interface KitchenFacts {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly demo: boolean;
  readonly members: number;
  /** Usernames of the active admins. */
  readonly admins: readonly string[];
}

/** Every kitchen of the database, oldest first. */
export async function listKitchens(database: Database): Promise<KitchenFacts[]> {
  const codes = await database
    .unscoped()
    .selectFrom('organizationCode')
    .selectAll()
    .orderBy('organizationId')
    .execute();
  const kitchens: KitchenFacts[] = [];
  for (const { organizationId: id, code, demo } of codes) {
    const { name } = await database.read(id, (db) =>
      db.selectFrom('organization').select('name').executeTakeFirstOrThrow(),
    );
    const members = await database.read(id, (db) =>
      db
        .selectFrom('appUser')
        .select(['username', 'role', 'verified'])
        .where('kind', '=', 'person')
        .where('status', '=', 'active')
        .orderBy('username')
        .execute(),
    );
    const admins = members.filter(({ role, verified }) => role === 'admin' && verified).map(({ username }) => username);
    kitchens.push({ id, name, code, demo, members: members.length, admins });
  }
  return kitchens;
}

/** What the ledger check of one kitchen found. */
export interface Checked {
  readonly name: string;
  readonly items: number;
  readonly lots: number;
  readonly movements: number;
  /** At most 100. */
  readonly breaks: readonly LedgerBreak[];
  /** Whether the value of the stock is the sum of the ledger. */
  readonly valuesAgree: boolean;
}

/** Proves for every kitchen that stock, lots, values and events add up from the ledger. */
export async function checkKitchens(database: Database): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const { id, name } of await listKitchens(database)) {
    const breaks = await database.read(id, (db) => findLedgerBreaks(db, { organizationId: id }));
    const totals = await database.read(id, (db) => ledgerTotals(db, { organizationId: id }));
    const { stockValue, ledgerValue, ...counts } = totals;
    checked.push({ name, ...counts, breaks, valuesAgree: Number(stockValue) === Number(ledgerValue) });
  }
  return checked;
}
