import { setArchived } from '../../platform/database/archivable.ts';
import {
  archiveSupplier as archiveInput,
  createSupplier as createInput,
  suppliersFilter,
  updateSupplier as updateInput,
} from '#schema/inputs/suppliers.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import type { Changes } from '../../platform/database/changes.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { Supplier } from './supplier.entity.ts';
import { addSupplier, editSupplier } from './supplier.writes.ts';
import { findSupplier, findSuppliers, listSuppliers } from './suppliers.queries.ts';
import type { SupplierView } from './supplier.view.ts';
import { readOne } from '../../platform/context/read-one.ts';

/** The kitchen's suppliers by name; at most 500. */
export async function suppliers(ctx: Context, filter: InputOf<typeof suppliersFilter>): Promise<SupplierView[]> {
  const viewer = authorize(ctx, 'suppliers.read');
  const params = parse(suppliersFilter, filter);
  return ctx.read((db) => listSuppliers(db, viewer, params));
}

export async function supplier(ctx: Context, id: string): Promise<SupplierView> {
  const viewer = authorize(ctx, 'suppliers.read');
  return readOne(ctx, 'supplier', id, (db) => findSupplier(db, viewer, id));
}

/** The kitchen's suppliers with these ids. */
export async function suppliersById(ctx: Context, ids: readonly string[]): Promise<SupplierView[]> {
  const viewer = authorize(ctx, 'suppliers.read');
  return ctx.read((db) => findSuppliers(db, viewer, ids));
}

export async function createSupplier(ctx: Context, rawInput: InputOf<typeof createInput>): Promise<SupplierView> {
  const viewer = authorize(ctx, 'suppliers.update');
  const input = parse(createInput, rawInput);
  return ctx.write('supplier.created', input, async (tx) => {
    const { row, changes } = await addSupplier(tx, viewer, input);
    return saveAndPublish(tx, viewer, row, changes);
  });
}

export async function updateSupplier(ctx: Context, input: InputOf<typeof updateInput>): Promise<SupplierView> {
  const viewer = authorize(ctx, 'suppliers.update');
  const { id, version, ...patch } = parse(updateInput, input);
  return ctx.write('supplier.updated', { id, version, ...patch }, async (tx) => {
    const row = await find(tx, Supplier, 'supplier', id, { version, lock: true });
    return saveAndPublish(tx, viewer, row, await editSupplier(tx, viewer, row, patch));
  });
}

/** Archives or restores a supplier. Throws CONFLICT while it has an open delivery. */
export async function archiveSupplier(ctx: Context, rawInput: InputOf<typeof archiveInput>): Promise<SupplierView> {
  const viewer = authorize(ctx, 'suppliers.update');
  const input = parse(archiveInput, rawInput);
  return ctx.write(input.archived ? 'supplier.archived' : 'supplier.restored', input, async (tx) => {
    const row = await find(tx, Supplier, 'supplier', input.id, { version: input.version, lock: true });
    const open = (await findSupplier(tx.db, viewer, row.id))?.openDeliveryCount ?? 0;
    if (input.archived && open > 0) {
      throw conflict(msg('delivery.supplierBusy', { name: row.name }));
    }
    return saveAndPublish(tx, viewer, row, setArchived(row, input.archived, tx.now));
  });
}

async function saveAndPublish(tx: Transaction, viewer: Viewer, row: Supplier, changes: Changes): Promise<SupplierView> {
  await tx.em.flush();
  tx.record({
    entity: 'Supplier',
    entityId: row.id,
    changes,
    // Receiving screens list suppliers, and subscribe to this message.
    live: { type: 'DELIVERY_UPDATED', data: { id: row.id, version: row.version } },
  });
  const view = await findSupplier(tx.db, viewer, row.id);
  if (!view) throw notFound('supplier');
  return view;
}
