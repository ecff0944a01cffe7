import { z } from 'zod';
import { limits } from '../limits.ts';
import { photoSubjects } from '../vocabulary.ts';
import { id, version } from './parts.ts';

const caption = z.string().trim().max(limits.photoCaptionMax);

/** What an uploaded photo belongs to. */
export const addPhoto = z.strictObject({
  subject: z.enum(photoSubjects),
  /** The recipe, line check or waste entry. */
  subjectId: id,
  /** The step of the recipe that it shows. */
  stepId: id.nullish(),
  /** The item of the line check that it proves. */
  itemId: id.nullish(),
  caption: caption.nullish(),
});

/** Changes the caption; null or a blank one removes it. */
export const updatePhoto = z.strictObject({ id, version, caption: caption.nullish() });

export const deletePhoto = z.strictObject({ id });
