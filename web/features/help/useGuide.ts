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

/** The markdown of one guide in the reader's language. A change of section loads it and aborts the request before. */
export function useGuide(section: string): Guide {
  const language = useLanguage();
  const key = `${language} ${section}`;
  const [guide, setGuide] = useState<Guide & { readonly key?: string }>({ status: 'loading' });
  useEffect(() => {
    const request = new AbortController();
    fetchGuide(section, language, request.signal).then(
      (markdown) => setGuide({ status: 'loaded', markdown, key }),
      (error: unknown) => {
        if (!request.signal.aborted) {
          setGuide({ status: 'failed', error: error instanceof Error ? error : new Error(String(error)), key });
        }
      },
    );
    return () => request.abort();
  }, [section, language, key]);
  return guide.key === key ? guide : { status: 'loading' };
}
