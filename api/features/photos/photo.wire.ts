import type { PhotoJson } from '#schema/rest.ts';
import type { Photo } from './photo.entity.ts';

export function photoJson({ id, version, caption, width, height, createdAt }: Photo): PhotoJson {
  return { id, version, caption, width, height, createdAt: createdAt.toISOString() };
}
