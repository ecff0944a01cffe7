import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of migrations, in the sources and in the build. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** File names of migrations: time and name, such as 20261121070000_devices. The folder also has tests. */
export const migrationFiles = '+([0-9])_+([0-9a-z_]).{js,ts}';

/** The names of all migrations, oldest first, as in the table of migrations. */
export const migrationNames: readonly string[] = readdirSync(migrationsFolder)
  .flatMap((file) => /^(\d+_[\da-z_]+)\.[jt]s$/.exec(file)?.[1] ?? [])
  .toSorted();
