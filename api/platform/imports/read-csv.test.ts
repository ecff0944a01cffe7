import { expect, test } from 'vitest';
import { limits } from '#schema/limits.ts';
import { readCsv } from './read-csv.ts';

test.each([
  ['one line', ','],
  ['many lines that quotes make one row', `"a\n",${','.repeat(1_000)}`],
])('a file of empty cells is refused at the first cell too many: %s', { timeout: 10_000 }, (_what, part) => {
  const text = part.repeat(5_000_000 / part.length);
  expect(() => readCsv(text)).toThrow(`Row 1 has more than ${limits.importColumnsMax} columns.`);
});

test('a row of a file may have as many cells as an import has columns', () => {
  expect(readCsv(Array.from({ length: limits.importColumnsMax }, () => 'a').join(','))[0]).toHaveLength(
    limits.importColumnsMax,
  );
});
