/**
 * How the files of a feature are named. The rules of .dependency-cruiser.cjs bind a file by its role, so that a file without
 * one would be bound by none (docs/contributing.md, "Where things are"). On the server what describes the whole feature is at
 * its root; the rest is there or in one sub-folder named by a noun. In the web app a `.tsx` is a component or a hook, a `.ts` a
 * hook or a module named by a noun.
 */
const noun = '[a-z0-9]+(?:-[a-z0-9]+)*';
const ofANoun =
  'entity|view|types|wire|queries|writes|policy|notifications|messages|crypto|client|data|demo|service|resolver|rest|job';
const ofTheFeature = 'enums|descriptions|live|audit|nodes|search';

const shapes = {
  'api/features/': [
    `${noun}/feature\\.ts`,
    `${noun}/${noun}\\.(?:${ofTheFeature})\\.ts`,
    `${noun}/(?:${noun}/)?${noun}\\.(?:${ofANoun})(?:\\.test)?\\.ts`,
    `${noun}/(?:${noun}/)?${noun}\\.test\\.ts`,
  ],
  'web/features/': [
    `${noun}/feature\\.tsx`,
    `(?:${noun}/)+(?:[A-Z]|use[A-Z])[A-Za-z0-9]*\\.tsx`,
    `(?:${noun}/)+(?:use[A-Z][A-Za-z0-9]*|${noun})(?:\\.generated|\\.fixtures)?\\.ts`,
    `(?:${noun}/)+[A-Za-z0-9-]+\\.test\\.tsx?`,
  ],
};
const known = Object.entries(shapes).map(([folder, names]) => ({
  folder,
  shape: new RegExp(`^${folder}(?:${names.join('|')})$`),
}));

/** Whether the file is outside of the features, or its name tells its role. */
export function hasRole(file) {
  return known.every(({ folder, shape }) => !file.startsWith(folder) || shape.test(file));
}
