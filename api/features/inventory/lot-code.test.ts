import { expect, test } from '@jest/globals';
import { deliveredLotCode, lotCodeIn } from '#schema/lot-code.ts';
import { newLotCode } from './lot-code.ts';

test('the code of every kind of lot is known when it is typed, or scanned as a link', () => {
  for (const code of [newLotCode(), deliveredLotCode('D-0021', 3), deliveredLotCode('D-10021', 12)]) {
    expect(lotCodeIn(code)).toBe(code);
    expect(lotCodeIn(` ${code.toLowerCase()} `)).toBe(code);
    expect(lotCodeIn(`https://kitchen.example/cook?lot=${code}`)).toBe(code);
  }
});

test('other bar codes and names of items are no codes of lots', () => {
  for (const text of ['4006381333931', 'D-0021', 'Tomato sauce', '', 'K7QF3', 'K7QF3AB']) {
    expect(lotCodeIn(text)).toBeNull();
  }
});
