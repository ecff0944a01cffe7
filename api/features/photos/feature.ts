import { feature } from '../../platform/feature.ts';
import { photoFilesJob } from './photo-files.job.ts';
import { Photo } from './photo.entity.ts';
import { descriptions } from './photos.descriptions.ts';
import { PhotosResolver, ReadingPhotosResolver, TaskPhotosResolver, WastePhotosResolver } from './photos.resolver.ts';
import { photoRoutes } from './photos.rest.ts';

/** Photos of recipes and their steps, of waste, of readings of line checks, and of tasks. */
export const photos = feature({
  entities: [Photo],
  resolvers: [PhotosResolver, WastePhotosResolver, ReadingPhotosResolver, TaskPhotosResolver],
  routes: photoRoutes,
  jobs: [photoFilesJob],
  descriptions,
  linksLeftOut: { 'Photo.recipeStepId': 'A step is read with its recipe.' },
});
