import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorCodes } from '#schema/errors.ts';
import { plain } from '#schema/messages.ts';
import { AppError, toGraphQLError } from '../errors.ts';

test('the table of error codes for integrators matches the code', () => {
  const rows = readFileSync('docs/integrators.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| (\d+) \| (yes|no) \|/gm);
  const documented = [...rows].map(([, code, status, again]) => ({
    code,
    status: Number(status),
    again: again === 'yes',
  }));
  const real = errorCodes.map((code) => {
    const error = new AppError(code, plain('No.'));
    return { code, status: error.status, again: toGraphQLError(error).extensions['retryable'] };
  });
  expect(documented).toEqual(real);
});
