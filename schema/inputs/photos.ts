import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, version } from './parts.ts';

const caption = z.string().trim().max(limits.photoCaptionMax);

/** What an uploaded photo belongs to. */
export const addPhoto = z.strictObject({ recipeId: id, caption: caption.nullish() });

/** Changes the caption; null or a blank one removes it, undefined leaves it. */
export const updatePhoto = z.strictObject({ id, version, caption: caption.nullish() });

export const deletePhoto = z.strictObject({ id });
