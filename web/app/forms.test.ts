import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const web = new URL('../', import.meta.url);

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.includes('.test.') && !path.startsWith('node_modules'))
  .map((path) => ({ path, text: readFileSync(new URL(path, web), 'utf8') }));

test('every form validates by the schema of the server', () => {
  const forms = sources.filter(({ text }) => /\buseForm[<(]/.test(text));
  const without = forms.filter(({ text }) => !text.includes('resolver: inputResolver('));
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('no form repeats a rule beside its schema', () => {
  const rule = /\b(?:required|validate|pattern|minLength):/;
  const repeated = sources.filter(({ text }) => text.includes('resolver: inputResolver(') && rule.test(text));
  expect(repeated.map(({ path }) => path)).toEqual([]);
});

test('no field has a length of its own: it comes from the limits', () => {
  const literal = /\b(?:maxLength|minLength|max)=\{[\d_]+\}/;
  expect(sources.filter(({ text }) => literal.test(text)).map(({ path }) => path)).toEqual([]);
});
