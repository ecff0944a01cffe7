// A first visit to /auth must load at most 150 kB of JavaScript, compressed as served (brotli), and every other page at most 40
// scripts: without HTTP/2 a browser loads six at a time. Sums an entry with all its imports from the build's manifest. No two
// scripts may import each other: the one that runs first would use what is not there yet.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const limit = 150_000;
const scriptsMax = 40;
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

const scriptsOf = (keys) => [...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
const files = scriptsOf(collect('index.html'));
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

const circular = Object.keys(manifest).filter((key) =>
  (manifest[key].imports ?? []).some((next) => collect(next).has(key)),
);
if (circular.length > 0) {
  console.error(`These import each other: ${circular.join(', ')}. See web/build/chunks.ts.`);
  process.exit(1);
}

const pages = Object.keys(manifest)
  .filter((key) => key.endsWith('Page.tsx'))
  .map((key) => ({
    page: key,
    scripts: scriptsOf(collect(key, collect('index.html'))).length,
  }))
  .toSorted((a, b) => b.scripts - a.scripts);
console.log(`${pages[0].page} loads the most scripts: ${pages[0].scripts} (limit ${scriptsMax}).`);
if (pages[0].scripts > scriptsMax) {
  console.error(`Too many by ${pages[0].scripts - scriptsMax}: see web/build/chunks.ts.`);
  process.exit(1);
}
