import { z } from 'zod';
import { helpSections, languages } from '#schema/vocabulary.ts';
import type { Rest } from '../../platform/rest/routes.ts';
import { guide, guideLanguage } from './help.service.ts';

export function helpRoutes(rest: Rest): void {
  rest.get(
    '/client/src/pages/help/docs/:file',
    {
      about: 'A guide, as markdown.',
      group: 'Help',
      needs: 'public',
      params: { file: z.enum(helpSections.map((section) => `${section}.md`)) },
      query: {
        language: z.enum(languages).optional().describe('The language of the guide; by Accept-Language when left out.'),
      },
      answer: z.string(),
      tagged: true,
      type: 'text/markdown',
    },
    async ({ params, query, reply }) => {
      const { headers } = reply.request;
      const { markdown, etag, language } = await guide(
        params['file'] ?? '',
        guideLanguage(query['language'], headers['accept-language']),
      );
      reply.headers({ etag, 'cache-control': 'no-cache', 'content-language': language, vary: 'accept-language' });
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('text/markdown; charset=utf-8').send(markdown);
    },
  );
}
