import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { format, lint, props, types, undescribed, undescribedSdl, unused, boundaries } from './breaches.mjs';
import { copyTree } from './copy.mjs';
import { newNode } from './install.mjs';

/**
 * `npm run check:guards`: proves that each guard can fail. Plants one breach per guard in a copy of the tree and runs each
 * guard there; fails when a breach is not found.
 */
const copy = copyTree('guards');
const missed = [];
let planted = 0;
try {
  proveWithoutFiles();
  [...lint, ...boundaries, ...types, ...format, ...unused].forEach(([, file, text]) => plant(file, text));
  props.forEach(([file, text]) => plant(file, text));
  proveLint();
  proveBoundaries();
  proveTypes();
  prove('format', format, run('node_modules/oxfmt/bin/oxfmt', '--check', '.'), ([, file]) => basename(file));
  prove('unused', unused, run('node_modules/knip/bin/knip.js'), ([, file]) => file);
  proveDescriptions();
  proveDrift();
  proveSize();
} finally {
  rmSync(copy, { recursive: true, force: true });
}
for (const line of missed) console.log(`not found: ${line}`);
console.log(`${planted} breaches planted, ${planted - missed.length} found.`);
if (missed.length > 0) process.exitCode = 1;

function plant(file, text) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  appendFileSync(join(copy, file), text);
}

function change(file, pattern, text) {
  const before = readFileSync(join(copy, file), 'utf8');
  writeFileSync(join(copy, file), before.replace(pattern, text));
}

function run(program, ...args) {
  const options = { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, NO_COLOR: '1' } };
  const { status, stdout, stderr } = spawnSync(newNode(), [program, ...args], options);
  return { failed: status !== 0, output: stdout + stderr, stdout };
}

/** Checks that the guard failed and that its output names each breach. */
function prove(guard, breaches, { failed, output }, wordsOf) {
  for (const breach of breaches) {
    planted += 1;
    if (!failed || !output.includes(wordsOf(breach))) missed.push(`${guard}: ${breach.slice(0, 2).join(' in ')}`);
  }
}

function proveLint() {
  const { stdout } = run(
    'node_modules/oxlint/bin/oxlint',
    '--type-aware',
    '--deny-warnings',
    '--format',
    'json',
    ...new Set([...lint, ...props].map((breach) => dirname(breach.length === 2 ? breach[0] : breach[1]))),
  );
  const found = JSON.parse(stdout).diagnostics.map(
    ({ code, filename }) => `${filename} ${code.replace(/.*\(|\)/g, '')}`,
  );
  prove('lint', lint, { failed: true, output: `${found.join('\n')}\n` }, ([rule, file]) => `${file} ${rule}\n`);
}

function proveBoundaries() {
  const { failed, output } = run('tools/check-boundaries.mjs', copy);
  prove('boundaries', boundaries, { failed, output: `\n${output}` }, ([rule, file]) => `\n${rule}: ${file}`);
}

/** The boundary check must fail on empty folders, and on a role whose rule is missing. */
function proveWithoutFiles() {
  const empty = join(copy, 'coverage');
  for (const folder of ['api', 'web', 'schema', 'tools', 'bench']) mkdirSync(join(empty, folder), { recursive: true });
  for (const file of ['tsconfig.json', 'package.json']) cpSync(join(copy, file), join(empty, file));
  const rules = readFileSync(join(copy, '.dependency-cruiser.cjs'), 'utf8');
  writeFileSync(join(empty, '.dependency-cruiser.cjs'), rules.replace("'bench-imports-no-web'", "'renamed'"));
  writeFileSync(join(empty, 'bench', 'run.ts'), 'export {};\n');
  prove(
    'boundaries',
    [
      ['nothing of web/', 'an empty tree'],
      ['unbound: bench/run.ts by bench-imports-no-web', 'a tree without this rule'],
    ],
    run('tools/check-boundaries.mjs', empty),
    ([words]) => words,
  );
  rmSync(empty, { recursive: true });
}

function proveTypes() {
  const tsc = 'node_modules/ts7/bin/tsc';
  const whole = run(tsc, '-p', 'tsconfig.json', '--pretty', 'false');
  const server = run(
    tsc,
    '-p',
    'api/tsconfig.json',
    '--noEmit',
    '--rewriteRelativeImportExtensions',
    'false',
    '--pretty',
    'false',
  );
  const output = `${whole.output}${server.output}`.replaceAll(/\(\d+,\d+\): error/g, '');
  prove('types', types, { failed: whole.failed && server.failed, output }, ([code, file]) => `${file} ${code}`);
}

function proveDescriptions() {
  plant('schema/schema.graphql', undescribedSdl);
  const eslint = run('node_modules/eslint/bin/eslint.js', 'schema/schema.graphql');
  prove('descriptions', undescribed, eslint, ([words]) => `required for ${words}`);
}

function proveDrift() {
  const generated = 'web/features/notifications/notifications.generated.ts';
  plant('schema/schema.graphql', '\ntype Planted {\n  passwordHash: String\n}\n');
  const rootFields = 'web/platform/graphql/root-fields.generated.ts';
  const missing = 'web/features/waste/waste.generated.ts';
  for (const file of [generated, rootFields]) plant(file, '// planted\n');
  rmSync(join(copy, missing));
  const leftOver = ['web/features/planted/planted.generated.ts', 'api/app/planted.generated.mjs'];
  for (const file of leftOver) plant(file, '// planted\n');
  plant('.nvmrc', '.1');
  change('bench/peers/package.json', /"postgraphile": "/, '"postgraphile": "1');
  const column = "  @Property({ type: 'text' })\n  planted!: string;\n}\n";
  change('api/features/organizations/organization.entity.ts', /\}\s*declare module/, `${column}\ndeclare module`);
  change('package-lock.json', /,\s*"integrity": "[^"]*"/, '');
  const breaches = [
    ['package-lock.json (security L13): No checksum', 'a checksum'],
    ['schema/schema.graphql: It is not what the server prints', 'a type'],
    ['secrets: Planted.passwordHash', 'a field'],
    [generated, 'a line'],
    [rootFields, 'a line'],
    [missing, 'a file that is missing'],
    ...leftOver.map((file) => [file, 'a file without operations']),
    ['bench/peers/package-lock.json has other dependencies', 'a package'],
    ['version of Node: .nvmrc', 'a version'],
    ['"planted"', 'an entity without its migration'],
  ];
  prove('drift', breaches, run('tools/check-drift.mjs'), ([words]) => words);
}

/** Builds whose sign-in page is too large, with a page in too many files, and with files that import each other. */
function proveSize() {
  const chunk = { file: 'assets/heavy.js', imports: [] };
  mkdirSync(join(copy, 'dist/web/.vite'), { recursive: true });
  mkdirSync(join(copy, 'dist/web/assets'), { recursive: true });
  const write = (name, text) => writeFileSync(join(copy, 'dist/web', name), text);
  const writeManifest = (manifest) => write('.vite/manifest.json', JSON.stringify(manifest));
  const writeScript = (text) => ['', '.br', '.gz'].forEach((ending) => write(`assets/heavy.js${ending}`, text));
  writeManifest({ 'index.html': chunk });
  writeScript(`// ${randomBytes(200_000).toString('base64')}`);
  prove('size', [['heavy.js', 'a chunk']], run('tools/check-size.mjs'), () => 'Too much');
  const parts = Array.from({ length: 41 }, (_part, number) => `_part${number}.js`);
  const ofParts = Object.fromEntries(parts.map((part) => [part, { file: part, imports: [] }]));
  writeManifest({ 'index.html': chunk, 'app/FewPage.tsx': { ...chunk, imports: parts }, ...ofParts });
  writeScript('');
  prove('size', [['FewPage.tsx', 'a page of 41 files']], run('tools/check-size.mjs'), () => 'Too many');
  const one = { ...chunk, imports: ['_other.js'] };
  writeManifest({ 'index.html': one, '_other.js': { ...chunk, imports: ['index.html'] } });
  prove('size', [['_other.js', 'a circle']], run('tools/check-size.mjs'), () => 'import each other');
}
