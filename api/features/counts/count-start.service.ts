import * as inputs from '#schema/inputs/counts.ts';
import { businessDate } from '#schema/business-day.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import type { CountKind } from '#schema/vocabulary.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { lockNames } from '../../platform/database/name-available.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, fieldError } from '../../platform/errors.ts';
import { findKitchen } from '../organizations/organizations.queries.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { StorageLocation } from '../stations/storage-location.entity.ts';
import { CountSession } from './count-session.entity.ts';
import type { CountSessionView } from './count-session.view.ts';
import { publishCount, reloadSession } from './count-session.writes.ts';
import { countOpenSessions, placesToCount } from './counts.queries.ts';
import { countSheetRows } from './sheet/count-sheet.queries.ts';

/** Starts a count of all places, or of some. */
export async function startCount(ctx: Context, raw: InputOf<typeof inputs.startCount>): Promise<CountSessionView> {
  const viewer = authorize(ctx, 'counts.review');
  const input = parse(inputs.startCount, raw);
  return ctx.write('count.started', input, async (tx) => {
    const { storageLocationIds, kind } = input;
    const all = storageLocationIds === undefined || storageLocationIds === null;
    const placeIds = all ? await placesToCount(tx.db, tx.organizationId) : await existing(tx, storageLocationIds);
    const withoutPlace = input.withoutPlace ?? all;
    if (placeIds.length === 0 && !withoutPlace) throw fieldError('storageLocationIds', msg('count.choosePlace'));
    return start(tx, viewer, { name: input.name || null, kind, placeIds, withoutPlace }, input.blind ?? undefined);
  });
}

/** Starts a spot count of one place. */
export async function startSpotCount(
  ctx: Context,
  raw: InputOf<typeof inputs.startSpotCount>,
): Promise<CountSessionView> {
  const viewer = authorize(ctx, 'counts.work');
  const { storageLocationId } = parse(inputs.startSpotCount, raw);
  return ctx.write('count.started', { storageLocationId }, async (tx) => {
    const placeIds = storageLocationId ? await existing(tx, [storageLocationId]) : [];
    return start(tx, viewer, { name: null, kind: 'spot', placeIds, withoutPlace: placeIds.length === 0 });
  });
}

async function existing(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const unique = [...new Set(ids)];
  for (const id of unique) await find(tx, StorageLocation, 'storage location', id);
  return unique;
}

interface Scope {
  readonly name: string | null;
  readonly kind: CountKind;
  readonly placeIds: string[];
  readonly withoutPlace: boolean;
}

async function start(tx: Transaction, viewer: Viewer, scope: Scope, blind?: boolean): Promise<CountSessionView> {
  await lockNames(tx);
  const open = await countOpenSessions(tx.db, tx.organizationId);
  if (open >= limits.openCountsMax) throw conflict(msg('count.tooMany', { count: open }));
  const session = await addSession(tx, viewer, { ...scope, blind });
  await assertFits(tx, session);
  const { name, kind } = session;
  await publishCount(tx, session, { name, kind, blind: session.blind });
  return reloadSession(tx, viewer, session.id);
}

/** Throws CONFLICT when the sheet would have more rows than a device can show. */
async function assertFits(tx: Transaction, { id }: CountSession): Promise<void> {
  await tx.em.flush();
  const rows = await countSheetRows(tx.db, tx.organizationId, id);
  const most = limits.countRowsMax;
  if (rows > most) throw conflict(msg('count.tooLong', { rows, most }));
}

/** A new count of the business day; blind as the kitchen has set unless it says otherwise. */
export async function addSession(
  tx: Transaction,
  viewer: Viewer,
  { blind, ...scope }: Scope & { readonly blind?: boolean | undefined },
): Promise<CountSession> {
  const { blindCounts } = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
  return add(tx, CountSession, {
    ...scope,
    blind: blind ?? blindCounts,
    businessDate: businessDate(await findKitchen(tx), tx.occurredAt),
    startedById: viewer.id,
  });
}
