import { validate as isUuid } from 'uuid';
import {
  archiveSupplier as archiveInput,
  createSupplier as createInput,
  suppliersFilter,
  updateSupplier as updateInput,
} from '#schema/inputs/suppliers.ts';
import { limits } from '#schema/limits.ts';
import { msg, thing } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { assignChanges, type Changes } from '../../platform/database/changes.ts';
import { assertExternalIdAvailable } from '../../platform/database/claim-external-id.ts';
import { assertNameAvailable } from '../../platform/database/claim-name.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { parse } from '../../platform/context/parse.ts';
import { Supplier } from './supplier.entity.ts';
import { findSupplier, findSuppliers, listSuppliers } from './suppliers.queries.ts';
import type { SupplierView } from './supplier.view.ts';

/** Who delivers, by name; at most 500. */
export async function suppliers(ctx: Context, filter: unknown): Promise<SupplierView[]> {
  const viewer = authorize(ctx, 'suppliers.read');
  const params = parse(suppliersFilter, filter);
  return ctx.read((db) => listSuppliers(db, viewer, params));
}

export async function supplier(ctx: Context, id: string): Promise<SupplierView> {
  const viewer = authorize(ctx, 'suppliers.read');
  const row = isUuid(id) ? await ctx.read((db) => findSupplier(db, viewer, id)) : undefined;
  if (!row) throw notFound('supplier');
  return row;
}

/** Those of these suppliers that the kitchen has. */
export async function suppliersById(ctx: Context, ids: readonly string[]): Promise<SupplierView[]> {
  const viewer = authorize(ctx, 'suppliers.read');
  return ctx.read((db) => findSuppliers(db, viewer, ids));
}

export async function createSupplier(ctx: Context, rawInput: unknown): Promise<SupplierView> {
  const viewer = authorize(ctx, 'suppliers.update');
  const input = parse(createInput, rawInput);
  return ctx.write('supplier.created', input, async (tx) => {
    await assertNameAvailable(tx, Supplier, 'supplier', input.name);
    await assertExternalIdAvailable(tx, Supplier, 'supplier', input.externalId);
    if ((await tx.em.count(Supplier)) >= limits.suppliersMax)
      throw conflict(msg('common.listFull', { what: thing('supplier') }));
    const created = add(tx, Supplier, {});
    return saveAndPublish(tx, viewer, created, assignChanges(created, written(input)));
  });
}

export async function updateSupplier(ctx: Context, input: unknown): Promise<SupplierView> {
  const viewer = authorize(ctx, 'suppliers.update');
  const { id, version, ...asked } = parse(updateInput, input);
  return ctx.write('supplier.updated', { id, version, ...asked }, async (tx) => {
    const row = await find(tx, Supplier, 'supplier', id, { version, lock: true });
    if (asked.name !== undefined) await assertNameAvailable(tx, Supplier, 'supplier', asked.name, id);
    await assertExternalIdAvailable(tx, Supplier, 'supplier', asked.externalId, id);
    return saveAndPublish(tx, viewer, row, assignChanges(row, written(asked)));
  });
}

/** Takes a supplier out of the lists, or back in. One that is still expected to deliver stays. */
export async function archiveSupplier(ctx: Context, rawInput: unknown): Promise<SupplierView> {
  const viewer = authorize(ctx, 'suppliers.update');
  const input = parse(archiveInput, rawInput);
  return ctx.write(input.archived ? 'supplier.archived' : 'supplier.restored', input, async (tx) => {
    const row = await find(tx, Supplier, 'supplier', input.id, { version: input.version, lock: true });
    const open = (await findSupplier(tx.db, viewer, row.id))?.openDeliveryCount ?? 0;
    if (input.archived && open > 0) {
      throw conflict(msg('delivery.supplierBusy', { name: row.name }));
    }
    const before = row.archivedAt !== null;
    row.archivedAt = input.archived ? (row.archivedAt ?? tx.now) : null;
    return saveAndPublish(tx, viewer, row, { archived: [before, input.archived] });
  });
}

/** Empty text is no text. */
function written(input: object): Partial<Supplier> {
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [field, value === '' ? null : value]));
}

async function saveAndPublish(tx: Transaction, viewer: Viewer, row: Supplier, changes: Changes): Promise<SupplierView> {
  await tx.em.flush();
  tx.record({
    entity: 'Supplier',
    entityId: row.id,
    changes,
    // Receiving screens list suppliers: they hear of them as of deliveries.
    live: { type: 'DELIVERY_UPDATED', data: { id: row.id, version: row.version } },
  });
  const answer = await findSupplier(tx.db, viewer, row.id);
  if (!answer) throw notFound('supplier');
  return answer;
}
