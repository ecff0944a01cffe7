// A first visit to /auth must load at most 150 kB of JavaScript, compressed as served (brotli).
// Sums the entry and the sign-in screen with all their imports from the build's manifest.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const limit = 150_000;
const web = new URL('../dist/web/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', web), 'utf8'));

function collect(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}`);
  if (found.has(key)) return found;
  found.add(key);
  for (const next of chunk.imports ?? []) collect(next, found);
  return found;
}

const keys = collect('index.html');
if (manifest['session/AuthPage.tsx']) collect('session/AuthPage.tsx', keys);
const files = [...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
const sizes = files.map((file) => {
  const content = readFileSync(new URL(file, web));
  const brotli = readFileSync(new URL(`${file}.br`, web)).length;
  return { file, gzip: gzipSync(content, { level: 9 }).length, brotli };
});
const total = (kind) => sizes.reduce((sum, size) => sum + size[kind], 0);

if (process.argv.includes('--list')) console.table(sizes.sort((a, b) => b.gzip - a.gzip));
console.log(
  `/auth loads ${files.length} scripts: ${total('gzip')} bytes gzip, ${total('brotli')} bytes brotli (limit ${limit}, brotli).`,
);
if (total('brotli') > limit) {
  console.error(`Too much by ${total('brotli') - limit} bytes.`);
  process.exit(1);
}
