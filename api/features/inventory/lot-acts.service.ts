import { Decimal } from 'decimal.js';
import type { z } from 'zod';
import * as inputs from '#schema/inputs/inventory.ts';
import { amountOf, msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { notify } from '../notifications/notify.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { StorageLocation } from '../stations/storage-location.entity.ts';
import type { Item } from './item.entity.ts';
import { type ItemStock, lockStock, snapshot } from './item-stock.ts';
import { moveWhole, splitOff } from './lot-transfers.ts';
import { StockLot } from './stock-lot.entity.ts';
import { publishStock } from './stock-notifications.ts';
import { findLot } from './stock.queries.ts';
import { frozenUseBy, minutesLeft, openedUseBy, thawedUseBy } from './use-by.policy.ts';
import type { StockLotView } from './stock-lot.view.ts';

type Clock = Organization;
type Changes = Record<string, readonly [unknown, unknown]>;

interface LotTarget {
  readonly id: string;
  readonly version?: number | undefined;
  readonly quantity?: string | null | undefined;
}

/** Opens a lot, or a part of it: used first from now on, with the use-by of opened food. */
export async function openLot(ctx: Context, raw: unknown): Promise<StockLotView> {
  return act(ctx, 'inventory.lots', 'lot.opened', [inputs.changeLotState, raw], (tx, { item }, lot, { clock }) => {
    if (lot.state !== 'available' && lot.state !== 'thawed')
      throw conflict(msg('lot.cannotBeOpened', { ...named(item, lot), state: msg(`lot.${lot.state}`) }));
    refuseExpiredLot(tx, item, lot, 'opened');
    lot.openedAt = tx.now;
    setState(lot, 'opened', openedUseBy(clock, item, lot.useBy, tx.now));
  });
}

/** Freezes a lot, or a part of it: the clock of its use-by stops. */
export async function freezeLot(ctx: Context, raw: unknown): Promise<StockLotView> {
  return act(ctx, 'inventory.lots', 'lot.frozen', [inputs.changeLotState, raw], (tx, { item }, lot) => {
    if (lot.state !== 'available' && lot.state !== 'opened')
      throw conflict(msg('lot.cannotBeFrozen', { ...named(item, lot), state: msg(`lot.${lot.state}`) }));
    refuseExpiredLot(tx, item, lot, 'frozen');
    lot.minutesLeftWhenFrozen = minutesLeft(lot.useBy, tx.now);
    lot.frozenAt = tx.now;
    setState(lot, 'frozen', frozenUseBy(item, tx.now));
  });
}

/** Thaws a frozen lot, or a part of it: what was left of its use-by runs on, within the item's and the rules' hours. */
export async function thawLot(ctx: Context, raw: unknown): Promise<StockLotView> {
  return act(ctx, 'inventory.lots', 'lot.thawed', [inputs.changeLotState, raw], (tx, { item }, lot, { clock }) => {
    if (lot.state !== 'frozen') throw conflict(msg('lot.notFrozen', named(item, lot)));
    refuseExpiredLot(tx, item, lot, 'thawed');
    lot.thawedAt = tx.now;
    setState(lot, 'thawed', thawedUseBy(clock, item, lot.minutesLeftWhenFrozen, tx.now));
    lot.minutesLeftWhenFrozen = null;
  });
}

/** Sets a lot, or a part of it, aside with the reason: nothing is made of it until a manager releases it. */
export async function quarantineLot(ctx: Context, raw: unknown): Promise<StockLotView> {
  return act(
    ctx,
    'inventory.lots',
    'lot.quarantined',
    [inputs.quarantineLot, raw],
    async (tx, { item }, lot, { input }) => {
      if (lot.state === 'quarantined') throw conflict(msg('lot.quarantinedAlready', named(item, lot)));
      lot.stateBeforeQuarantine = lot.state;
      lot.quarantineReason = input.reason;
      setState(lot, 'quarantined', lot.useBy);
      await notifyQuarantine(tx, item, lot, input.reason);
      return { reason: [null, input.reason] };
    },
  );
}

/** Lets a lot be used again, with the reason. */
export async function releaseLot(ctx: Context, raw: unknown): Promise<StockLotView> {
  return act(ctx, 'inventory.release', 'lot.released', [inputs.releaseLot, raw], (_work, { item }, lot, { input }) => {
    if (lot.state !== 'quarantined') throw conflict(msg('lot.notQuarantined', named(item, lot)));
    const changes = { reason: [lot.quarantineReason, input.reason] as const };
    setState(lot, lot.stateBeforeQuarantine ?? 'available', lot.useBy);
    lot.stateBeforeQuarantine = null;
    lot.quarantineReason = null;
    return changes;
  });
}

/** Moves a lot, or a part of it, to another place. */
export async function moveLot(ctx: Context, raw: unknown): Promise<StockLotView> {
  return act(ctx, 'inventory.lots', 'lot.moved', [inputs.moveLot, raw], async (tx, { item }, lot, { input }) => {
    const from = await placeName(tx, lot.storageLocationId);
    const to = await placeName(tx, input.storageLocationId);
    if (lot.storageLocationId === input.storageLocationId) throw conflict(msg('lot.keptThere', named(item, lot)));
    moveWhole(tx, item, lot, input.storageLocationId);
    return { place: [from, to] };
  });
}

/** Splits a part of a lot off: a lot of its own with the same dates, place and cost per unit. Answers the new lot. */
export async function splitLot(ctx: Context, raw: unknown): Promise<StockLotView> {
  return act(ctx, 'inventory.lots', 'lot.split', [inputs.splitLot, raw], () => undefined);
}

/** Changes a locked lot; may answer further changes for the audit log. */
type Apply<Input> = (
  tx: Transaction,
  stock: ItemStock,
  lot: StockLot,
  more: { readonly clock: Clock; readonly input: Input },
) => Promise<Changes | void> | Changes | void;

/** One act on a lot in order: lock the item, refuse a stale version, split off a part, apply, record, publish. */
async function act<Schema extends z.ZodType<LotTarget>>(
  ctx: Context,
  permission: 'inventory.lots' | 'inventory.release',
  action: string,
  [schema, raw]: readonly [schema: Schema, raw: unknown],
  apply: Apply<z.output<Schema>>,
): Promise<StockLotView> {
  const viewer = authorize(ctx, permission);
  const input = parse(schema, raw);
  return ctx.write(action, input, async (tx) => {
    const named = await find(tx, StockLot, 'lot', input.id);
    const stock = await lockStock(tx, named.itemId);
    // It may have changed before the item's lock was this write's.
    const whole = await tx.em.refreshOrFail(named);
    await find(tx, StockLot, 'lot', input.id, { version: input.version });
    if (Number(whole.quantity) === 0) throw conflict(msg('stock.nothingLeft', { code: whole.lotCode }));
    const clock = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
    const before = snapshot(stock, tx.now);
    const lot = partOf(tx, stock, whole, input.quantity ?? null, action === 'lot.split');
    const [state, useBy] = [lot.state, lot.useBy];
    const more = (await apply(tx, stock, lot, { clock, input })) ?? {};
    await tx.em.flush();
    tx.record({
      entity: 'StockLot',
      entityId: lot.id,
      changes: {
        item: stock.item.name,
        lot: lot.lotCode,
        quantity: lot.quantity,
        ...differences(lot, state, useBy),
        ...more,
      },
    });
    await publishStock(tx, stock, before);
    return answer(tx, viewer, lot.id);
  });
}

/** The whole lot, or a new one with the quantity that is asked for. */
function partOf(tx: Transaction, stock: ItemStock, lot: StockLot, quantity: string | null, always: boolean): StockLot {
  if (quantity === null) return lot;
  const { item } = stock;
  const left = new Decimal(lot.quantity);
  if (new Decimal(quantity).gt(left)) {
    throw conflict(
      msg('stock.onlyLeft', { amount: amountOf(left.toFixed(), item.unit), code: lot.lotCode, name: item.name }),
    );
  }
  if (left.eq(quantity)) {
    if (always) throw conflict(msg('stock.allOfLot', { code: lot.lotCode }));
    return lot;
  }
  const part = splitOff(tx, item, lot, new Decimal(quantity));
  stock.lots.push(part);
  return part;
}

function setState(lot: StockLot, state: StockLot['state'], useBy: Date | null): void {
  lot.state = state;
  lot.useBy = useBy;
}

function differences(lot: StockLot, state: string, useBy: Date | null): Changes {
  return {
    ...(lot.state === state ? {} : { state: [state, lot.state] }),
    ...(lot.useBy?.getTime() === useBy?.getTime() ? {} : { useBy: [useBy, lot.useBy] }),
  };
}

function refuseExpiredLot(tx: Transaction, item: Item, lot: StockLot, what: StockLot['state']): void {
  if (lot.useBy === null || lot.useBy > tx.now) return;
  throw conflict(msg('lot.pastUseBy', { ...named(item, lot), state: msg(`lot.${what}`) }));
}

function named(item: Item, lot: StockLot): { readonly code: string; readonly name: string } {
  return { code: lot.lotCode, name: item.name };
}

async function placeName(tx: Transaction, id: string | null): Promise<string | null> {
  return id === null ? null : (await find(tx, StorageLocation, 'storage location', id)).name;
}

async function notifyQuarantine(tx: Transaction, item: Item, lot: StockLot, reason: string): Promise<void> {
  await notify(tx, {
    type: 'other',
    priority: 'high',
    title: msg('stock.inQuarantine', { name: item.name }),
    message: msg('stock.quarantineReason', {
      code: lot.lotCode,
      amount: amountOf(new Decimal(lot.quantity).toFixed(), item.unit),
      // The sentence ends with a full stop of its own.
      reason: reason.replace(/\.$/, ''),
    }),
    about: { type: 'item', id: item.id },
    audience: { roles: ['manager', 'admin'] },
    dedupeKey: `lot_quarantined:${lot.id}:${tx.now.getTime()}`,
  });
}

async function answer(tx: Transaction, viewer: Viewer, id: string): Promise<StockLotView> {
  const row = await findLot(tx.db, viewer, id);
  if (!row) throw notFound('lot');
  return row;
}
