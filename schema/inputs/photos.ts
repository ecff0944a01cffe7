import { z } from 'zod';
import { limits } from '../limits.ts';
import { issue } from './issue.ts';
import { id, version } from './parts.ts';

const caption = z.string().trim().max(limits.photoCaptionMax);

/**
 * What an uploaded photo belongs to: a recipe, which may name one of its steps, an entry of waste, a reading of a line check,
 * or a prep task.
 */
export const addPhoto = z
  .strictObject({
    recipeId: id.nullish(),
    recipeStepId: id.nullish(),
    wasteEntryId: id.nullish(),
    answerId: id.nullish(),
    prepTaskId: id.nullish(),
    caption: caption.nullish(),
  })
  .refine(
    ({ recipeId, wasteEntryId, answerId, prepTaskId }) =>
      [recipeId, wasteEntryId, answerId, prepTaskId].filter(Boolean).length === 1,
    {
      message: issue('photo.oneOwner'),
    },
  )
  .refine(({ recipeId, recipeStepId }) => !recipeStepId || Boolean(recipeId), { message: issue('photo.oneOwner') });

/** Changes the caption; null or a blank one removes it, undefined leaves it. */
export const updatePhoto = z.strictObject({ id, version, caption: caption.nullish() });

export const deletePhoto = z.strictObject({ id });
