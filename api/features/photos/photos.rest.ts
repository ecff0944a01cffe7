import { z } from 'zod';
import { addPhoto } from '#schema/inputs/photos.ts';
import { limits } from '#schema/limits.ts';
import { photoShape } from '#schema/rest.ts';
import { photoSizes } from '#schema/vocabulary.ts';
import { unparsed } from '../../platform/context/parse.ts';
import type { Rest } from '../../platform/rest/routes.ts';
import { photoJson } from './photo.wire.ts';
import * as photos from './photos.service.ts';

/** A little more than a photo may have, so that a photo that is too large gets its own error message. */
const UPLOAD_MAX = limits.photoBytesMax + 1_000_000;

export function photoRoutes(rest: Rest): void {
  rest.post(
    '/api/photos',
    {
      about:
        'Adds a photo to a recipe, to an entry of waste, to a reading of a line check, or to a prep task; exactly one of their ids is given. The body is the file, of at most 12 MB and 50 megapixels. It is made smaller, turned upright, and stored without its metadata, such as the place where it was taken.',
      group: 'Photos',
      needs: 'photos.change',
      query: {
        recipeId: addPhoto.shape.recipeId.describe('The id of the recipe.'),
        recipeStepId: addPhoto.shape.recipeStepId.describe('The id of the step of the recipe that it shows.'),
        wasteEntryId: addPhoto.shape.wasteEntryId.describe('The id of the entry of waste.'),
        answerId: addPhoto.shape.answerId.describe('The id of the reading of a line check.'),
        prepTaskId: addPhoto.shape.prepTaskId.describe('The id of the prep task.'),
        caption: addPhoto.shape.caption.describe('What it shows, at most 200 characters.'),
      },
      upload: { types: ['image/jpeg', 'image/png', 'image/webp'], max: UPLOAD_MAX },
      answer: photoShape,
    },
    async ({ ctx, query, file }) => photoJson(await photos.addPhoto(ctx, file, unparsed<typeof addPhoto>(query))),
  );
  rest.get(
    '/api/photos/:id/:size',
    {
      about: 'A photo, as WebP. It never changes, so that browsers may keep it.',
      group: 'Photos',
      needs: 'photos.read',
      params: {
        id: z.uuid().describe('The id of the photo.'),
        size: z.enum(photoSizes).describe('The longer side has at most 1600 or 320 pixels.'),
      },
      answer: z.string().describe('The file.'),
      type: 'image/webp',
    },
    async ({ ctx, params, reply }) => {
      const file = await photos.photoFile(ctx, params['id'] ?? '', params['size'] ?? '');
      return reply
        .headers({ 'cache-control': 'private, max-age=31536000, immutable', vary: 'cookie, authorization' })
        .type('image/webp')
        .send(file);
    },
  );
}
