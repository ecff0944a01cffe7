import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { StoredFile } from './file-store.ts';
import { S3Files } from './s3-files.ts';

/** A server with the few calls of S3 that are used; a page of its list has two files. */
const objects = new Map<string, { readonly bytes: Buffer; readonly type: string | undefined }>();
const authorized: boolean[] = [];
let server: Server;
let files: S3Files;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(pathname.replace(/^\/brigade\/?/, ''));
    const found = objects.get(key);
    const chunks: Buffer[] = [];
    authorized.push(request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') ?? false);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'PUT') {
        objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] });
        response.setHeader('etag', '"x"').end();
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.writeHead(204).end();
      } else if (key === '') response.setHeader('content-type', 'application/xml').end(page(searchParams));
      else if (found) response.end(found.bytes);
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const endpoint = `http://127.0.0.1:${address.port}/brigade`;
  files = new S3Files({ endpoint, region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' });
});
beforeEach(() => objects.clear());
afterAll(() => {
  server.close();
});

function page(params: URLSearchParams): string {
  const start = Number(params.get('continuation-token') ?? 0);
  const keys = [...objects.keys()].slice(start, start + 2);
  const more = start + 2 < objects.size;
  const contents = keys.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>2026-11-22T10:00:00.000Z</LastModified><ETag>"x"</ETag><Size>1</Size></Contents>`,
  );
  const next = more ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
}

test('a file is stored with its type, read, replaced and removed', async () => {
  await files.write('a/b.webp', Buffer.from([1, 2, 3]), 'image/webp');
  expect(objects.get('a/b.webp')).toEqual({ bytes: Buffer.from([1, 2, 3]), type: 'image/webp' });
  expect(await files.read('a/b.webp')).toEqual(Buffer.from([1, 2, 3]));
  await files.write('a/b.webp', Buffer.from([4]), 'image/webp');
  expect(await files.read('a/b.webp')).toEqual(Buffer.from([4]));
  await files.remove('a/b.webp');
  await files.remove('a/b.webp');
  expect(await files.read('a/b.webp')).toBeNull();
  expect(authorized).not.toContain(false);
});

test('all files are listed, over several pages', async () => {
  for (const name of ['one', 'two', 'three']) await files.write(`a/${name}.webp`, Buffer.from(name), 'image/webp');
  const found: StoredFile[] = [];
  for await (const file of files.list()) found.push(file);
  expect(found.map(({ key }) => key)).toEqual(['a/one.webp', 'a/two.webp', 'a/three.webp']);
  expect(found[0]?.changedAt).toEqual(new Date('2026-11-22T10:00:00.000Z'));
});

test('a bucket without its key is refused at the start', () => {
  const S3_ENDPOINT = 'https://s3.example.com/brigade/';
  expect(() => readConfig({ S3_ENDPOINT })).toThrow('S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  const { bucket } = readConfig({ S3_ENDPOINT, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' });
  expect(bucket).toMatchObject({ endpoint: 'https://s3.example.com/brigade', region: 'auto' });
  expect(readConfig({}).bucket).toBeUndefined();
});

test('a server that cannot be reached is an error, not a missing file', async () => {
  const bucket = { endpoint: 'http://127.0.0.1:9/brigade', region: 'auto', accessKeyId: 'key', secretAccessKey: 'x' };
  await expect(new S3Files(bucket).read('a/b.webp')).rejects.toThrow();
});
