/** Photos. */
export const photosMessages = {
  'photo.tooLarge': 'A photo may have {size} MB at most. Take it with a lower resolution.',
  'photo.tooManyPixels': 'A photo may have {count} megapixels at most. Take it with a lower resolution.',
  'photo.unreadable': 'This is no photo that can be read. Use a JPEG, PNG or WebP file.',
  'photo.heic': 'HEIC photos cannot be read here. Save it as JPEG and try again.',
  'photo.tooSlow': 'This photo takes too long to read. Use another one.',
  'photo.busy': 'Many photos are being added right now. Try again in a few seconds.',
  'photo.cutShort': 'The photo did not arrive completely. Try again.',
  'photo.tooManyHere': 'There are {count} photos here already. Delete one first.',
  'photo.tooManyInKitchen': 'This kitchen has {count} photos. Delete some first.',
  'photo.spaceFull': 'The photos of this kitchen take {size} MB, which is all it has. Delete some first.',
  'photo.needsCheckItem': 'A photo of a line check belongs to one of its items.',
  'photo.onlyLogger': 'Only who logged it, or a manager, can add photos.',
  'photo.onlyOwn': 'A manager can delete or change this photo, or who added it, for {count} minutes.',
  'photo.checkSubmitted': 'This check is submitted. Only a manager can change its photos.',
} as const;
