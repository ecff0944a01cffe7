import { useEffect, useState } from 'react';
import { type HelpSection, helpSections, type Language } from '#schema/vocabulary.ts';
import { Problem } from '../../platform/graphql/problem.ts';
import { endpoints } from '../../platform/paths.ts';
import { useReachable } from '../../ui/forms/reachable.ts';
import { isUnreachable } from '../../ui/i18n/readable-error.ts';
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

/** The guides that were read on this device, for a kitchen without a network. */
const KEPT = 'guides';

/** From the server; without one, as it was read last. */
async function readGuide(section: string, language: Language, signal: AbortSignal): Promise<string> {
  const key = `/kept-guides/${language}/${section}`;
  // Not in every browser: some have no cache storage without HTTPS.
  const kept = await globalThis.caches?.open(KEPT).catch(() => undefined);
  try {
    const markdown = await fetchGuide(section, language, signal);
    await kept?.put(key, new Response(markdown)).catch(() => undefined);
    return markdown;
  } catch (error) {
    const last = isUnreachable(error) ? await kept?.match(key) : undefined;
    if (!last) throw error;
    return last.text();
  }
}

async function fetchGuide(section: string, language: Language, signal: AbortSignal): Promise<string> {
  if (!isHelpSection(section)) throw new Error(translate(helpTexts, 'failed', { status: 'Not Found' }));
  const headers = { accept: 'text/markdown', 'accept-language': language, 'cache-control': 'no-cache' };
  const response = await fetch(endpoints.guide(section), { headers, signal, credentials: 'include' });
  if (!response.ok) {
    throw new Problem(translate(helpTexts, 'failed', { status: response.statusText }), { status: response.status });
  }
  return response.text();
}

/** The markdown of one guide in the reader's language. A change of section loads it and aborts the request before. */
export function useGuide(section: string): Guide {
  const language = useLanguage();
  const reachable = useReachable();
  const key = `${language} ${section}`;
  const [guide, setGuide] = useState<Guide & { readonly key?: string }>({ status: 'loading' });
  useEffect(() => {
    const request = new AbortController();
    readGuide(section, language, request.signal).then(
      (markdown) => setGuide({ status: 'loaded', markdown, key }),
      (error: unknown) => {
        if (!request.signal.aborted) {
          setGuide({ status: 'failed', error: error instanceof Error ? error : new Error(String(error)), key });
        }
      },
    );
    return () => request.abort();
    // A guide that is not on the device is loaded when the network returns.
  }, [section, language, key, reachable]);
  return guide.key === key ? guide : { status: 'loading' };
}
