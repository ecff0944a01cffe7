import { feature } from '../../platform/feature.ts';
import { photoFilesJob } from './photo-files.job.ts';
import { Photo } from './photo.entity.ts';
import { descriptions } from './photos.descriptions.ts';
import { PhotosResolver, ReadingPhotosResolver, WastePhotosResolver } from './photos.resolver.ts';
import { photoRoutes } from './photos.rest.ts';

/** Photos of recipes and their steps, of waste, and of readings of line checks. */
export const photos = feature({
  entities: [Photo],
  resolvers: [PhotosResolver, WastePhotosResolver, ReadingPhotosResolver],
  routes: photoRoutes,
  jobs: [photoFilesJob],
  descriptions,
  linksLeftOut: { 'Photo.recipeStepId': 'A step is read with its recipe.' },
});
