import { limits } from '#schema/limits.ts';
import type { Permission } from '#schema/permissions.ts';

/** What a photo can belong to. */
export type PhotoKind = 'recipe' | 'waste' | 'reading' | 'task';

interface KindRules {
  /** The column with the id of what it belongs to. */
  readonly column: 'recipeId' | 'wasteEntryId' | 'answerId' | 'prepTaskId';
  readonly read: Permission;
  /** What is needed to add, name or delete one. Who else may is decided by the row. */
  readonly change: Permission;
  /** How many photos one may have. */
  readonly max: number;
}

export const photoKinds = {
  recipe: {
    column: 'recipeId',
    read: 'recipes.read',
    change: 'recipes.update',
    max: limits.photosPerRecipe,
  },
  waste: {
    column: 'wasteEntryId',
    read: 'waste.read',
    change: 'waste.log',
    max: limits.photosPerEntry,
  },
  reading: {
    column: 'answerId',
    read: 'line-checks.read',
    change: 'line-checks.work',
    max: limits.photosPerEntry,
  },
  task: {
    column: 'prepTaskId',
    read: 'prep.read',
    change: 'prep.work',
    max: limits.photosPerEntry,
  },
} as const satisfies Record<PhotoKind, KindRules>;

/** The ids of what a photo may belong to; one of them is set. */
export interface PhotoOwner {
  readonly recipeId?: string | null | undefined;
  readonly recipeStepId?: string | null | undefined;
  readonly wasteEntryId?: string | null | undefined;
  readonly answerId?: string | null | undefined;
  readonly prepTaskId?: string | null | undefined;
}

/** What the photo belongs to, with its id. */
export function ownerOf({ recipeId, wasteEntryId, answerId, prepTaskId }: PhotoOwner): {
  readonly kind: PhotoKind;
  readonly id: string;
} {
  if (recipeId) return { kind: 'recipe', id: recipeId };
  if (wasteEntryId) return { kind: 'waste', id: wasteEntryId };
  if (answerId) return { kind: 'reading', id: answerId };
  return { kind: 'task', id: prepTaskId ?? '' };
}
