import { i18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import type { MessageJson } from '#schema/rest.ts';
import { builtInUnits, unitWord } from '#schema/units.ts';
import { createStore } from '../store.ts';
import { ownUnitName } from './own-unit-names.ts';
import { localName } from './spanish-names.ts';
import type { MessageFormats } from './message-formats.ts';

type Templates = Readonly<Record<string, string>>;

interface Loaded {
  readonly en: Templates | null;
  readonly es: Templates | null;
  readonly formats: MessageFormats;
}

const loaded = createStore<Loaded>({ en: null, es: null, formats: {} });

/** Loaded only for Spanish. Renders the screen again when it has loaded. */
export async function loadSpanishMessages(): Promise<void> {
  const [{ spanish }, { messageFormats }] = await Promise.all([
    import('./messages.es.ts'),
    import('./message-formats.ts'),
  ]);
  loaded.set((before) => ({ ...before, es: spanish, formats: messageFormats }));
  if (i18n.locale === 'es') i18n.activate('es');
}

/**
 * Loaded after the first screen: with it English messages show quantities and times as the screens do. Only what shows such
 * messages is rendered again, because the whole screen takes a slow phone a third of a second.
 */
export async function loadEnglishMessages(): Promise<void> {
  const [{ english }, { messageFormats }] = await Promise.all([
    import('#schema/messages.ts'),
    import('./message-formats.ts'),
  ]);
  loaded.set((before) => ({ ...before, en: english, formats: messageFormats }));
}

/** `serverText` for a component: it renders again when the messages of its language have loaded. */
export function useServerText(): typeof serverText {
  useSyncExternalStore(loaded.subscribe, loaded.read);
  return serverText;
}

const codes = builtInUnits.map(({ code }) => code).filter((code) => unitWord(code) !== code);

/** The server writes units as codes; people write `fl_oz` as two words. */
function withUnitWords(words: string): string {
  return codes.reduce((text, code) => text.replaceAll(code, unitWord(code)), words);
}

/**
 * A message of the server in the language on screen, with quantities, units and times in the reader's format. `content` is
 * its key and parameters; without it, or with a key that this build does not have, the result is `english`.
 */
export function serverText(english: string, content: unknown): string {
  const { en, es } = loaded.read();
  const known = i18n.locale === 'es' ? es : en;
  return (known && rendered(content, known)) ?? withUnitWords(english);
}

/** Null when `content` is not a message, or its key has no template here. */
function rendered(content: unknown, known: Templates): string | null {
  if (!isMessage(content)) return null;
  const { key, params } = content;
  const special = loaded.read().formats[key]?.(params, { language: i18n.locale, unitName });
  if (special !== undefined) return special;
  const values = new Map(
    Object.entries(params).map(([name, value]) => [
      name,
      valueIn(isOfRow(key, name) ? shownName(value) : value, known),
    ]),
  );
  const template = known[key];
  if (template === undefined || [...values.values()].includes(null)) return null;
  const text = template.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => values.get(name) ?? '');
  // A unit may end with a period of its own, as `ud.` does.
  return text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');
}

/** As on the screens, which have loaded these texts. */
function unitName(unit: string, quantity: string): string {
  const id = `units.${unit}`;
  if (Object.hasOwn(i18n.messages, id)) return i18n._(id, { n: Number(quantity) });
  return ownUnitName(unit) ?? unitWord(unit);
}

/** Params that are always names of rows, never of people. */
const rowParams = new Set(['item', 'task', 'recipe', 'made', 'inside', 'action']);
/** Messages whose `name` is the name of a row. */
const rowMessages =
  /^(?:stock|lot|recipe|unit|count|timer)\.|^check\.(?!notMeasuredBecause)|^delivery\.(?!supplierBusy)|^sales\.notOnMenu$|^prep\.lineArchived$/;

/** Whether this param names an item, a task or another row, which may have a Spanish name. A person may have the same name. */
function isOfRow(key: string, param: string): boolean {
  return rowParams.has(param) || (param === 'name' && rowMessages.test(key));
}

function shownName(value: unknown): unknown {
  return typeof value === 'string' ? localName(value) : value;
}

function valueIn(value: unknown, known: Templates): string | null {
  if (typeof value === 'string') return withUnitWords(value);
  return typeof value === 'number' ? String(value) : rendered(value, known);
}

function isMessage(content: unknown): content is MessageJson {
  if (typeof content !== 'object' || content === null || !('key' in content) || !('params' in content)) return false;
  return typeof content.key === 'string' && typeof content.params === 'object' && content.params !== null;
}
