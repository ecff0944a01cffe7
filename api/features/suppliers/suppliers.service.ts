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
import { claimExternalId } from '../../platform/database/claim-external-id.ts';
import { claimName } from '../../platform/database/claim-name.ts';
import { add, find, type Work } from '../../platform/database/work.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { parse } from '../../platform/context/parse.ts';
import { Supplier } from './supplier.entity.ts';
import { findSupplier, findSuppliers, listSuppliers } from './suppliers.queries.ts';
import type { SupplierView } from './supplier.view.ts';

/** Who delivers, by name; at most 500. */
export async function suppliers(ctx: Context, filter: unknown): Promise<SupplierView[]> {
  const viewer = authorize(ctx, 'suppliers.read');
  const wanted = parse(suppliersFilter, filter);
  return ctx.read((db) => listSuppliers(db, viewer, wanted));
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

export async function createSupplier(ctx: Context, input: unknown): Promise<SupplierView> {
  const viewer = authorize(ctx, 'suppliers.update');
  const asked = parse(createInput, input);
  return ctx.write('supplier.created', asked, async (work) => {
    await claimName(work, Supplier, 'supplier', asked.name);
    await claimExternalId(work, Supplier, 'supplier', asked.externalId);
    if ((await work.em.count(Supplier)) >= limits.suppliersMax)
      throw conflict(msg('common.listFull', { what: thing('supplier') }));
    const created = add(work, Supplier, {});
    return told(work, viewer, created, assignChanges(created, written(asked)));
  });
}

export async function updateSupplier(ctx: Context, input: unknown): Promise<SupplierView> {
  const viewer = authorize(ctx, 'suppliers.update');
  const { id, version, ...asked } = parse(updateInput, input);
  return ctx.write('supplier.updated', { id, version, ...asked }, async (work) => {
    const row = await find(work, Supplier, 'supplier', id, { version, lock: true });
    if (asked.name !== undefined) await claimName(work, Supplier, 'supplier', asked.name, id);
    await claimExternalId(work, Supplier, 'supplier', asked.externalId, id);
    return told(work, viewer, row, assignChanges(row, written(asked)));
  });
}

/** Takes a supplier out of the lists, or back in. One that is still expected to deliver stays. */
export async function archiveSupplier(ctx: Context, input: unknown): Promise<SupplierView> {
  const viewer = authorize(ctx, 'suppliers.update');
  const asked = parse(archiveInput, input);
  return ctx.write(asked.archived ? 'supplier.archived' : 'supplier.restored', asked, async (work) => {
    const row = await find(work, Supplier, 'supplier', asked.id, { version: asked.version, lock: true });
    const open = (await findSupplier(work.db, viewer, row.id))?.openDeliveryCount ?? 0;
    if (asked.archived && open > 0) {
      throw conflict(msg('delivery.supplierBusy', { name: row.name }));
    }
    const before = row.archivedAt !== null;
    row.archivedAt = asked.archived ? (row.archivedAt ?? work.now) : null;
    return told(work, viewer, row, { archived: [before, asked.archived] });
  });
}

/** Empty text is no text. */
function written(asked: object): Partial<Supplier> {
  return Object.fromEntries(Object.entries(asked).map(([field, value]) => [field, value === '' ? null : value]));
}

async function told(work: Work, viewer: Viewer, row: Supplier, changes: Changes): Promise<SupplierView> {
  await work.em.flush();
  work.record({
    entity: 'Supplier',
    entityId: row.id,
    changes,
    // Receiving screens list suppliers: they hear of them as of deliveries.
    live: { type: 'DELIVERY_UPDATED', data: { id: row.id, version: row.version } },
  });
  const answer = await findSupplier(work.db, viewer, row.id);
  if (!answer) throw notFound('supplier');
  return answer;
}
