import { existsSync, mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { msg } from '#schema/messages.ts';
import { conflict } from '../platform/errors.ts';
import { exportServer } from '../platform/database/transfer/export-server.ts';
import { importServer } from '../platform/database/transfer/import-server.ts';
import { restoreServer } from '../platform/database/transfer/restore-server.ts';
import type { Transferred } from '../platform/database/transfer/export-format.ts';
import type { OpenDatabase } from './open-database.ts';

/** How many backups to keep by default. */
export const DEFAULT_KEEP = 14;
const BACKUP = /^brigade-\d{4}-\d\d-\d\dT\d{6}Z\.export\.gz$/;

/** A new backup and its contents. */
export interface Backup extends Transferred {
  readonly file: string;
  /** How many older ones were removed. */
  readonly removed: number;
}

/** Exports everything into a new file. Throws when the file exists. */
export async function exportTo({ url }: OpenDatabase, file: string): Promise<Transferred> {
  if (existsSync(file)) throw conflict(msg('export.fileExists', { file }));
  return exportServer(url, file);
}

/** Imports into an empty database. */
export async function importFrom({ database }: OpenDatabase, file: string): Promise<Transferred> {
  return importServer(database.orm, file);
}

/** Exports into a file named by the current time, and removes the oldest beyond `keep`. */
export async function createBackup(
  open: OpenDatabase,
  folder: string,
  keep: number,
  now = new Date(),
): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `brigade-${stampOf(now)}.export.gz`);
  const created = await exportTo(open, file);
  const old = (await readdir(folder))
    .filter((name) => BACKUP.test(name))
    .toSorted()
    .slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return { ...created, file, removed: old.length };
}

/** Replaces all data with a backup and notifies running servers. The previous data is backed up first, beside the data. */
export async function restoreFrom(
  open: OpenDatabase,
  file: string,
  dataDir: string,
): Promise<Transferred & { readonly before: string }> {
  const before = resolve(dataDir, `before-restore-${stampOf(new Date())}.export.gz`);
  const restored = await restoreServer(open.database.orm, file, before);
  await open.notifyRestored();
  return { ...restored, before };
}

/** Such as 2026-11-22T031500Z: sorts by time, and is valid on every file system. */
function stampOf(time: Date): string {
  return time.toISOString().replaceAll(':', '').replace(/\.\d+/, '');
}
