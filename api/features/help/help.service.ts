import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type HelpSection, helpSections, type Language, languages } from '#schema/vocabulary.ts';
import { notFound } from '../../platform/errors.ts';

/** A guide as markdown, with a tag that changes when its text does. */
export interface Guide {
  readonly markdown: string;
  readonly etag: string;
  readonly language: Language;
}

/** The guide of this file name, `{section}.md`. Throws NOT_FOUND for any other name, so that no name is ever a path. */
export async function guide(file: string, language: Language): Promise<Guide> {
  const section = helpSections.find((name) => `${name}.md` === file);
  if (!section) throw notFound('guide');
  const markdown = await readFile(fileOf(section, language), 'utf8');
  const etag = `"${createHash('sha256').update(markdown).digest('base64url').slice(0, 22)}"`;
  return { markdown, etag, language };
}

/** The language asked for, else the first of the browser's that we have guides in, else English. */
export function guideLanguage(input: unknown, accepted: string | undefined): Language {
  const params = [input, ...(accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())];
  return params.map((tag) => languages.find((language) => language === tag)).find(Boolean) ?? 'en';
}

/** The guides stand beside this file, in the sources as in the build. */
function fileOf(section: HelpSection, language: Language): URL {
  return new URL(`./docs/${language === 'en' ? '' : `${language}/`}${section}.md`, import.meta.url);
}
