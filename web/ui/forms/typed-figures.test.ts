import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseLanguage } from '../i18n/language.ts';
import { asTyped, typedDecimal, typedMoney, typedSigned } from './typed-figures.ts';

afterEach(() => chooseLanguage('en'));

describe('a stored figure in a field', () => {
  test('has the decimal point of the language on screen', () => {
    expect(asTyped('9.60')).toBe('9.60');
    chooseLanguage('es');
    expect(asTyped('9.60')).toBe('9,60');
    expect(asTyped('-18.5')).toBe('-18,5');
  });

  test('is empty when there is none', () => {
    expect([asTyped(null), asTyped(undefined), asTyped('')]).toEqual(['', '', '']);
  });

  test.each(['en', 'es'] as const)('is read as the same figure when nothing is typed (%s)', (language) => {
    chooseLanguage(language);
    const figure = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 9_999 }));
    fc.assert(
      fc.property(figure, fc.boolean(), ([whole, part], isNegative) => {
        const stored = `${whole}.${part}`;
        expect(typedDecimal(asTyped(stored))).toBe(stored);
        const signed = isNegative ? `-${stored}` : stored;
        expect(typedSigned(asTyped(signed))).toBe(signed);
      }),
    );
    expect(typedMoney(asTyped('1234.50'), 'EUR')).toBe(123_450);
  });
});
