import { spawnSync } from 'node:child_process';
import { newNode, root } from './install.mjs';

/**
 * `npm run check:boundaries`: who imports whom, by dependency-cruiser and the rules of .dependency-cruiser.cjs.
 * A checker that looks at nothing finds nothing, so it must have seen each room; and what lies in schema/ must be used by both.
 */
const rooms = ['api', 'web', 'schema'];
/**
 * Read by the server alone: the REST contract's shapes are for programs outside, and the inputs and error codes reach the
 * web app as the generated types of the graph (api/platform/graphql/input-type.ts).
 */
const serverOnly = /^schema\/(rest|errors|inputs\/.*)\.ts$/;

const where = process.argv[2] ?? root;
const program = [
  `${root}/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`,
  '--config',
  '.dependency-cruiser.cjs',
];
const run = spawnSync(newNode(), [...program, '--output-type', 'json', ...rooms], {
  cwd: where,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
if (!run.stdout) throw new Error(`dependency-cruiser did not answer: ${run.stderr}`);
const { modules, summary } = JSON.parse(run.stdout);

const broken = summary.violations.map(
  ({ rule, from, to }) => `${rule.name}: ${from}${to && to !== from ? ` → ${to}` : ''}`,
);
const unseen = rooms.filter((room) => !modules.some(({ source }) => source.startsWith(`${room}/`)));
const failures = [...broken, ...unseen.map((room) => `nothing of ${room}/ was looked at`), ...notShared()];

for (const failure of failures) console.log(failure);
console.log(`${modules.length} modules, ${failures.length} broken walls.`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Shared means shared: a file of schema/ is reached from the web app and from the server. */
function notShared() {
  const shared = modules.filter(({ source }) => source.startsWith('schema/') && !source.endsWith('.test.ts'));
  return shared
    .filter(({ source }) => !serverOnly.test(source))
    .flatMap(({ source }) =>
      ['api', 'web'].filter((room) => !reachedFrom(room, source)).map((room) => `not-shared: ${source} ← ${room}/`),
    );
}

function reachedFrom(room, source, seen = new Set()) {
  if (seen.has(source)) return false;
  seen.add(source);
  const dependents = modules.find((module) => module.source === source)?.dependents ?? [];
  return dependents.some(
    (file) => file.startsWith(`${room}/`) || (file.startsWith('schema/') && reachedFrom(room, file, seen)),
  );
}
