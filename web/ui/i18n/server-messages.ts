import { i18n } from '@lingui/core';
import type { MessageJson } from '#schema/rest.ts';
import { builtInUnits, unitWord } from '#schema/units.ts';

let spanish: Readonly<Record<string, string>> | null = null;

/** Loaded only for Spanish. Renders the screen again when it has loaded. */
export async function loadSpanishMessages(): Promise<void> {
  ({ spanish } = await import('./messages.es.ts'));
  if (i18n.locale === 'es') i18n.activate('es');
}

const codes = builtInUnits.map(({ code }) => code).filter((code) => unitWord(code) !== code);

/** The server writes units as codes; people write `fl_oz` as two words. */
function withUnitWords(words: string): string {
  return codes.reduce((text, code) => text.replaceAll(code, unitWord(code)), words);
}

/**
 * A message of the server in the language on screen. `content` is its key and parameters; without it, or with a key that
 * this build does not have, the result is `english`.
 */
export function serverText(english: string, content: unknown): string {
  const templates = i18n.locale === 'es' ? spanish : null;
  return withUnitWords((templates && rendered(content, templates)) ?? english);
}

/** Null when `content` is not a message, or its key has no template here. */
function rendered(content: unknown, templates: Readonly<Record<string, string>>): string | null {
  if (!isMessage(content)) return null;
  const values = new Map(Object.entries(content.params).map(([name, value]) => [name, valueIn(value, templates)]));
  const template = templates[content.key];
  if (template === undefined || [...values.values()].includes(null)) return null;
  return template.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => values.get(name) ?? '');
}

function valueIn(value: unknown, templates: Readonly<Record<string, string>>): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : rendered(value, templates);
}

function isMessage(content: unknown): content is MessageJson {
  if (typeof content !== 'object' || content === null || !('key' in content) || !('params' in content)) return false;
  return typeof content.key === 'string' && typeof content.params === 'object' && content.params !== null;
}
