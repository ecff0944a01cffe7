import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newNode, root } from './install.mjs';

const notShipped = /\.test\.tsx?$|^(api|web)\/(testing|e2e)(\/|$)|\/vitest\.config\.ts$/;
const parts = [
  {
    name: 'api',
    sources: ['api', 'schema', 'package.json', 'package-lock.json', 'tsconfig.json', 'tools/build.mjs'],
    make: makeApi,
  },
  {
    name: 'web',
    sources: ['web', 'schema', 'package.json', 'package-lock.json', 'tsconfig.json', 'tools/build.mjs'],
    make: makeWeb,
  },
];

/**
 * Builds into dist/ what changed since the last build: the server as JavaScript, the web app as hashed assets.
 * `dist/build-id` names the result. Throws with the compiler's output when a part does not build.
 * @param names the parts to build, such as `['api']`; all of them when left out
 */
export async function build(names = parts.map(({ name }) => name)) {
  const before = readFingerprints();
  const requested = parts.filter(({ name }) => names.includes(name));
  const now = { ...before, ...Object.fromEntries(requested.map(({ name, sources }) => [name, fingerprint(sources)])) };
  const stale = requested.filter(({ name }) => before[name] !== now[name]);
  if (stale.length === 0) return;
  const started = Date.now();
  console.log(`Building ${stale.map(({ name }) => name).join(' and ')}.`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  await Promise.all(stale.map(({ make }) => make()));
  writeFileSync(
    join(root, 'dist', 'build-id'),
    createHash('sha256').update(JSON.stringify(now)).digest('hex').slice(0, 12),
  );
  writeFileSync(join(root, 'dist', '.fingerprint'), JSON.stringify(now));
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

async function makeApi() {
  const out = join(root, 'dist', 'api');
  rmSync(out, { recursive: true, force: true });
  await run(['tools/bundle-server.mjs']);
  // Files that are not code (documents, data) are copied beside the code that reads them.
  const isAsset = (from) => !/\.(ts|mjs)$|tsconfig\.json$/.test(from) && !notShipped.test(from.slice(root.length + 1));
  cpSync(join(root, 'api'), out, { recursive: true, filter: isAsset });
}

async function makeWeb() {
  await run(['node_modules/vite/bin/vite.js', 'build', 'web', '--config', 'web/vite.config.ts', '--logLevel', 'warn']);
}

/** Runs a JavaScript tool on Node 24; rejects with its output when it fails. */
async function run(args) {
  const child = spawn(newNode(), args, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new Error(`The build failed: ${args.join(' ')}\n${output}`);
}

function readFingerprints() {
  try {
    return JSON.parse(readFileSync(join(root, 'dist', '.fingerprint'), 'utf8'));
  } catch {
    return {};
  }
}

/** Path, size and time of every source: enough to notice a change, and read in a few milliseconds. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  if (notShipped.test(path)) return;
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) {
    hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) addTo(hash, `${path}/${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build(process.argv.length > 2 ? process.argv.slice(2) : undefined).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
