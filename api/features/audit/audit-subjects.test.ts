import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { auditSubjects, features } from '../../features.ts';

const api = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('{features,cli,demo}/**/*.ts', { cwd: api }).filter((file) => !file.endsWith('.test.ts'));

/** Calls that do not write the kind as text: the expression, and what it can be. */
const dynamic: Readonly<Record<string, readonly string[]>> = {
  'features/stations/stations.service.ts: kind.type.name': ['Station', 'StorageLocation', 'Shift'],
};

/** The kinds that the calls of one file record events of; a call that names none stays as it is, and fails the test. */
function kindsIn(file: string): readonly string[] {
  const [, ...calls] = readFileSync(`${api}/${file}`, 'utf8').split(/\brecord\(\{/);
  return calls.flatMap((call) => {
    const value = /\bentity: ([^,\s]+)/.exec(call)?.[1] ?? 'nothing';
    const name = /^'(\w+)'$/.exec(value)?.[1];
    return name ? [name] : (dynamic[`${file}: ${value}`] ?? [`${file}: ${value}`]);
  });
}

test('every kind of row that events are recorded of has its subject in one manifest, and no other has', () => {
  const recorded = new Set(sources.flatMap(kindsIn));
  const subjects = features.flatMap((feature) => Object.keys(feature.auditSubjects ?? {}));
  expect(subjects.toSorted()).toEqual([...recorded].toSorted());
  expect(Object.keys(auditSubjects).toSorted()).toEqual(subjects.toSorted());
});
