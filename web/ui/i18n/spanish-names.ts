import { i18n } from '@lingui/core';
import { createStore } from '../store.ts';

export interface NamePair {
  readonly name: string;
  readonly nameEs: string;
}

const none: ReadonlyMap<string, string> = new Map();

/** The kitchen's Spanish names by its names. Not a context, because the server's messages need them outside components. */
export const spanishNames = createStore(none);

/** Stores the names of this kitchen; none when nobody is signed in. */
export function keepSpanishNames(pairs: readonly NamePair[]): void {
  spanishNames.set((before) => {
    if (pairs.length === 0) return before.size === 0 ? before : none;
    return new Map(pairs.map(({ name, nameEs }) => [name, nameEs]));
  });
  // Messages of the server are rendered again, too.
  if (i18n.locale === 'es') i18n.activate('es');
}

/** The name in the language on screen: its Spanish one for readers of Spanish, if the kitchen has entered it. */
export function localName(name: string): string {
  return (i18n.locale === 'es' ? spanishNames.read().get(name) : undefined) ?? name;
}
