import { useEffect, useState } from 'react';
import { type HelpSection, helpSections } from '#schema/vocabulary.ts';
import { endpoints } from '../paths.ts';
import { translate } from '../ui/texts.ts';
import { helpTexts } from './texts.ts';

export type Guide =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly markdown: string }
  | { readonly status: 'failed'; readonly error: Error };

export function isHelpSection(section: string): section is HelpSection {
  return helpSections.some((known) => known === section);
}

async function fetchGuide(section: string, signal: AbortSignal): Promise<string> {
  if (!isHelpSection(section)) throw new Error(translate(helpTexts, 'failed', { status: 'Not Found' }));
  const headers = { accept: 'text/markdown', 'cache-control': 'no-cache' };
  const response = await fetch(endpoints.guide(section), { headers, signal, credentials: 'include' });
  if (!response.ok) throw new Error(translate(helpTexts, 'failed', { status: response.statusText }));
  return response.text();
}

/** The markdown of one guide; another section loads anew, and a late answer for the one before is dropped. */
export function useGuide(section: string): Guide {
  const [guide, setGuide] = useState<Guide & { readonly section?: string }>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    fetchGuide(section, leaving.signal).then(
      (markdown) => setGuide({ status: 'loaded', markdown, section }),
      (error: unknown) => {
        if (!leaving.signal.aborted) {
          setGuide({ status: 'failed', error: error instanceof Error ? error : new Error(String(error)), section });
        }
      },
    );
    return () => leaving.abort();
  }, [section]);
  return guide.section === section ? guide : { status: 'loading' };
}
