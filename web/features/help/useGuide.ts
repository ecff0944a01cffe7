import { useEffect, useState } from 'react';
import { type HelpSection, helpSections, type Language } from '#schema/vocabulary.ts';
import { endpoints } from '../../platform/paths.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { translate } from '../../ui/i18n/texts.ts';
import { helpTexts } from './texts.ts';

export type Guide =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly markdown: string }
  | { readonly status: 'failed'; readonly error: Error };

export function isHelpSection(section: string): section is HelpSection {
  return helpSections.some((known) => known === section);
}

async function fetchGuide(section: string, language: Language, signal: AbortSignal): Promise<string> {
  if (!isHelpSection(section)) throw new Error(translate(helpTexts, 'failed', { status: 'Not Found' }));
  const headers = { accept: 'text/markdown', 'accept-language': language, 'cache-control': 'no-cache' };
  const response = await fetch(endpoints.guide(section), { headers, signal, credentials: 'include' });
  if (!response.ok) throw new Error(translate(helpTexts, 'failed', { status: response.statusText }));
  return response.text();
}

/** The markdown of one guide in the reader's language; another section loads anew, and a late answer for the one before is dropped. */
export function useGuide(section: string): Guide {
  const language = useLanguage();
  const wanted = `${language} ${section}`;
  const [guide, setGuide] = useState<Guide & { readonly of?: string }>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    fetchGuide(section, language, leaving.signal).then(
      (markdown) => setGuide({ status: 'loaded', markdown, of: wanted }),
      (error: unknown) => {
        if (!leaving.signal.aborted) {
          setGuide({ status: 'failed', error: error instanceof Error ? error : new Error(String(error)), of: wanted });
        }
      },
    );
    return () => leaving.abort();
  }, [section, language, wanted]);
  return guide.of === wanted ? guide : { status: 'loading' };
}
