import { expect, test } from 'vitest';
import { similarKey } from './similar-key.ts';

test.each([
  ['Tomatoes', 'tomato'],
  ['Cream, heavy', 'Heavy cream'],
  ['Cherries', 'Cherry'],
  ['Tomates', 'Tomate'],
  ['Limones', 'Limón'],
  ['jalapeno', 'Jalapeño'],
])('%s is like %s', (one, other) => {
  expect(similarKey(one)).toBe(similarKey(other));
});

test.each([
  ['Salt', 'Malt'],
  ['Heavy cream', 'Cream'],
  ['Gas', 'Ga'],
])('%s is not like %s', (one, other) => {
  expect(similarKey(one)).not.toBe(similarKey(other));
});
