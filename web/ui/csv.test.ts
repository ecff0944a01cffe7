import { describe, expect, test } from '@jest/globals';
import { csvOf } from './csv.ts';

const body = (cells: Parameters<typeof csvOf>[1][number]) => csvOf(['a'], [cells]).split('\r\n')[1];

describe('csv', () => {
  test('begins with a byte order mark and ends every line with CR LF', () => {
    expect(csvOf(['Item', 'Value'], [['Fridge', 4.5]])).toBe('\uFEFFItem,Value\r\nFridge,4.5\r\n');
  });

  test.each(['=1+1', '+cmd|calc', '-2+3', '@sum(A1)', '\t=1', '\r=1'])('neutralises %j', (text) => {
    expect(body([text])?.replace(/^"/, '')).toMatch(/^'/);
  });

  test('leaves plain numbers as numbers, a freezer reading too', () => {
    expect(body(['-18.5', -18, '+3'])).toBe('-18.5,-18,+3');
  });

  test('quotes commas, quotes and line breaks, writes instants as ISO and nothing as nothing', () => {
    expect(csvOf(['a'], [['a,b', 'say "hi"', 'x\ny', new Date(0), null, undefined]])).toContain(
      '"a,b","say ""hi""","x\ny",1970-01-01T00:00:00.000Z,,',
    );
  });
});
