import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { spawnProduct } from '../testing/spawn-product.ts';

test.each([
  ['PORT', '65536', 'must be a whole number from 0 to 65,535'],
  ['PORT', '4000.5', 'must be a whole number from 0 to 65,535'],
  ['LIVE_CONNECTIONS', '9', 'must be a whole number from 10 to 9,000'],
  ['LIVE_CONNECTIONS', '9001', 'must be a whole number from 10 to 9,000'],
  ['LIVE_CONNECTIONS', 'many', 'must be a whole number from 10 to 9,000'],
  ['KITCHEN_STORAGE_MB', '9', 'must be a whole number of megabytes, 10 or more'],
  ['DRAIN_SECONDS', '61', 'must be a number of seconds from 0 to 60'],
  ['DRAIN_SECONDS', '-1', 'must be a number of seconds from 0 to 60'],
  ['PUBLIC_URL', 'https://brigade.example/kitchen', 'must be an http(s):// address without a path'],
  ['PUBLIC_URL', 'https://brigade.example/?kitchen=1', 'must be an http(s):// address without a path'],
  ['PUBLIC_URL', 'brigade.example', 'must be an http(s):// address without a path'],
])('%s=%s is refused with what it may be', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(`These settings are wrong: ${name}: ${message}.`);
});

test('PUBLIC_URL may end with a slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://brigade.example/' }).publicUrl).toBe('https://brigade.example');
});

test.each(['999.1.1.1', '203.0.113.7'])(
  'HOST=%s is refused before the database is made',
  async (host) => {
    const directory = await mkdtemp(join(tmpdir(), 'brigade-host-'));
    await expect(spawnProduct({ HOST: host, DATA_DIR: directory })).rejects.toThrow(
      `These settings are wrong: HOST: ${host} is no address or name of this machine.`,
    );
    expect(await readdir(directory)).toEqual([]);
    await rm(directory, { recursive: true });
  },
  60_000,
);
