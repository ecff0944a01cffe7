/** Photos. */
export const photosMessages = {
  'photo.tooLarge': 'A photo may have {size} MB at most. Take it with a lower resolution.',
  'photo.tooManyPixels': 'A photo may have {count} megapixels at most. Take it with a lower resolution.',
  'photo.unreadable': 'This is no photo that can be read. Use a JPEG, PNG or WebP file.',
  'photo.heic': 'HEIC photos cannot be read here. Save it as JPEG and try again.',
  'photo.tooSlow': 'This photo takes too long to read. Use another one.',
  'photo.busy': 'Many photos are being added right now. Try again in a few seconds.',
  'photo.tooManyHere': 'There are {count} photos here already. Delete one first.',
  'photo.oneOwner': 'Say what the photo belongs to: one recipe, entry of waste, reading or task.',
  'photo.onlyWhoAdded': 'Only the person who added this photo may change it.',
  'photo.onlyLogger': 'Only the person who logged this waste, or a manager, may add photos to it.',
  'photo.readingTooOld': 'A photo of a reading is added within {hours} hours.',
  'photo.partOfRecord': 'This line check was submitted. Its photos stay in the record.',
  'photo.taskNotDone': 'This task is no longer on the list. It gets no photos.',
  'photo.taskTooOld': 'A photo of a finished task is added within {hours} hours.',
  'photo.partOfTask': 'This task is done. Its photos stay in the record.',
  'photo.spaceFull': 'The photos of this kitchen take {size} MB, which is all it has. Delete some first.',
  'photo.storeFailed':
    'Photos cannot be saved or shown right now. Nothing was changed. Try again later, or tell the person who runs this server.',
} as const;
