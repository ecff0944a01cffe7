import { Decimal } from 'decimal.js';
import type { z } from 'zod';
import * as inputs from '#schema/inputs/inventory.ts';
import { amountOf, msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context, Viewer } from '../../../platform/context/context.ts';
import { find, type Kitchen, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { notify } from '../../notifications/notification.writes.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { StorageLocation } from '../../stations/storage-location.entity.ts';
import type { Item } from '../items/item.entity.ts';
import { type ItemStock, lockStock, snapshot } from '../stock/item-stock.writes.ts';
import { moveWhole, splitOff } from './lot-transfers.writes.ts';
import { isFrozen } from './frozen.policy.ts';
import { thaw } from './thaw-lot.writes.ts';
import { StockLot } from './stock-lot.entity.ts';
import { lotTooSmall } from '../ledger/lot-change.writes.ts';
import { publishStock } from '../stock/stock.notifications.ts';
import { findLot } from '../stock/stock.queries.ts';
import { frozenUseBy, minutesLeft, openedUseBy } from './use-by.policy.ts';
import type { StockLotView } from './stock-lot.view.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { managers } from '#schema/permissions.ts';
import { type Changes, changesBetween } from '../../../platform/database/changes.ts';

interface LotTarget {
  readonly id: string;
  readonly version?: number | undefined;
  readonly quantity?: string | null | undefined;
}

/** Opens a lot, or a part of it: it is used first, with the use-by of opened food. */
export async function openLot(ctx: Context, raw: InputOf<typeof inputs.changeLotState>): Promise<StockLotView> {
  return changeLotState(
    ctx,
    'inventory.lots',
    'lot.opened',
    [inputs.changeLotState, raw],
    (tx, { item }, lot, { clock }) => {
      if (lot.state !== 'available' && lot.state !== 'thawed')
        throw conflict(msg('lot.cannotBeOpened', { ...lotNames(item, lot), state: msg(`lot.${lot.state}`) }));
      assertNotExpired(tx, item, lot, 'opened');
      lot.openedAt = tx.now;
      setState(lot, 'opened', openedUseBy(clock, item, lot.useBy, tx.now));
    },
  );
}

/** Freezes a lot, or a part of it: the clock of its use-by stops. Food that was thawed is not frozen again, opened or not. */
export async function freezeLot(ctx: Context, raw: InputOf<typeof inputs.changeLotState>): Promise<StockLotView> {
  return changeLotState(ctx, 'inventory.lots', 'lot.frozen', [inputs.changeLotState, raw], (tx, { item }, lot) => {
    const isOut = lot.state === 'available' || lot.state === 'opened';
    const state = isOut && lot.thawedAt !== null ? 'thawed' : lot.state;
    if (state !== 'available' && state !== 'opened')
      throw conflict(msg('lot.cannotBeFrozen', { ...lotNames(item, lot), state: msg(`lot.${state}`) }));
    assertNotExpired(tx, item, lot, 'frozen');
    lot.minutesLeftWhenFrozen = minutesLeft(lot.useBy, tx.now);
    lot.frozenAt = tx.now;
    setState(lot, 'frozen', frozenUseBy(item, tx.now));
  });
}

/** Thaws a frozen lot, or a part of it: its remaining time runs again, within the item's and the rules' hours. */
export async function thawLot(ctx: Context, raw: InputOf<typeof inputs.changeLotState>): Promise<StockLotView> {
  return changeLotState(
    ctx,
    'inventory.lots',
    'lot.thawed',
    [inputs.changeLotState, raw],
    (tx, { item }, lot, { clock }) => {
      if (!isFrozen(item, lot)) throw conflict(msg('lot.notFrozen', lotNames(item, lot)));
      assertNotExpired(tx, item, lot, 'thawed');
      thaw(clock, item, lot, tx.now);
    },
  );
}

/** Puts a lot, or a part of it, into quarantine: it is not used until a manager releases it. */
export async function quarantineLot(ctx: Context, raw: InputOf<typeof inputs.quarantineLot>): Promise<StockLotView> {
  return changeLotState(
    ctx,
    'inventory.lots',
    'lot.quarantined',
    [inputs.quarantineLot, raw],
    async (tx, { item }, lot, { input }) => {
      if (lot.state === 'quarantined') throw conflict(msg('lot.quarantinedAlready', lotNames(item, lot)));
      lot.stateBeforeQuarantine = lot.state;
      lot.quarantineReason = input.reason;
      setState(lot, 'quarantined', lot.useBy);
      await notifyQuarantine(tx, item, lot, input.reason);
      return { reason: [null, input.reason] };
    },
  );
}

/** Releases a lot from quarantine, with the reason. */
export async function releaseLot(ctx: Context, raw: InputOf<typeof inputs.releaseLot>): Promise<StockLotView> {
  return changeLotState(
    ctx,
    'inventory.release',
    'lot.released',
    [inputs.releaseLot, raw],
    (_tx, { item }, lot, { input }) => {
      if (lot.state !== 'quarantined') throw conflict(msg('lot.notQuarantined', lotNames(item, lot)));
      const changes = { reason: [lot.quarantineReason, input.reason] as const };
      setState(lot, lot.stateBeforeQuarantine ?? 'available', lot.useBy);
      lot.stateBeforeQuarantine = null;
      lot.quarantineReason = null;
      return changes;
    },
  );
}

/** Moves a lot, or a part of it, to another place. */
export async function moveLot(ctx: Context, raw: InputOf<typeof inputs.moveLot>): Promise<StockLotView> {
  return changeLotState(
    ctx,
    'inventory.lots',
    'lot.moved',
    [inputs.moveLot, raw],
    async (tx, { item }, lot, { input }) => {
      const from = await placeName(tx, lot.storageLocationId);
      const to = await placeName(tx, input.storageLocationId);
      if (lot.storageLocationId === input.storageLocationId) throw conflict(msg('lot.keptThere', lotNames(item, lot)));
      moveWhole(tx, item, lot, input.storageLocationId);
      return { place: [from, to] };
    },
  );
}

/** Splits off a part of a lot into a new lot with the same dates, place and cost per unit. Returns the new lot. */
export async function splitLot(ctx: Context, raw: InputOf<typeof inputs.splitLot>): Promise<StockLotView> {
  return changeLotState(ctx, 'inventory.lots', 'lot.split', [inputs.splitLot, raw], () => undefined);
}

/** Changes a locked lot; may return further changes for the audit log. */
type Apply<Input> = (
  tx: Transaction,
  stock: ItemStock,
  lot: StockLot,
  more: { readonly clock: Kitchen; readonly input: Input },
) => Promise<Changes | void> | Changes | void;

/** The steps of every change: lock the item, refuse a stale version, split off a part, apply, record, publish. */
async function changeLotState<Schema extends z.ZodType<LotTarget>>(
  ctx: Context,
  permission: 'inventory.lots' | 'inventory.release',
  action: string,
  [schema, raw]: readonly [schema: Schema, raw: InputOf<Schema>],
  apply: Apply<z.output<Schema>>,
): Promise<StockLotView> {
  const viewer = authorize(ctx, permission);
  const input = parse(schema, raw);
  return ctx.write(action, input, async (tx) => {
    const found = await find(tx, StockLot, 'lot', input.id);
    const stock = await lockStock(tx, found.itemId);
    // It may have changed before this transaction locked the item.
    const whole = await tx.em.refreshOrFail(found);
    await find(tx, StockLot, 'lot', input.id, { version: input.version });
    if (Number(whole.quantity) === 0) throw conflict(msg('stock.nothingLeft', { code: whole.lotCode }));
    const clock = await findKitchen(tx);
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
        ...changesBetween({ state, useBy }, { state: lot.state, useBy: lot.useBy }),
        ...more,
      },
    });
    await publishStock(tx, stock, before);
    return reloadLot(tx, viewer, lot.id);
  });
}

/** The whole lot, or a new one with the requested part of it. */
function partOf(tx: Transaction, stock: ItemStock, lot: StockLot, quantity: string | null, always: boolean): StockLot {
  if (quantity === null) return lot;
  const { item } = stock;
  const left = new Decimal(lot.quantity);
  if (left.lt(quantity)) throw lotTooSmall(lot, item);
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

function assertNotExpired(tx: Transaction, item: Item, lot: StockLot, what: StockLot['state']): void {
  if (lot.useBy === null || lot.useBy > tx.now) return;
  throw conflict(msg('lot.pastUseBy', { ...lotNames(item, lot), state: msg(`lot.${what}`) }));
}

function lotNames(item: Item, lot: StockLot): { readonly code: string; readonly name: string } {
  return { code: lot.lotCode, name: item.name };
}

async function placeName(tx: Transaction, id: string | null): Promise<string | null> {
  return id === null ? null : (await find(tx, StorageLocation, 'storage location', id)).name;
}

async function notifyQuarantine(tx: Transaction, item: Item, lot: StockLot, reason: string): Promise<void> {
  await notify(tx, {
    type: 'other',
    topic: 'stock_quarantined',
    priority: 'high',
    title: msg('stock.inQuarantine', { name: item.name }),
    message: msg('stock.quarantineReason', {
      code: lot.lotCode,
      amount: amountOf(new Decimal(lot.quantity).toFixed(), item.unit),
      // The message template adds a full stop.
      reason: reason.replace(/\.$/, ''),
    }),
    about: { type: 'item', id: item.id },
    audience: { roles: managers },
    dedupeKey: `lot_quarantined:${lot.id}:${tx.now.getTime()}`,
  });
}

async function reloadLot(tx: Transaction, viewer: Viewer, id: string): Promise<StockLotView> {
  const row = await findLot(tx.db, viewer, id);
  if (!row) throw notFound('lot');
  return row;
}
