import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { auditSubjects, features } from '../../features.ts';

const api = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('{features,cli,demo}/**/*.ts', { cwd: api }).filter((file) => !file.endsWith('.test.ts'));

/** Calls that pass the entity kind as an expression, and its possible values. */
const dynamic: Readonly<Record<string, readonly string[]>> = {
  'features/stations/stations.service.ts: kind.type.name': ['Station', 'StorageLocation', 'Shift'],
};

/** The entity kinds in the `record` calls of one file. A call with an unlisted expression yields its text, which fails the test. */
function kindsIn(file: string): readonly string[] {
  const [, ...calls] = readFileSync(`${api}/${file}`, 'utf8').split(/\brecord\(\{/);
  return calls.flatMap((call) => {
    const value = /\bentity: ([^,\s]+)/.exec(call)?.[1] ?? 'nothing';
    const name = /^'(\w+)'$/.exec(value)?.[1];
    return name ? [name] : (dynamic[`${file}: ${value}`] ?? [`${file}: ${value}`]);
  });
}

test('every entity kind with recorded events has an audit subject in exactly one feature, and no other kind has one', () => {
  const recorded = new Set(sources.flatMap(kindsIn));
  const subjects = features.flatMap((feature) => Object.keys(feature.auditSubjects ?? {}));
  expect(subjects.toSorted()).toEqual([...recorded].toSorted());
  expect(Object.keys(auditSubjects).toSorted()).toEqual(subjects.toSorted());
});
