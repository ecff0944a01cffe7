import { existsSync, mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { exportServer } from '../platform/database/transfer/export-server.ts';
import { importServer } from '../platform/database/transfer/import-server.ts';
import { restoreServer } from '../platform/database/transfer/restore-server.ts';
import type { Transferred } from '../platform/database/transfer/export-format.ts';
import type { OpenStore } from './open-store.ts';

/** Backups that are kept in a folder when nobody says how many. */
export const KEPT_BACKUPS = 14;
const BACKUP = /^brigade-\d{4}-\d\d-\d\dT\d{6}Z\.export\.gz$/;

/** A new backup and what it holds. */
export interface Backup extends Transferred {
  readonly file: string;
  /** How many older ones were removed. */
  readonly removed: number;
}

/** Writes everything into a new file. Throws when the file is there already. */
export async function exportTo({ url }: OpenStore, file: string): Promise<Transferred> {
  if (existsSync(file)) throw new Error(`${file} is there already. Name a new file.`);
  return exportServer(url, file);
}

/** Fills an empty database. */
export async function importFrom({ store }: OpenStore, file: string): Promise<Transferred> {
  return importServer(store.orm, file);
}

/** Writes an export named after this moment into a folder, and removes the oldest beyond `keep`. */
export async function backUp(open: OpenStore, folder: string, keep: number, now = new Date()): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `brigade-${stampOf(now)}.export.gz`);
  const made = await exportTo(open, file);
  const old = (await readdir(folder))
    .filter((name) => BACKUP.test(name))
    .toSorted()
    .slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return { ...made, file, removed: old.length };
}

/** Puts back what a backup holds in place of everything else, and tells the server. What was there is backed up first, beside the data. */
export async function restoreFrom(
  open: OpenStore,
  file: string,
  dataDir: string,
): Promise<Transferred & { readonly before: string }> {
  const before = resolve(dataDir, `before-restore-${stampOf(new Date())}.export.gz`);
  const restored = await restoreServer(open.store.orm, file, before);
  await open.tellRestored();
  return { ...restored, before };
}

/** Such as 2026-11-22T031500Z: sorts by time, and every file system takes it. */
function stampOf(time: Date): string {
  return time.toISOString().replaceAll(':', '').replace(/\.\d+/, '');
}
