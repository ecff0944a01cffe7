import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the migrations are: beside the sources, or beside what was built from them. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** The files of the folder that are migrations: a time and a word, such as 20261121070000_devices. Tests stand beside them. */
export const migrationFiles = '+([0-9])_+([0-9a-z_]).{js,ts}';

/** Every migration by name, oldest first, as the table of migrations knows them. */
export const migrationNames: readonly string[] = readdirSync(migrationsFolder)
  .flatMap((file) => /^(\d+_[\da-z_]+)\.[jt]s$/.exec(file)?.[1] ?? [])
  .toSorted();
