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

test('reads the last of 10,000 rows when there are empty lines between them', () => {
  const text = `Name\n${Array.from({ length: 10_000 }, (_row, index) => `Item ${index}\n\n`).join('')}`;
  expect(
    readCsv(text)
      .filter(([name]) => name !== '')
      .at(-1),
  ).toEqual(['Item 9999']);
});

test('refuses a file of far more lines than rows can be imported', () => {
  expect(() => readCsv('\n'.repeat(100_001))).toThrow('more than 10000 rows');
});
