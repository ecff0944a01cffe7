import { expect, test } from 'vitest';
import { deliveredLotCode, lotCodeIn } from '#schema/lot-code.ts';
import { newLotCode } from './lot-code.crypto.ts';

test('recognizes the code of every kind of lot, typed or scanned as a link', () => {
  for (const code of [newLotCode(), deliveredLotCode('D-0021', 3), deliveredLotCode('D-10021', 12)]) {
    expect(lotCodeIn(code)).toBe(code);
    expect(lotCodeIn(` ${code.toLowerCase()} `)).toBe(code);
    expect(lotCodeIn(`https://kitchen.example/cook?lot=${code}`)).toBe(code);
  }
});

test('other bar codes and item names are not lot codes', () => {
  for (const text of ['4006381333931', 'D-0021', 'Tomato sauce', '', 'K7QF3', 'K7QF3AB']) {
    expect(lotCodeIn(text)).toBeNull();
  }
});
