import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { newNode, root } from './install.mjs';
import { ruleOf } from './roles.mjs';

/**
 * `npm run check:boundaries`: who imports whom, by dependency-cruiser and the rules of .dependency-cruiser.cjs.
 * Fails when it has checked no file of a folder, when a file of schema/ is not used by both sides, and when a file has no role or
 * the rule of its role does not bind it: the rules bind files by folder and name (docs/contributing.md, Where things are).
 */
const folders = ['api', 'web', 'schema', 'tools', 'bench'];
/**
 * May be used by the server only: the REST contract's shapes are for other programs, error codes reach the web app as
 * generated GraphQL types, and not every input has a form.
 */
const serverOnly = /^schema\/(rest|errors|inputs\/.*)\.ts$/;

const where = process.argv[2] ?? root;
const program = [
  `${root}/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`,
  '--config',
  '.dependency-cruiser.cjs',
];
const run = spawnSync(newNode(), [...program, '--output-type', 'json', ...folders], {
  cwd: where,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
if (!run.stdout) throw new Error(`dependency-cruiser did not answer: ${run.stderr}`);
const { modules, summary } = JSON.parse(run.stdout);
const { forbidden: rules } = createRequire(import.meta.url)(join(where, '.dependency-cruiser.cjs'));

const broken = summary.violations.map(
  ({ rule, from, to }) => `${rule.name}: ${from}${to && to !== from ? ` → ${to}` : ''}`,
);
const uncovered = folders.filter((folder) => !modules.some(({ source }) => source.startsWith(`${folder}/`)));
const failures = [
  ...broken,
  ...uncovered.map((folder) => `nothing of ${folder}/ was looked at`),
  ...notShared(),
  ...sources().flatMap(withoutRule),
];

for (const failure of failures) console.log(failure);
console.log(`${modules.length} modules, ${failures.length} broken rules.`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Every file with code, whether or not dependency-cruiser reads its kind. */
function sources() {
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}`, {
    cwd: where,
    exclude: (name) => name === 'node_modules',
  });
  return files.map((file) => file.replaceAll(sep, '/')).toSorted();
}

function withoutRule(file) {
  const name = ruleOf(file);
  if (!name) return [`no-role: ${file}`];
  const rule = rules.find((one) => one.name === name);
  const seen = modules.some(({ source }) => source === file);
  const bound = seen && rule && matches(rule.from.path, file, true) && !matches(rule.from.pathNot, file, false);
  return bound ? [] : [`unbound: ${file} by ${name}`];
}

/** Whether one of the rule's patterns fits; `absent` when it has none. */
function matches(patterns, file, absent) {
  return patterns === undefined ? absent : [patterns].flat().some((pattern) => new RegExp(pattern).test(file));
}

/** Every file of schema/ must be imported, directly or not, by the web app and by the server. */
function notShared() {
  const shared = modules.filter(({ source }) => source.startsWith('schema/') && !source.endsWith('.test.ts'));
  return shared
    .filter(({ source }) => !serverOnly.test(source))
    .flatMap(({ source }) =>
      ['api', 'web']
        .filter((folder) => !reachedFrom(folder, source))
        .map((folder) => `not-shared: ${source} ← ${folder}/`),
    );
}

function reachedFrom(folder, source, seen = new Set()) {
  if (seen.has(source)) return false;
  seen.add(source);
  const dependents = modules.find((module) => module.source === source)?.dependents ?? [];
  return dependents.some(
    (file) => file.startsWith(`${folder}/`) || (file.startsWith('schema/') && reachedFrom(folder, file, seen)),
  );
}
