import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { withDatabase } from './database.mjs';
import { root } from './install.mjs';
import { secretFields } from './sdl-secrets.mjs';
import { printSdl, runCodegen, runServerCode, sdlFile } from './generate.mjs';

/**
 * `npm run check:drift`: what is generated, or written in two files, is current: SDL, hooks, lock files, the version
 * of Node, the migrations. No response contains a secret, and every locked package has a checksum.
 */
const rootFieldsFile = 'web/platform/graphql/root-fields.generated.ts';
const exclude = (name) => name === 'node_modules';
const read = (file) => readFileSync(join(root, file), 'utf8');

const checks = {
  'schema/schema.graphql': () => {
    if (readFileSync(sdlFile, 'utf8') !== printSdl())
      throw new Error('It is not what the server prints. Run `npm run generate`.');
  },
  secrets: () => {
    const found = secretFields(readFileSync(sdlFile, 'utf8'));
    if (found.length > 0) throw new Error(`${found.join(', ')}: no response may contain a secret.`);
  },
  'generated files': () => runCodegen('--check'),
  'left-over generated files': () => {
    const sources = globSync('{api,web,schema,tools,bench}/**/*.graphql', { cwd: root, exclude });
    const expected = sources.map((file) => file.replace('.graphql', '.generated.ts'));
    const generated = globSync('{api,web,schema,tools,bench}/**/*.generated.*', { cwd: root, exclude });
    const leftOver = generated.filter((file) => !expected.includes(file) && file !== rootFieldsFile);
    if (leftOver.length > 0) throw new Error(`No operations beside ${leftOver.join(', ')}.`);
  },
  'packages of the lock files': () => {
    for (const folder of ['', 'bench/peers/']) {
      const { packages } = JSON.parse(read(`${folder}package-lock.json`));
      const expected = JSON.parse(read(`${folder}package.json`));
      for (const kind of ['dependencies', 'devDependencies'])
        if (!isDeepStrictEqual(packages['']?.[kind], expected[kind]))
          throw new Error(`${folder}package-lock.json has other ${kind} than package.json. Run \`npm install\` there.`);
    }
  },
  'version of Node': () => {
    const { node } = JSON.parse(read('package.json')).dependencies;
    const images = read('Dockerfile').match(/(?<=^FROM node:)[\d.]+/gm) ?? [];
    const others = [read('.nvmrc').trim(), ...images].filter((version) => version !== node);
    if (images.length === 0 || others.length > 0)
      throw new Error(`.nvmrc and the Dockerfile must name ${node}, as package.json does.`);
  },
  'package-lock.json (security L13)': () => {
    const files = ['package-lock.json', 'bench/peers/package-lock.json'].map(read);
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
