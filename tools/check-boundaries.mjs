import { spawnSync } from 'node:child_process';
import { newNode, root } from './install.mjs';
import { hasRole } from './roles.mjs';

/**
 * `npm run check:boundaries`: who imports whom, by dependency-cruiser and the rules of .dependency-cruiser.cjs.
 * Fails when it has checked no file of a folder, when a file of schema/ is not used by both sides, and when a file of a feature
 * has no role: the rules bind files by their roles (docs/contributing.md, Where things are).
 */
const folders = ['api', 'web', 'schema'];
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

const broken = summary.violations.map(
  ({ rule, from, to }) => `${rule.name}: ${from}${to && to !== from ? ` → ${to}` : ''}`,
);
const uncovered = folders.filter((folder) => !modules.some(({ source }) => source.startsWith(`${folder}/`)));
const failures = [
  ...broken,
  ...uncovered.map((folder) => `nothing of ${folder}/ was looked at`),
  ...notShared(),
  ...modules.filter(({ source }) => !hasRole(source)).map(({ source }) => `no-role: ${source}`),
];

for (const failure of failures) console.log(failure);
console.log(`${modules.length} modules, ${failures.length} broken rules.`);
process.exitCode = failures.length > 0 ? 1 : 0;

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
