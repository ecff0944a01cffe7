import { expect, test } from 'vitest';
import { actionOf, bound, keyActions, printedKeys, tileNumber } from './keys.ts';

const press = (code: string, key = '', modifiers = {}) => ({
  code,
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...modifiers,
});

test.each([
  ['Digit1', '1', 'tile1'],
  ['Numpad9', '9', 'tile9'],
  ['Digit0', '0', 'nextTen'],
  ['ArrowUp', 'ArrowUp', 'up'],
  ['Enter', 'Enter', 'act'],
  ['NumpadEnter', 'Enter', 'act'],
  ['Backspace', 'Backspace', 'recall'],
  ['NumpadSubtract', '-', 'recall'],
  ['PageDown', 'PageDown', 'nextPage'],
  ['KeyS', 's', 'station'],
  ['KeyA', 'A', 'allDay'],
  // On an AZERTY keyboard the key with code KeyQ prints A.
  ['KeyQ', 'a', 'allDay'],
  ['KeyM', 'm', 'mute'],
  ['KeyF', 'f', 'fullScreen'],
  ['KeyH', 'h', 'hold'],
  ['KeyU', 'u', 'undo'],
  ['Slash', '?', 'keyCard'],
  ['KeyZ', 'z', null],
] as const)('%s printed %s means %s', (code, key, action) => {
  expect(actionOf(press(code, key), [])).toBe(action);
});

test('the browser keeps its shortcuts', () => {
  expect(actionOf(press('KeyA', 'a', { ctrlKey: true }), [])).toBeNull();
  expect(actionOf(press('ArrowLeft', 'ArrowLeft', { altKey: true }), [])).toBeNull();
});

test('the device’s own keys take precedence; actions of another build are ignored', () => {
  const own = [
    { action: 'act', code: 'KeyS' },
    { action: 'fly', code: 'KeyM' },
  ];
  expect(actionOf(press('KeyS', 's'), own)).toBe('act');
  expect(actionOf(press('KeyM', 'm'), own)).toBe('mute');
});

test('a key has one action, and an action has one custom key', () => {
  const once = bound([], 'act', 'KeyQ');
  expect(bound(once, 'hold', 'KeyQ')).toEqual([{ action: 'hold', code: 'KeyQ' }]);
  expect(bound(once, 'act', 'KeyW')).toEqual([{ action: 'act', code: 'KeyW' }]);
});

test('every action has a key on the key card', () => {
  for (const action of keyActions) expect(printedKeys[action].length).toBeGreaterThan(0);
  expect(keyActions.map(tileNumber).filter((number) => number !== null)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
