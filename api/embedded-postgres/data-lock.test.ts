import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockDataDirectory } from './data-lock.ts';

const directories: string[] = [];
const directory = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'brigade-lock-'));
  directories.push(path);
  return path;
};
afterAll(() => directories.forEach((path) => rmSync(path, { recursive: true })));

test('a second claim is refused with a message that names the holder', () => {
  const dataDir = directory();
  const lock = lockDataDirectory(dataDir, 4321);
  expect(() => lockDataDirectory(dataDir)).toThrow(`process ${process.pid}, port 4321`);
  lock.release();
  lockDataDirectory(dataDir).release();
});

test('a claim of an ended process is taken over', () => {
  const dataDir = directory();
  writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
  expectClaimed(dataDir);
});

test('a claim whose process id was reused is taken over', () => {
  const dataDir = directory();
  writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
  expectClaimed(dataDir);
});

test('a partially written claim is taken over', () => {
  const dataDir = directory();
  writeFileSync(join(dataDir, 'server.lock'), '{"pid": 1');
  expectClaimed(dataDir);
});

/** Claims the directory and releases it. */
function expectClaimed(dataDir: string): void {
  const lock = lockDataDirectory(dataDir);
  expect(JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
  expect(readdirSync(dataDir)).toEqual([]);
}
