import { limits } from '#schema/limits.ts';
import { DAY } from '#schema/milliseconds.ts';
import type { AppServices } from '../../platform/app-services.ts';
import { existingPhotos } from './photos.queries.ts';

const BATCH = 500;

/**
 * Deletes old files without a photo, which an upload that was cut off leaves. Files of kitchens
 * that this server does not have are left alone: its database may be empty because it is yet to be restored.
 */
export async function removeLeftFiles(app: AppServices, now: Date): Promise<void> {
  const kitchens = await app.database.unscoped().selectFrom('organizationCode').select('organizationId').execute();
  const waiting = new Map<string, string[]>(kitchens.map(({ organizationId }) => [organizationId, []]));
  const before = new Date(now.getTime() - limits.photoFileDays * DAY);
  for await (const { organizationId, id } of app.photos.olderThan(before)) {
    const ids = waiting.get(organizationId);
    if (ids && ids.push(id) >= BATCH) await removeWithoutPhoto(app, organizationId, ids.splice(0));
  }
  for (const [organizationId, ids] of waiting) await removeWithoutPhoto(app, organizationId, ids);
}

async function removeWithoutPhoto(app: AppServices, organizationId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const existing = await app.database.read(organizationId, (db) => existingPhotos(db, organizationId, ids));
  for (const id of ids) if (!existing.has(id)) await app.photos.remove({ organizationId, id });
}
