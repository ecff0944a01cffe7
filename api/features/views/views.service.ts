import type { ViewScreen } from '#schema/vocabulary.ts';
import {
  createSavedView as createInput,
  deleteSavedView as deleteInput,
  updateSavedView as updateInput,
} from '#schema/inputs/views.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import { lockNames } from '../../platform/database/name-available.ts';
import { escapeLike } from '../../platform/database/like.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { SavedView } from './saved-view.entity.ts';
import { listViews } from './views.queries.ts';

/** The viewer's own views of a screen, by name. */
export async function savedViews(ctx: Context, screen: ViewScreen): Promise<SavedView[]> {
  const viewer = authorize(ctx, 'views.own');
  return ctx.read((db) => listViews(db, viewer, screen));
}

/** Saves a view. Throws CONFLICT when the person has one of this name on the screen, or as many as they may have. */
export async function createSavedView(ctx: Context, rawInput: InputOf<typeof createInput>): Promise<SavedView> {
  const viewer = authorize(ctx, 'views.own');
  const input = parse(createInput, rawInput);
  return ctx.write('saved_view.created', input, async (tx) => {
    await lockNames(tx);
    if ((await tx.em.count(SavedView, { userId: viewer.id })) >= limits.viewsPerPerson)
      throw conflict(msg('view.tooMany', { count: limits.viewsPerPerson }));
    await assertNameFree(tx, viewer, input);
    const row = add(tx, SavedView, { ...input, userId: viewer.id });
    await tx.em.flush();
    return row;
  });
}

/** Renames a view, or replaces what it shows. */
export async function updateSavedView(ctx: Context, rawInput: InputOf<typeof updateInput>): Promise<SavedView> {
  const viewer = authorize(ctx, 'views.own');
  const { id, version, ...patch } = parse(updateInput, rawInput);
  return ctx.write('saved_view.updated', { id, version, ...patch }, async (tx) => {
    await lockNames(tx);
    const row = await findOwn(tx, viewer, id, version);
    if (patch.name !== undefined) await assertNameFree(tx, viewer, { screen: row.screen, name: patch.name }, id);
    assignChanges(row, patch);
    await tx.em.flush();
    return row;
  });
}

export async function deleteSavedView(ctx: Context, rawInput: InputOf<typeof deleteInput>): Promise<string> {
  const viewer = authorize(ctx, 'views.own');
  const input = parse(deleteInput, rawInput);
  return ctx.write('saved_view.deleted', input, async (tx) => {
    tx.em.remove(await findOwn(tx, viewer, input.id));
    return input.id;
  });
}

/** A colleague's view is not found, like one of another kitchen. */
async function findOwn(tx: Transaction, viewer: Viewer, id: string, version?: number): Promise<SavedView> {
  const row = await find(tx, SavedView, 'view', id, { lock: true });
  if (row.userId !== viewer.id) throw notFound('view');
  return version === undefined ? row : find(tx, SavedView, 'view', id, { version });
}

async function assertNameFree(
  tx: Transaction,
  viewer: Viewer,
  { screen, name }: Pick<SavedView, 'screen' | 'name'>,
  ownId?: string,
): Promise<void> {
  const rows = await tx.em.find(SavedView, { userId: viewer.id, screen, name: { $ilike: escapeLike(name) } });
  if (rows.some((row) => row.id !== ownId)) throw conflict(msg('view.nameTaken', { name }));
}
