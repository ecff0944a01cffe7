import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';

const skipped = /(^|\/)(node_modules|dist|\.git|\.data|coverage|test-results|playwright-report)$/;

/** A copy of the sources in a temporary folder, with the same packages. The caller deletes it. */
export function copyTree(name) {
  const copy = mkdtempSync(join(tmpdir(), `brigade-${name}-`));
  cpSync(root, copy, { recursive: true, filter: (from) => from === root || !skipped.test(from) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
