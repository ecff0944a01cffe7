import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Mutation: {
      fields: {
        updatePhoto: 'Changes the caption of a photo.',
        deletePhoto: 'Deletes a photo for good. Returns its id.',
      },
    },
    Recipe: {
      fields: {
        photos: 'Its photos, the oldest first, at most 40. `POST /api/photos` adds one.',
      },
    },
    WasteEntry: { fields: { photos: 'Photos of what was thrown away, the oldest first, at most 6.' } },
    LineCheckAnswer: { fields: { photos: 'Photos that show what was found, the oldest first, at most 6.' } },
    PrepTask: { fields: { photos: 'Photos of the work, the oldest first, at most 6.' } },
    Photo: {
      about: 'A photo. Its file is at `/api/photos/{id}/large`, and a small one at `/api/photos/{id}/small`.',
      fields: {
        recipeStepId: 'The id of the step of the recipe that it shows; null when it shows none.',
        caption: 'What it shows; null without one.',
        width: 'The width of the large size, in pixels.',
        height: 'The height of the large size, in pixels.',
        createdById: 'The id of the person who added it.',
      },
    },
    UpdatePhotoInput: {
      about: 'A new caption.',
      fields: {
        id: 'The id of the photo.',
        caption: 'What it shows, at most 200 characters; null removes it. Left out, it stays.',
      },
    },
    DeletePhotoInput: { about: 'A photo to delete.', fields: { id: 'The id of the photo.' } },
  },
};
