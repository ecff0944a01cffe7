import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type HelpSection, helpSections, type Language, languages } from '#schema/vocabulary.ts';
import { notFound } from '../../platform/errors.ts';

/** A guide as markdown, with an ETag of its text. */
export interface Guide {
  readonly markdown: string;
  readonly etag: string;
  readonly language: Language;
}

/** The guide of this file name, `{section}.md`. Throws NOT_FOUND for any other name, which also prevents path traversal. */
export async function guide(file: string, language: Language): Promise<Guide> {
  const section = helpSections.find((name) => `${name}.md` === file);
  if (!section) throw notFound('guide');
  const markdown = await readFile(fileOf(section, language), 'utf8');
  const etag = `"${createHash('sha256').update(markdown).digest('base64url').slice(0, 22)}"`;
  return { markdown, etag, language };
}

/** The requested language, else the first of Accept-Language that has guides, else English. */
export function guideLanguage(input: unknown, accepted: string | undefined): Language {
  const candidates = [input, ...(accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())];
  return candidates.map((tag) => languages.find((language) => language === tag)).find(Boolean) ?? 'en';
}

/** The guides are next to this file, in the sources and in the build. */
function fileOf(section: HelpSection, language: Language): URL {
  return new URL(`./docs/${language === 'en' ? '' : `${language}/`}${section}.md`, import.meta.url);
}
