import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const bin = join(root, 'node_modules', '.bin');

/** Node 24 from its npm package; code that runs before the install must work with an older one. */
export function newNode() {
  const installed = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    'Node 24 is missing: its npm package was installed without its install script. Run `npm rebuild node`.',
  );
}

/** Installs a directory's locked packages when one is missing or has another version. Takes 10 ms when all are installed. */
export function installPackages(directory = root) {
  if (isComplete(directory)) return;
  console.log('Installing the packages; the first time this takes a minute or two.');
  // Must not run on the Node that npm is about to replace.
  const path = process.env.PATH.split(delimiter).filter((entry) => resolve(entry) !== bin);
  const env = { ...process.env, PATH: path.join(delimiter) };
  const options = { cwd: directory, env, encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 2 ** 26 };
  const run = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'], options);
  if (run.status === 0) return;
  throw new Error(`The packages could not be installed.\n${run.error?.message ?? run.stdout + run.stderr}`);
}

function isComplete(directory) {
  const locked = packagesIn(join(directory, 'package-lock.json'));
  const present = packagesIn(join(directory, 'node_modules', '.package-lock.json'));
  return Object.entries(locked).every(([path, { version, optional }]) => {
    // A package outside of node_modules is a link to another directory.
    if (!path.startsWith('node_modules/')) return true;
    return present[path] ? present[path].version === version : Boolean(optional);
  });
}

function packagesIn(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}
