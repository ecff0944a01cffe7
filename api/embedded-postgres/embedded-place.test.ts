import { expect, test } from 'vitest';
import { findPackage } from './embedded-place.ts';

test.each([
  ['linux', 'riscv64'],
  ['freebsd', 'x64'],
])('the embedded database is refused with a clear message for %s on %s', (system, processor) => {
  expect(() => findPackage(system, processor)).toThrow(
    `The embedded PostgreSQL does not exist for ${system} on ${processor}. Install PostgreSQL 15 to 18 and set DATABASE_URL (docs/operations.md).`,
  );
});
