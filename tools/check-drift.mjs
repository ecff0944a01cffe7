import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDatabase } from './database.mjs';
import { root } from './install.mjs';
import { secretFields } from './sdl-secrets.mjs';
import { printSdl, runCodegen, runServerCode, sdlFile } from './generate.mjs';

/** `npm run check:drift`: generated files are current, every locked package has a checksum, and migrations match the entities. */
const checks = {
  'schema/schema.graphql': () => {
    if (readFileSync(sdlFile, 'utf8') !== printSdl())
      throw new Error('It is not what the server prints. Run `npm run generate`.');
  },
  secrets: () => {
    const found = secretFields(readFileSync(sdlFile, 'utf8'));
    if (found.length > 0) throw new Error(`${found.join(', ')}: no answer carries a secret.`);
  },
  'generated files': () => runCodegen('--check'),
  'left-over generated files': () => {
    const generated = globSync('web/**/*.generated.ts', { cwd: root }).filter(
      (file) => file !== 'web/platform/graphql/root-fields.generated.ts',
    );
    const leftOver = generated.filter((file) => !existsSync(join(root, file.replace('.generated.ts', '.graphql'))));
    if (leftOver.length > 0) throw new Error(`No operations beside ${leftOver.join(', ')}.`);
  },
  'package-lock.json (security L13)': () => {
    const files = ['package-lock.json', 'bench/peers/package-lock.json'].map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    const locked = files.flatMap((text) => Object.entries(JSON.parse(text).packages));
    // npm omits it for packages of other systems: `npm view NAME@VERSION dist.integrity` prints it.
    const bare = locked.filter(([path, { integrity, link }]) => path.includes('node_modules/') && !integrity && !link);
    if (bare.length > 0) throw new Error(`No checksum (integrity) of ${bare.map(([path]) => path).join(', ')}.`);
  },
  migrations: () => withDatabase((url) => runServerCode(['api/app/check-migrations.ts', url])),
};

for (const [name, check] of Object.entries(checks)) {
  try {
    await check();
  } catch (error) {
    console.log(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
