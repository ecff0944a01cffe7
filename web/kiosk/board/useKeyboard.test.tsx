import { renderHook } from '@testing-library/react';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { KeyAction } from './keys.ts';
import { useKeyboard } from './useKeyboard.ts';

const run = jest.fn<(action: KeyAction) => void>();
const key = (code: string, name: string, more = {}) =>
  new KeyboardEvent('keydown', { code, key: name, bubbles: true, ...more });
const start = (active = true) => renderHook(() => useKeyboard(active, [], run));
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => {
  run.mockReset();
  document.body.replaceChildren();
});

test('a key acts on the board', async () => {
  start();
  await later();
  document.body.dispatchEvent(key('Enter', 'Enter'));
  expect(run.mock.calls).toEqual([['act']]);
});

test('the very key that closed a sheet does not act on the board beneath it', async () => {
  start();
  document.body.dispatchEvent(key('Enter', 'Enter'));
  await later();
  expect(run).not.toHaveBeenCalled();
});

test('nothing acts while a sheet is open, nor when the board is gone', async () => {
  start(false);
  const { unmount } = start();
  unmount();
  await later();
  document.body.dispatchEvent(key('Enter', 'Enter'));
  expect(run).not.toHaveBeenCalled();
});

test('a button keeps its Enter, a field everything; other keys still reach the board from a button', async () => {
  start();
  await later();
  const button = document.body.appendChild(document.createElement('button'));
  const field = document.body.appendChild(document.createElement('input'));
  button.dispatchEvent(key('Enter', 'Enter'));
  field.dispatchEvent(key('Digit1', '1'));
  expect(run).not.toHaveBeenCalled();
  button.dispatchEvent(key('Digit1', '1'));
  expect(run.mock.calls).toEqual([['tile1']]);
});

test('a key that is held down acts once', async () => {
  start();
  await later();
  document.body.dispatchEvent(key('Enter', 'Enter'));
  document.body.dispatchEvent(key('Enter', 'Enter', { repeat: true }));
  expect(run).toHaveBeenCalledTimes(1);
});
