import { limits, MEGABYTE } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { HOUR } from '#schema/milliseconds.ts';
import { can } from '#schema/permissions.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { Changes } from '../../platform/database/changes.ts';
import { lockNames } from '../../platform/database/name-available.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { LineCheckAnswer } from '../line-checks/answers/line-check-answer.entity.ts';
import { mayRun } from '../line-checks/runs/line-check.policy.ts';
import { LineCheck } from '../line-checks/runs/line-check.entity.ts';
import { findKitchen } from '../organizations/organizations.queries.ts';
import { PrepTask } from '../prep/tasks/prep-task.entity.ts';
import { liveTask } from '../prep/tasks/prep-task.writes.ts';
import { RecipeStep } from '../recipes/parts/recipe-step.entity.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { WasteEntry } from '../waste/waste-entry.entity.ts';
import type { Photo } from './photo.entity.ts';
import { ownerOf, photoKinds, type PhotoKind, type PhotoOwner } from './photo.policy.ts';
import { countPhotos } from './photos.queries.ts';

/** The row that a photo belongs to, locked, and how its history records the photo. */
export interface PhotoOwnerRow {
  /** Throws unless the viewer may add a photo to it now. */
  readonly mayAdd: () => Promise<void> | void;
  /** Throws unless the viewer may change or delete this photo of it now. */
  readonly mayChange: (photo: Photo) => void;
  readonly recordChanges: (changes: Changes) => void;
}

type FindOwner = (tx: Transaction, viewer: Viewer, id: string) => Promise<PhotoOwnerRow>;

const owners: Record<PhotoKind, FindOwner> = {
  recipe: async (tx, _viewer, id) => {
    const recipe = await find(tx, Recipe, 'recipe', id, { lock: true });
    const { version } = recipe;
    return {
      mayAdd: () => {
        if (recipe.archivedAt !== null) throw conflict(msg('common.archived', { name: recipe.name }));
      },
      mayChange: () => undefined,
      recordChanges: (changes) =>
        tx.record({ entity: 'Recipe', entityId: id, changes, live: { type: 'RECIPE_UPDATED', data: { id, version } } }),
    };
  },
  waste: async (tx, viewer, id) => {
    const entry = await find(tx, WasteEntry, 'waste entry', id, { lock: true });
    const isManager = can(viewer.grants, 'waste.reverse');
    return {
      mayAdd: () => {
        if (entry.recordedById !== viewer.id && !isManager) throw forbidden(msg('photo.onlyLogger'));
      },
      mayChange: ({ createdById }) => {
        if (createdById !== viewer.id && !isManager) throw forbidden(msg('photo.onlyWhoAdded'));
      },
      recordChanges: (changes) => tx.record({ entity: 'WasteEntry', entityId: id, changes }),
    };
  },
  reading: async (tx, viewer, id) => {
    const reading = await find(tx, LineCheckAnswer, 'reading', id);
    const run = await find(tx, LineCheck, 'line check', reading.lineCheckId, { lock: true });
    const { version } = run;
    return {
      mayAdd: async () => {
        if (!mayRun(await findKitchen(tx), viewer)) throw forbidden(msg('check.givenToOthers'));
        // Also after the check was submitted: in the walk-in there is no network for a photo.
        if (tx.now.getTime() - reading.answeredAt.getTime() > limits.photoLaterHours * HOUR)
          throw conflict(msg('photo.readingTooOld', { hours: limits.photoLaterHours }));
      },
      mayChange: ({ createdById }) => {
        if (run.status === 'submitted') throw conflict(msg('photo.partOfRecord'));
        if (createdById !== viewer.id) throw forbidden(msg('photo.onlyWhoAdded'));
      },
      recordChanges: (changes) =>
        tx.record({
          entity: 'LineCheck',
          entityId: run.id,
          changes,
          live: { type: 'LINE_CHECK_UPDATED', data: { id: run.id, version } },
        }),
    };
  },
  task: async (tx, viewer, id) => {
    const task = await find(tx, PrepTask, 'task', id, { lock: true });
    return {
      mayAdd: () => {
        if (task.status === 'skipped' || task.status === 'cancelled') throw conflict(msg('photo.taskNotDone'));
        if (task.completedAt && tx.now.getTime() - task.completedAt.getTime() > limits.photoLaterHours * HOUR)
          throw conflict(msg('photo.taskTooOld', { hours: limits.photoLaterHours }));
      },
      mayChange: ({ createdById }) => {
        if (task.status === 'completed') throw conflict(msg('photo.partOfTask'));
        if (createdById !== viewer.id && !can(viewer.grants, 'prep.plan')) throw forbidden(msg('photo.onlyWhoAdded'));
      },
      recordChanges: (changes) =>
        tx.record({
          entity: 'PrepTask',
          entityId: id,
          changes,
          live: { type: 'PREP_TASK_UPDATED', data: liveTask(task, false) },
        }),
    };
  },
};

/** What this photo belongs to, locked. */
export function findOwner(tx: Transaction, viewer: Viewer, photo: PhotoOwner): Promise<PhotoOwnerRow> {
  const { kind, id } = ownerOf(photo);
  return owners[kind](tx, viewer, id);
}

/** Throws NOT_FOUND unless the step is one of this recipe. */
export async function checkStep(tx: Transaction, { recipeId, recipeStepId }: PhotoOwner): Promise<void> {
  if (!recipeStepId) return;
  const step = await find(tx, RecipeStep, 'step', recipeStepId);
  if (step.recipeId !== recipeId) throw notFound('step');
}

/**
 * Throws CONFLICT when there are as many photos here as there may be, or when the photos of the kitchen would take more than
 * `bytesMax` bytes, also when two are added at the same time.
 */
export async function refuseTooManyPhotos(
  tx: Transaction,
  owner: PhotoOwner,
  bytes: number,
  bytesMax: number,
): Promise<void> {
  await lockNames(tx);
  const { kind, id } = ownerOf(owner);
  const { column, max } = photoKinds[kind];
  const found = await countPhotos(tx.db, tx.organizationId, { column, id });
  if (found.here >= max) throw conflict(msg('photo.tooManyHere', { count: max }));
  if (found.bytes + bytes > bytesMax) {
    throw conflict(msg('photo.spaceFull', { size: Math.round(bytesMax / MEGABYTE) }));
  }
}
