import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { lockDataDirectory } from './data-lock.ts';

const made: string[] = [];
const directory = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'brigade-lock-'));
  made.push(path);
  return path;
};
afterAll(() => made.forEach((path) => rmSync(path, { recursive: true })));

test('a second claim is refused in a sentence that names the holder', () => {
  const dataDir = directory();
  const lock = lockDataDirectory(dataDir, 4321);
  expect(() => lockDataDirectory(dataDir)).toThrow(`process ${process.pid}, port 4321`);
  lock.release();
  lockDataDirectory(dataDir).release();
});

test('a claim left by a process that is gone is taken over', () => {
  const dataDir = directory();
  writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
  expectTaken(dataDir);
});

test('a claim whose process number was given to another process is taken over', () => {
  const dataDir = directory();
  writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
  expectTaken(dataDir);
});

test('a claim cut off in the middle of writing is taken over', () => {
  const dataDir = directory();
  writeFileSync(join(dataDir, 'server.lock'), '{"pid": 1');
  expectTaken(dataDir);
});

/** We have it while we hold it, and it is free afterwards. */
function expectTaken(dataDir: string): void {
  const lock = lockDataDirectory(dataDir);
  expect(JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
  expect(readdirSync(dataDir)).toEqual([]);
}
