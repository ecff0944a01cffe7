import { addDays, businessDate } from '#schema/business-day.ts';
import { closeDay as closeInput, handoverFilter, signHandoverCard as signInput } from '#schema/inputs/handovers.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { readOne } from '../../platform/context/read-one.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import { lockNames } from '../../platform/database/name-available.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, fieldError, notFound } from '../../platform/errors.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { assertOwnPin } from '../devices/pins/pins.service.ts';
import { User } from '../users/user.entity.ts';
import { HandoverCard } from './handover-card.entity.ts';
import type { HandoverCardView } from './handover-card.view.ts';
import { findCards, findLatest, listCards } from './handover-cards.queries.ts';
import { readFacts } from './handover-facts.queries.ts';
import type { HandoverFacts } from './handover-facts.types.ts';

/** The state of the kitchen that closing a day would record: of today, or of a day that can still be closed. */
export async function handoverFacts(ctx: Context, date: string | null): Promise<HandoverFacts> {
  const viewer = authorize(ctx, 'handovers.read');
  const now = new Date();
  return ctx.read((db) => readFacts(db, viewer, closableDay(viewer, now, date), now));
}

/** The latest card: of this business day, or of the last one that was closed before it. */
export async function latestHandoverCard(ctx: Context, date: string | null): Promise<HandoverCardView | null> {
  const viewer = authorize(ctx, 'handovers.read');
  return ctx.read((db) => findLatest(db, viewer, date ?? businessDate(viewer.kitchen, new Date())));
}

export async function handoverCards(
  ctx: Context,
  rawFilter: InputOf<typeof handoverFilter>,
  page: PageInput,
): Promise<Page<HandoverCardView>> {
  const viewer = authorize(ctx, 'handovers.read');
  const { search } = parse(handoverFilter, rawFilter);
  return ctx.read((db) => listCards(db, viewer, { search: search || null, page }));
}

export async function handoverCardsById(ctx: Context, ids: readonly string[]): Promise<HandoverCardView[]> {
  const viewer = authorize(ctx, 'handovers.read');
  return ctx.read((db) => findCards(db, viewer, ids));
}

/** One card. */
export async function handoverCard(ctx: Context, id: string): Promise<HandoverCardView> {
  const viewer = authorize(ctx, 'handovers.read');
  return readOne(ctx, 'handover card', id, async (db) => (await findCards(db, viewer, [id]))[0]);
}

/**
 * Closes a business day: records its facts with what the lead adds. A day has one card; with the card's `version` it is changed,
 * and its facts are recorded again. Throws CONFLICT when somebody else closed or changed it meanwhile, or when it is signed.
 */
export async function closeDay(ctx: Context, raw: InputOf<typeof closeInput>): Promise<HandoverCardView> {
  const viewer = authorize(ctx, 'handovers.close');
  const { businessDate: date, version, note, announcements, eightySix } = parse(closeInput, raw);
  return ctx.write('day.closed', raw, async (tx) => {
    await lockNames(tx);
    const day = closableDay(viewer, tx.now, date ?? null);
    const card = await cardOf(tx, day, version ?? null);
    const facts = await readFacts(tx.db, viewer, day, tx.now);
    const texts = {
      note: note || null,
      announcements: announcements || null,
      eightySix: withoutRepeats(eightySix ?? []),
    };
    const closed = { facts, closedById: viewer.id, closedAt: tx.now };
    const row = card ?? add(tx, HandoverCard, { businessDate: day, ...texts, ...closed });
    const changes = card ? assignChanges(card, texts) : texts;
    if (card) Object.assign(card, closed);
    return save(tx, viewer, row, changes);
  });
}

/** Signs a card with the caller's own PIN. Throws CONFLICT when it is signed, or its closer signs on the same day. */
export async function signHandoverCard(ctx: Context, raw: InputOf<typeof signInput>): Promise<HandoverCardView> {
  const viewer = authorize(ctx, 'handovers.sign');
  const { id, version, pin } = parse(signInput, raw);
  // Without the PIN, which must not be stored, not even as a hash of the request.
  return ctx.write('handover.signed', { id, version }, async (tx) => {
    const card = await find(tx, HandoverCard, 'handover card', id, { version, lock: true });
    if (card.signedById === viewer.id) return reload(tx, viewer, card.id);
    await refuseSigned(tx, card);
    await assertOwnPin(ctx, tx.db, pin);
    const today = businessDate(viewer.kitchen, tx.now);
    if (card.closedById === viewer.id && card.businessDate === today) throw conflict(msg('handover.ownSameDay'));
    Object.assign(card, { signedById: viewer.id, signedAt: tx.now });
    return save(tx, viewer, card, {});
  });
}

/** Today, or yesterday for who closes after the rollover. Throws VALIDATION_FAILED for another day. */
function closableDay(viewer: Viewer, now: Date, date: string | null): string {
  const today = businessDate(viewer.kitchen, now);
  const day = date ?? today;
  if (day !== today && day !== addDays(today, -1)) throw fieldError('businessDate', msg('handover.otherDay'));
  return day;
}

/** The card to change; null when the day has none. */
async function cardOf(tx: Transaction, day: string, version: number | null): Promise<HandoverCard | null> {
  const existing = await tx.em.findOne(HandoverCard, { businessDate: day });
  if (!existing) return null;
  if (version !== null) await find(tx, HandoverCard, 'handover card', existing.id, { version, lock: true });
  await refuseSigned(tx, existing);
  if (version === null) {
    throw conflict(msg('handover.closedAlready', { name: await nameOf(tx, existing.closedById) }));
  }
  return existing;
}

async function refuseSigned(tx: Transaction, card: HandoverCard): Promise<void> {
  if (card.signedById === null) return;
  throw conflict(msg('handover.signedAlready', { name: await nameOf(tx, card.signedById) }));
}

async function nameOf(tx: Transaction, userId: string): Promise<string> {
  return (await find(tx, User, 'person', userId)).name;
}

async function save(tx: Transaction, viewer: Viewer, card: HandoverCard, changes: unknown): Promise<HandoverCardView> {
  await tx.em.flush();
  const { id, version } = card;
  const live = { type: 'HANDOVER_UPDATED', data: { id, version } } as const;
  tx.record({ entity: 'HandoverCard', entityId: id, changes, live });
  return reload(tx, viewer, id);
}

async function reload(tx: Transaction, viewer: Viewer, id: string): Promise<HandoverCardView> {
  const [row] = await findCards(tx.db, viewer, [id]);
  if (!row) throw notFound('handover card');
  return row;
}

/** The names in their order, each once whatever its case. */
function withoutRepeats(names: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const name of names) if (!first.has(name.toLowerCase())) first.set(name.toLowerCase(), name);
  return [...first.values()];
}
