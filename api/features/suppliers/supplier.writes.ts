import type { z } from 'zod';
import type { createSupplier, updateSupplier } from '#schema/inputs/suppliers.ts';
import { limits } from '#schema/limits.ts';
import { msg, thing } from '#schema/messages.ts';
import { assignChanges, type Changes } from '../../platform/database/changes.ts';
import { assertExternalIdAvailable } from '../../platform/database/external-id-available.ts';
import { assertNameAvailable } from '../../platform/database/name-available.ts';
import { add, type Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import { Supplier } from './supplier.entity.ts';

/** In the demo every visitor could read an address. */
interface Author {
  readonly demo: boolean;
}

export type NewSupplier = z.output<typeof createSupplier>;
export type SupplierPatch = Omit<z.output<typeof updateSupplier>, 'id' | 'version'>;

/** Adds a supplier. Returns it with the changes to record. */
export async function addSupplier(
  tx: Transaction,
  author: Author,
  input: NewSupplier,
): Promise<{ readonly row: Supplier; readonly changes: Changes }> {
  await assertNameAvailable(tx, Supplier, 'supplier', input.name);
  await assertExternalIdAvailable(tx, Supplier, 'supplier', input.externalId);
  if ((await tx.em.count(Supplier)) >= limits.suppliersMax)
    throw conflict(msg('common.listFull', { what: thing('supplier') }));
  const row = add(tx, Supplier, {});
  const changes = assignChanges(row, columnsOf(author, input));
  await tx.em.flush();
  return { row, changes };
}

/** Changes a supplier that the caller has locked. Returns the changes to record. */
export async function editSupplier(
  tx: Transaction,
  author: Author,
  row: Supplier,
  patch: SupplierPatch,
): Promise<Changes> {
  if (patch.name !== undefined) await assertNameAvailable(tx, Supplier, 'supplier', patch.name, row.id);
  await assertExternalIdAvailable(tx, Supplier, 'supplier', patch.externalId, row.id);
  const changes = assignChanges(row, columnsOf(author, patch));
  await tx.em.flush();
  return changes;
}

/** Stores empty text as null, and in the demo no e-mail address: other visitors would see it. */
function columnsOf({ demo }: Author, input: object): Partial<Supplier> {
  const isKept = (field: string, value: unknown) => value !== '' && !(demo && field === 'email');
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, isKept(field, value) ? value : null]),
  );
}
