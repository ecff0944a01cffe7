import { limits } from '#schema/limits.ts';
import type { QueryField } from '../graphql/root-fields.generated.ts';
import type { PhotoPartsFragment } from './photos.generated.ts';

/** What photos belong to. */
export interface PhotoOwner {
  /** Its id, as the upload names it. */
  readonly ids: Readonly<Record<string, string>>;
  readonly name: string;
  /** The queries that show its photos. */
  readonly shownIn: QueryField;
  readonly max: number;
}

export function photosOfRecipe({ id, name }: { readonly id: string; readonly name: string }): PhotoOwner {
  return { ids: { recipeId: id }, name, shownIn: 'recipe', max: limits.photosPerRecipe };
}

/** A photo of a step is one of its recipe. */
export function photosOfStep(recipe: { readonly id: string }, stepId: string, name: string): PhotoOwner {
  return { ...photosOfRecipe({ id: recipe.id, name }), ids: { recipeId: recipe.id, recipeStepId: stepId } };
}

export function photosOfWaste({ id, itemName }: { readonly id: string; readonly itemName: string }): PhotoOwner {
  return { ids: { wasteEntryId: id }, name: itemName, shownIn: 'node', max: limits.photosPerEntry };
}

/** Of a reading of a line check. */
export function photosOfReading(answerId: string, name: string): PhotoOwner {
  return { ids: { answerId }, name, shownIn: 'lineCheck', max: limits.photosPerEntry };
}

/** Of the work on a prep task. */
export function photosOfTask({ id, name }: { readonly id: string; readonly name: string }): PhotoOwner {
  return { ids: { prepTaskId: id }, name, shownIn: 'prepTask', max: limits.photosPerEntry };
}

/** Who may caption or delete a photo. */
export type MayChange = boolean | ((photo: PhotoPartsFragment) => boolean);
