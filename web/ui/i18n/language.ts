import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type Language, languages } from '#schema/vocabulary.ts';
import { storeChoice } from '../storage/store-choice.ts';
import { persistedChoice } from '../storage/persisted.ts';
import { loadSpanishMessages } from './server-messages.ts';

const storage = persistedChoice('brigade.language', languages);

function isLanguage(value: string | null | undefined): value is Language {
  return languages.some((language) => language === value);
}

function browserLanguage(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

function activate(language: Language) {
  i18n.activate(language);
  document.documentElement.lang = language;
  // Without them the server's messages are shown in English.
  if (language === 'es') loadSpanishMessages().catch(() => undefined);
}

/** Starts in the language of this device, else of the browser. Call once, before the first render. */
export function startLanguage() {
  activate(storage.read() ?? browserLanguage());
}

/** Applies a chosen language and stores it on this device. */
export function chooseLanguage(language: Language) {
  activate(language);
  storeChoice(storage, language);
}

/** Applies the signed-in user's own language; the device's stored language does not change. */
export function applyUserLanguage(language: string | null | undefined) {
  if (isLanguage(language) && language !== i18n.locale) activate(language);
}

/** The language on screen, outside of components. */
export function currentLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : 'en';
}

/** The language on screen; the component renders again when it changes. */
export function useLanguage(): Language {
  const { i18n: current } = useLingui();
  return isLanguage(current.locale) ? current.locale : 'en';
}
