import type { PhotoJson } from '#schema/rest.ts';
import type { Photo } from './photo.entity.ts';

export function photoJson({ id, version, recipeStepId, caption, width, height, createdAt }: Photo): PhotoJson {
  return { id, version, recipeStepId, caption, width, height, createdAt: createdAt.toISOString() };
}
