import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type Language, languages } from '#schema/vocabulary.ts';
import { loadSpanishMessages } from './server-messages.ts';

const storageKey = 'brigade.language';

function isLanguage(value: string | null | undefined): value is Language {
  return languages.some((language) => language === value);
}

function deviceLanguage(): Language | undefined {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : undefined;
}

function browserLanguage(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

function activate(language: Language) {
  i18n.activate(language);
  document.documentElement.lang = language;
  // Without it the server is quoted in English.
  if (language === 'es') loadSpanishMessages().catch(() => undefined);
}

/** Starts in the language of this device, else of the browser. Call once, before the first render. */
export function startLanguage() {
  activate(deviceLanguage() ?? browserLanguage());
}

/** A person chose a language: it holds now and on this device from now on. */
export function chooseLanguage(language: Language) {
  localStorage.setItem(storageKey, language);
  activate(language);
}

/** The signed-in person's own language comes before the device's; the device keeps its own. */
export function applyUserLanguage(language: string | null | undefined) {
  if (isLanguage(language) && language !== i18n.locale) activate(language);
}

/** The language on screen; the component draws again when it changes. */
export function useLanguage(): Language {
  const { i18n: current } = useLingui();
  return isLanguage(current.locale) ? current.locale : 'en';
}
