import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const holderShape = z.object({ pid: z.number().int(), started: z.string(), port: z.number().int().optional() });
type Holder = z.infer<typeof holderShape>;

/**
 * Claims a data directory for this process until `release()` or its end. A claim of a killed process is taken over. Throws
 * an error that names the holder when another running server has it.
 */
export function lockDataDirectory(dataDir: string, port?: number): { release(): void } {
  const file = join(dataDir, 'server.lock');
  const claimFile = `${file}.${process.pid}`;
  const claim: Holder = { pid: process.pid, started: startOf(process.pid) ?? '', port };
  writeFileSync(claimFile, JSON.stringify(claim));
  try {
    while (!linked(claimFile, file)) dropStale(dataDir, file);
  } finally {
    rmSync(claimFile, { force: true });
  }
  const release = (): void => {
    process.off('exit', release);
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return { release };
}

/** A hard link atomically creates a complete file only if the name is free. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function dropStale(dataDir: string, file: string): void {
  refuseLiving(dataDir, readHolder(file));
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  // Another server may have replaced the stale claim between our read and our rename: then we moved its valid claim.
  const moved = readHolder(aside);
  if (moved && isLiving(moved)) linked(aside, file);
  rmSync(aside, { force: true });
  refuseLiving(dataDir, moved);
}

function refuseLiving(dataDir: string, holder: Holder | undefined): void {
  if (!holder || !isLiving(holder)) return;
  const where = holder.port ? `process ${holder.pid}, port ${holder.port}` : `process ${holder.pid}`;
  throw new Error(
    `The data directory ${dataDir} is in use by another Brigade server (${where}). Stop it first, or set DATA_DIR to another directory.`,
  );
}

function readHolder(file: string): Holder | undefined {
  try {
    return holderShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Process ids are reused after a restart, so the start time is compared where the system provides it. */
function isLiving(holder: Holder): boolean {
  if (!isAlive(holder.pid)) return false;
  const started = startOf(holder.pid);
  return started === undefined ? holder.pid !== process.pid : started === holder.started;
}

/** Whether a process with this id exists, except zombies. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
  return processState(pid)?.[0] !== 'Z';
}

function startOf(pid: number): string | undefined {
  return processState(pid)?.[19];
}

/** The fields of /proc/<pid>/stat from the state on; undefined where there is no /proc. */
function processState(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
