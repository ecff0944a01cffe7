import { build, type PluginOption, type Rolldown } from 'vite';
import { loadedFiles } from './loaded-files.ts';

type Group = Rolldown.CodeSplittingGroup;

/** Each feature has its own, and they are loaded together: one file instead of many tiny ones. */
const activityTexts: Group = {
  name: 'activity-texts',
  test: /\/activity-texts\.ts$/,
  includeDependenciesRecursively: false,
};

/** Read after the first screen, with the currencies that they name, but without the input schemas that forms need beside them. */
const messages: Group = {
  name: 'messages',
  test: /\/schema\/(?:messages\/|messages\.ts$|currency\.ts$)/,
  includeDependenciesRecursively: false,
};

/** Loaded when another person signs in, before the first screen: not with the forms that come later. */
const deleteOthersResults: Group = {
  name: 'delete-results',
  test: /\/platform\/offline\/delete-results\.ts$/,
  includeDependenciesRecursively: false,
};

/** It changes rarely, so browsers keep it in their cache when the app changes. */
const react: Group = { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// };

/**
 * Which modules share a file. Without groups, modules are split by which of the sixty pages and layers use them, and a page loads
 * 150 files, most of them smaller than their headers. What a module imports is in its own group or an earlier one, because it is
 * used wherever the module is: files that import each other would fail at their start (`npm run check:size` looks for them).
 * @param plugins those that change modules, as in the build itself
 */
export async function chunksOf(root: string, plugins: PluginOption[]): Promise<Group[]> {
  const split = await splitModules(root, plugins);
  const [start, kiosk] = [split.loadedBy('index.html'), split.loadedBy('kiosk/KioskPage.tsx')];
  const kitchen = split.loadedBy('app/KitchenRoutes.tsx');
  // The pages that a person opens first; what only other pages need is in later groups.
  const [cook, manager] = [split.loadedBy('app/pages/CookPage.tsx'), split.loadedBy('app/pages/ManagerPage.tsx')];
  const isFirst = (id: string) => [kitchen, cook, manager].some((modules) => modules.has(id));
  return [
    react,
    { ...alone, name: 'start', test: (id) => start.has(id) },
    { ...alone, name: 'common', test: (id) => kiosk.has(id) && isFirst(id), minShareCount: 2 },
    { ...alone, name: 'kitchen', test: (id) => kitchen.has(id) },
    { ...alone, name: 'home', test: (id) => cook.has(id) && manager.has(id) },
    { ...alone, name: 'list', test: (id) => cook.has(id), minShareCount: 2 },
    { ...alone, name: 'board', test: (id) => manager.has(id), minShareCount: 2 },
    activityTexts,
    messages,
    deleteOthersResults,
    { ...alone, name: 'forms', test: (id) => kiosk.has(id), minShareCount: 2 },
    { ...alone, name: 'pages', minShareCount: 6 },
  ];
}

const alone = { includeDependenciesRecursively: false } as const;

/** Builds without groups, to find out what a page loads after unused code is dropped. */
async function splitModules(root: string, plugins: PluginOption[]) {
  const result = await build({
    root,
    plugins,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false },
  });
  if (!('output' in result)) throw new Error('The build has several outputs.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return {
    /** The modules of an entry and of what it imports, by the entry's path below `root`. */
    loadedBy(entry: string): Set<string> {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${entry}`));
      if (!chunk) throw new Error(`The build has no entry ${entry}.`);
      return new Set([...loadedFiles([chunk.fileName], chunks)].flatMap((file) => byFile.get(file)?.moduleIds ?? []));
    },
  };
}
