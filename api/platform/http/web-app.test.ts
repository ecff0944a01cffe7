import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveWebApp } from './web-app.ts';

let folder: string;
let server: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-build-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  server = fastify();
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function serve(scripts?: Readonly<Record<string, readonly string[]>>): Promise<void> {
  if (scripts) await writeFile(join(folder, '.vite/preload.json'), JSON.stringify(scripts));
  await serveWebApp(server, folder);
}

const linkOf = async (path: string) => (await server.inject(path)).headers['link'];

const scripts = { '/auth': [], '/cook': ['/assets/kitchen.js', '/assets/CookPage.js'], '*': ['/assets/kitchen.js'] };

test('a page names all its scripts in a header', async () => {
  await serve(scripts);
  expect(await linkOf('/cook?task=1')).toBe(
    '</assets/kitchen.js>; rel=modulepreload, </assets/CookPage.js>; rel=modulepreload',
  );
});

test.each(['/', '/manager/recipes'])('%s names the scripts of every signed-in screen', async (path) => {
  await serve(scripts);
  expect(await linkOf(path)).toBe('</assets/kitchen.js>; rel=modulepreload');
});

test.each(['/auth', '/api/unknown', '/assets/unknown.js'])('%s names none', async (path) => {
  await serve(scripts);
  expect(await linkOf(path)).toBeUndefined();
});

test('a build without a list of scripts is served', async () => {
  await serve();
  expect((await server.inject('/cook')).statusCode).toBe(200);
  expect(await linkOf('/cook')).toBeUndefined();
});
