import { feature } from '../../platform/feature.ts';
import { photoFilesJob } from './photo-files.job.ts';
import { Photo } from './photo.entity.ts';
import { descriptions } from './photos.descriptions.ts';
import { PhotosResolver } from './photos.resolver.ts';
import { photoRoutes } from './photos.rest.ts';

/** Photos of recipes. */
export const photos = feature({
  entities: [Photo],
  resolvers: [PhotosResolver],
  routes: photoRoutes,
  jobs: [photoFilesJob],
  descriptions,
});
