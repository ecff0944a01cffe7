import { z } from 'zod';
import { limits } from '../limits.ts';
import { nameText } from '../name-text.ts';
import { viewScreens } from '../vocabulary.ts';
import { issue } from './issue.ts';
import * as parts from './parts.ts';

const fields = z.strictObject({
  screen: z.enum(viewScreens),
  name: z.string().overwrite(nameText).min(1, issue('field.name')).max(limits.viewNameMax),
  /** What `URLSearchParams` writes, so that it can be part of an address unchanged. */
  query: z
    .string()
    .max(limits.viewQueryMax)
    .regex(/^[\w%&=+*.-]*$/, issue('field.viewQuery')),
});

export const createSavedView = fields;

export const updateSavedView = fields
  .omit({ screen: true })
  .partial()
  .extend({ id: parts.id, version: parts.version.optional() });

export const deleteSavedView = z.strictObject({ id: parts.id });
