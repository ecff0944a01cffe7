import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { FileStore, StoredFile } from './file-store.ts';

/** Files in a folder, which is made with the first one. */
export class FolderFiles implements FileStore {
  constructor(private readonly root: string) {}

  /** Written under another name and renamed when it is on the disk, so that no half file has this name. */
  async write(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    const unfinished = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async read(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(): AsyncIterable<StoredFile> {
    for (const folder of await namesIn(this.root)) {
      for (const name of await namesIn(join(this.root, folder))) {
        const changedAt = await changeOf(join(this.root, folder, name));
        if (changedAt) yield { key: `${folder}/${name}`, changedAt };
      }
    }
  }

  private pathOf(key: string): string {
    const parts = key.split('/');
    if (parts.some((part) => !/^[\w-]+(\.[\w-]+)*$/.test(part))) throw new Error(`${key} is no key of a file.`);
    return join(this.root, parts.join(sep));
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Null for a file that was removed meanwhile, and for what is no file. */
async function changeOf(path: string): Promise<Date | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.mtime : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR')
  );
}
