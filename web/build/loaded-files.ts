import type { Rolldown } from 'vite';

/** The files of these chunks and of all they import. */
export function loadedFiles(entries: readonly string[], chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    queue.push(...(byFile.get(file)?.imports ?? []));
  }
  return files;
}
