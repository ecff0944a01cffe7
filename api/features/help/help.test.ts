import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { helpSections } from '#schema/vocabulary.ts';
import { Client } from '../../testing/client.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let client: Client;
const guides = '/client/src/pages/help/docs';

beforeAll(async () => {
  api = await startApi();
  client = new Client(api);
});
afterAll(() => api.stop());

const read = (path: string, headers: Record<string, string> = {}) =>
  client.call('GET', `${guides}/${path}`, undefined, { 'accept-language': '*', ...headers });

describe.each(helpSections)('the guide %s', (section) => {
  test('is markdown of at least 600 words', async () => {
    const { status, headers, text } = await read(`${section}.md`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text).toMatch(/^# /);
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(600);
  });

  test('is translated to Spanish with the same headings', async () => {
    const english = await read(`${section}.md?language=en`);
    const spanish = await read(`${section}.md?language=es`);
    expect(spanish.headers.get('content-language')).toBe('es');
    expect(spanish.text).not.toBe(english.text);
    expect(headings(spanish.text)).toEqual(headings(english.text));
  });

  test.each([
    ['', '*', 'en'],
    ['', 'fr, es-MX;q=0.9, en;q=0.8', 'es'],
    ['?language=en', 'es', 'en'],
  ])('with %p and the header %p is in %s', async (query, accepted, language) => {
    const { headers, text } = await read(`${section}.md${query}`, { 'accept-language': accepted });
    expect(headers.get('content-language')).toBe(language);
    expect(text).toBe((await read(`${section}.md?language=${language}`)).text);
  });

  test('is not sent again when its ETag matches', async () => {
    const etag = (await read(`${section}.md`)).headers.get('etag') ?? '';
    const again = await read(`${section}.md`, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await read(`${section}.md?language=es`, { 'if-none-match': etag })).status).toBe(200);
  });
});

test('an unknown guide is 404 without a page or a file', async () => {
  for (const path of [
    'unknown.md',
    'cook-guide',
    'cook-guide.MD',
    'es/cook-guide.md',
    'es%2Fcook-guide.md',
    '..%2f..%2f..%2fpackage.json',
    '%2e%2e/help.service.ts',
    'cook-guide.md%00',
    '',
  ]) {
    const { status, text, headers } = await read(path);
    expect([path, status]).toEqual([path, 404]);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toMatch(/^(This guide does not exist|There is nothing at this address)\.$/);
  }
});

/** How many headings of each level, in order, to compare the two languages. */
function headings(markdown: string): string[] {
  return markdown.match(/^#+(?= )/gm) ?? [];
}
