import { i18n, type Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/** A feature's catalog: its namespace and, by type, its keys. */
export interface Texts<Key extends string> {
  readonly namespace: string;
  readonly en: Readonly<Record<Key, string>>;
}
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

function load(locale: string, namespace: string, messages: Readonly<Record<string, string>>) {
  const named: Messages = {};
  for (const [key, message] of Object.entries(messages)) {
    // The build has compiled messages with placeholders; a plain sentence is a single token.
    named[`${namespace}.${key}`] = typeof message === 'string' && !message.includes('{') ? [message] : message;
  }
  i18n.load(locale, named);
}

/**
 * Registers a feature's texts in every language. The messages are ICU (`{n, plural, one {# task} other {# tasks}}`);
 * a missing or extra key in Spanish does not compile.
 */
export function defineTexts<Key extends string>(
  namespace: string,
  catalog: { readonly en: Record<Key, string>; readonly es: Record<NoInfer<Key>, string> },
): Texts<Key> {
  load('en', namespace, catalog.en);
  load('es', namespace, catalog.es);
  return { namespace, en: catalog.en };
}

/** One text in the current language, for code that is not a component (toasts). */
export function translate<Key extends string>(texts: Texts<Key>, key: Key, values?: TextValues): string {
  return i18n._(`${texts.namespace}.${key}`, values);
}

/** `t('key', { n })` in the current language; the component renders again when the language changes. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const { i18n: current } = useLingui();
  return useCallback((key, values) => current._(`${texts.namespace}.${key}`, values), [current, texts]);
}

/** Texts of namespaces and keys that are known only at run time; null for a missing one. */
export function useAnyText(): (namespace: string, key: string) => string | null {
  const { i18n: current } = useLingui();
  return useCallback(
    (namespace, key) => {
      const id = `${namespace}.${key}`;
      return Object.hasOwn(current.messages, id) ? current._(id) : null;
    },
    [current],
  );
}

/** Texts by keys that are known only at run time, from every loaded catalog of the namespace; null for a missing key. */
export function useFoundTexts(namespace: string): (key: string) => string | null {
  const find = useAnyText();
  return useCallback((key) => find(namespace, key), [find, namespace]);
}
