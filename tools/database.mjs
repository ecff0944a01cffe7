import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../api/embedded-postgres/embedded.ts';

/** Runs `work` on a temporary embedded database. */
export async function withDatabase(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'brigade-database-'));
  const database = await startEmbedded({ dataDir, log: () => undefined });
  try {
    return await work(database.url);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
