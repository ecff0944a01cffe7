/** Photos. */
export const photosMessages = {
  'photo.tooLarge': 'A photo may have {size} MB at most. Take it with a lower resolution.',
  'photo.tooManyPixels': 'A photo may have {count} megapixels at most. Take it with a lower resolution.',
  'photo.unreadable': 'This is no photo that can be read. Use a JPEG, PNG or WebP file.',
  'photo.heic': 'HEIC photos cannot be read here. Save it as JPEG and try again.',
  'photo.tooSlow': 'This photo takes too long to read. Use another one.',
  'photo.busy': 'Many photos are being added right now. Try again in a few seconds.',
  'photo.tooManyHere': 'There are {count} photos here already. Delete one first.',
  'photo.spaceFull': 'The photos of this kitchen take {size} MB, which is all it has. Delete some first.',
  'photo.storeFailed':
    'Photos cannot be saved or shown right now. Nothing was changed. Try again later, or tell the person who runs this server.',
} as const;
