import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeyAction } from './keys.ts';
import { useKeyboard } from './useKeyboard.ts';

const run = vi.fn<(action: KeyAction) => void>();
const key = (code: string, name: string, more = {}) =>
  new KeyboardEvent('keydown', { code, key: name, bubbles: true, ...more });
const start = (active = true) => renderHook(() => useKeyboard(active, [], run));
const later = () => vi.advanceTimersByTime(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  run.mockReset();
  document.body.replaceChildren();
});

test('a key acts on the board', () => {
  start();
  later();
  document.body.dispatchEvent(key('Enter', 'Enter'));
  expect(run.mock.calls).toEqual([['act']]);
});

test('the key that closed a sheet does not act on the board', () => {
  start();
  document.body.dispatchEvent(key('Enter', 'Enter'));
  later();
  expect(run).not.toHaveBeenCalled();
});

test('keys do nothing while a sheet is open or after unmount', () => {
  start(false);
  const { unmount } = start();
  unmount();
  later();
  document.body.dispatchEvent(key('Enter', 'Enter'));
  expect(run).not.toHaveBeenCalled();
});

test('a focused button handles Enter itself, a focused field all keys; other keys reach the board from a button', () => {
  start();
  later();
  const button = document.body.appendChild(document.createElement('button'));
  const field = document.body.appendChild(document.createElement('input'));
  button.dispatchEvent(key('Enter', 'Enter'));
  field.dispatchEvent(key('Digit1', '1'));
  expect(run).not.toHaveBeenCalled();
  button.dispatchEvent(key('Digit1', '1'));
  expect(run.mock.calls).toEqual([['tile1']]);
});

test('a key that is pressed twice at once acts once; another key acts', () => {
  start();
  later();
  document.body.dispatchEvent(key('Enter', 'Enter'));
  document.body.dispatchEvent(key('Enter', 'Enter'));
  document.body.dispatchEvent(key('KeyU', 'u'));
  expect(run.mock.calls).toEqual([['act'], ['undo']]);
});

test('arrows are accepted at any speed', () => {
  start();
  later();
  document.body.dispatchEvent(key('ArrowRight', 'ArrowRight'));
  document.body.dispatchEvent(key('ArrowRight', 'ArrowRight'));
  expect(run.mock.calls).toEqual([['right'], ['right']]);
});

test('a key that is held down acts once', () => {
  start();
  later();
  document.body.dispatchEvent(key('Enter', 'Enter'));
  document.body.dispatchEvent(key('Enter', 'Enter', { repeat: true }));
  expect(run).toHaveBeenCalledTimes(1);
});
