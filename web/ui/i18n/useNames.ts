import { useSyncExternalStore } from 'react';
import { useLanguage } from './language.ts';
import { spanishNames } from './spanish-names.ts';

/** The name as this reader is shown it; null stays null. */
interface LocalName {
  (name: string): string;
  (name: string | null): string | null;
  (name: string | null | undefined): string | null | undefined;
}

/**
 * Shows names of items, recipes, stations, places, tasks and corrective actions in the reader's language. A name without a
 * Spanish one is shown as it is. Not for the fields that edit a name, nor for files and programs.
 */
export function useNames(): LocalName {
  const names = useSyncExternalStore(spanishNames.subscribe, spanishNames.read);
  const inSpanish = useLanguage() === 'es';
  function shown(name: string): string;
  function shown(name: string | null): string | null;
  function shown(name: string | null | undefined): string | null | undefined;
  function shown(name: string | null | undefined): string | null | undefined {
    if (name === null || name === undefined || !inSpanish) return name;
    return names.get(name) ?? name;
  }
  return shown;
}
