import { expect, test } from 'vitest';
import { stepText } from './step-text.ts';

const both = { text: 'Roast.', textEs: 'Asar.' };

test.each([
  ['en', both, { text: 'Roast.', language: 'en', isMissing: false }],
  ['es', both, { text: 'Asar.', language: 'es', isMissing: false }],
  ['es', { ...both, textEs: null }, { text: 'Roast.', language: 'en', isMissing: true }],
  ['en', { ...both, text: '' }, { text: 'Asar.', language: 'es', isMissing: true }],
] as const)('a step for a reader of %s, of %o', (language, step, shown) => {
  expect(stepText(step, language)).toEqual(shown);
});
