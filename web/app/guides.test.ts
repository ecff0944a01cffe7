import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
const guides = join(web, '..', 'api', 'features', 'help', 'docs');
const texts = globSync('**/*.ts', {
  cwd: web,
  exclude: ['node_modules', 'e2e', 'testing', '**/*.test.ts', '**/*.generated.ts'],
})
  .map((file) => readFileSync(join(web, file), 'utf8'))
  .join('\n');

/** What a guide quotes with a capital letter: labels and their paths, `Inventory → Counts`. */
function labelsIn(guide: string): string[] {
  const quoted = guide.matchAll(/(?<!\*)\*(?!\*)(\p{Lu}[^*\n]+)\*(?!\*)/gu);
  return [...quoted].flatMap(([, label = '']) => label.replaceAll("'", '’').split(' → '));
}

/** Labels of phones and browsers, examples, and words in the plural. */
const others: Readonly<Record<string, readonly string[]>> = {
  'admin-guide.md': ['Settings, Accessibility, Guided Access', 'Auto-Lock', 'App pinning'],
  'cook-guide.md': ['Diced onion, 6 kg'],
  'manager-guide.md': ['Run 2', 'Stars', 'PIN for a cook'],
  'es/admin-guide.md': ['Ajustes, Accesibilidad, Acceso guiado', 'Bloqueo automático', 'Fijar aplicaciones', 'Fijar'],
  'es/manager-guide.md': ['Tanda 2', 'PIN para un cocinero'],
};

test.for(globSync('**/*.md', { cwd: guides }))('every label that %s quotes is on a screen', (path) => {
  const unknown = labelsIn(readFileSync(join(guides, path), 'utf8')).filter((label) => !texts.includes(label));
  expect([...new Set(unknown)]).toEqual(others[path] ?? []);
});
