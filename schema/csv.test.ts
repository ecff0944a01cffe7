import { describe, expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const body = (cells: Parameters<typeof csvOf>[1][number]) => csvOf(['a'], [cells]).split('\r\n')[1];

describe('csv', () => {
  test('begins with a byte order mark and ends every line with CR LF', () => {
    expect(csvOf(['Item', 'Value'], [['Fridge', 4.5]])).toBe('\uFEFF"Item","Value"\r\n"Fridge",4.5\r\n');
  });

  test.each([
    '=1+1',
    '+cmd|calc',
    '-2+3',
    '@sum(A1)',
    '\t=1',
    '\r=1',
    ' =1+1',
    '＝1+1',
    '\u200B=1+1',
    "a;=cmd|'/C calc'!A0",
    ';=1+1',
    'a\n=1+1',
    "a;'=1",
  ])('neutralizes %j', (text) => {
    expect(body([text])?.replace(/^"/, '')).toMatch(/^'/);
  });

  test('quotes characters that are separators in some locales', () => {
    expect(body(['a;b', 'Soup'])).toBe('"a;b","Soup"');
  });

  test.each(['Half-and-half', 'Salt & pepper', 'x = y', 'Fish; 2 kg'])('leaves %j as it is', (text) => {
    expect(body([text])).toBe(`"${text}"`);
  });

  test('leaves plain numbers as numbers, negative ones too', () => {
    expect(body(['-18.5', -18, '+3'])).toBe('-18.5,-18,+3');
  });

  test('leaves numbers with a decimal comma as numbers where semicolons separate cells', () => {
    expect(csvOf(['a'], [['-1,5', '3,25', '1.5']], ';').split('\r\n')[1]).toBe('-1,5;3,25;1.5');
    expect(body(['-1,5'])).toBe('"-1,5"');
  });

  test('quotes commas, quotes and line breaks, writes instants as ISO 8601 and null as an empty cell', () => {
    expect(csvOf(['a'], [['a,b', 'say "hi"', 'x\ny', new Date(0), null, undefined]])).toContain(
      '"a,b","say ""hi""","x\ny",1970-01-01T00:00:00.000Z,,',
    );
  });

  test('writes a text of many line breaks at once', { timeout: 2_000 }, () => {
    const text = `a${'\n'.repeat(100_000)}b`;
    expect(body([text])).toBe(`"${text}"`);
    expect(body([`${text.slice(0, -1)}=b`])).toBe(`"'${text.slice(0, -1)}=b"`);
  });
});
