import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lockDataDirectory } from './data-lock.ts';
import { roles } from '#schema/vocabulary.ts';

const directory = (): string => mkdtempSync(join(tmpdir(), 'brigade-lock-'));

test('a second claim is refused in a sentence that names the holder', () => {
  expect(roles).toHaveLength(3);
  const dataDir = directory();
  const lock = lockDataDirectory(dataDir, 4321);
  expect(() => lockDataDirectory(dataDir)).toThrow(`process ${process.pid}, port 4321`);
  lock.release();
  lockDataDirectory(dataDir).release();
});

test('a claim left by a process that is gone is taken over', () => {
  const dataDir = directory();
  writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
  lockDataDirectory(dataDir).release();
});

test('a claim whose process number was given to another process is taken over', () => {
  const dataDir = directory();
  writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
  lockDataDirectory(dataDir).release();
});

test('a claim cut off in the middle of writing is taken over', () => {
  const dataDir = directory();
  writeFileSync(join(dataDir, 'server.lock'), '{"pid": 1');
  lockDataDirectory(dataDir).release();
});
