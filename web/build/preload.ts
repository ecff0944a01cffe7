import type { Plugin, Rolldown } from 'vite';
import { loadedFiles } from './loaded-files.ts';

/** Scripts that every signed-in screen needs: see `chunks.ts`. */
const kitchen = 'kitchen';

/** Pages before the sign-in load what they need themselves; of the others only where a person starts, because a proxy limits headers. */
const entries: Readonly<Record<string, readonly string[]>> = {
  '/auth': [],
  '/welcome': [],
  '/reset': [],
  '/logout': [],
  '/download': [],
  '/kiosk': ['KioskPage'],
  '/cook': [kitchen, 'CookPage'],
  '/manager': [kitchen, 'ManagerPage'],
  '*': [kitchen],
};

/**
 * Writes `.vite/preload.json`: by path (`*` for any other), the scripts that a page needs beside those that index.html names.
 * The server sends them in a header, so that a browser loads all at once instead of one level of imports after the other.
 */
export function preload(): Plugin {
  return {
    name: 'brigade-preload',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const inIndex = loadedBy(['index'], chunks);
        const scripts = Object.entries(entries).map(([path, names]) => {
          const files = [...loadedBy(names, chunks)].filter((file) => !inIndex.has(file));
          return [path, files.map((file) => `/${file}`)];
        });
        const source = JSON.stringify(Object.fromEntries(scripts));
        this.emitFile({ type: 'asset', fileName: '.vite/preload.json', source });
      },
    },
  };
}

/** The files of the chunks with these names, and of all they import. */
function loadedBy(names: readonly string[], chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const entries = names.map((name) => {
    const chunk = chunks.find((candidate) => candidate.name === name);
    if (!chunk) throw new Error(`The build has no chunk ${name}.`);
    return chunk.fileName;
  });
  return loadedFiles(entries, chunks);
}
