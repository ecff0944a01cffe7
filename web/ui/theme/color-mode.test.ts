import { afterEach, expect, test, vi } from 'vitest';
import { showColorMode, startColorMode } from './color-mode.ts';

const media = Object.assign(new EventTarget(), { matches: false });
/** The system changes to its night colors, or back. */
function systemTurns(dark: boolean): void {
  media.matches = dark;
  media.dispatchEvent(new Event('change'));
}
const isDark = () => document.documentElement.classList.contains('dark');

afterEach(() => {
  showColorMode(null);
  systemTurns(false);
  localStorage.clear();
});

test('without a choice of its own, the screen follows the system while it is open', () => {
  vi.stubGlobal('matchMedia', () => media);
  startColorMode();
  expect(isDark()).toBe(false);
  systemTurns(true);
  expect(isDark()).toBe(true);
  systemTurns(false);
  expect(isDark()).toBe(false);
});

test('a mode that was chosen on this device stays', () => {
  vi.stubGlobal('matchMedia', () => media);
  localStorage.setItem('brigade.color-mode', 'light');
  startColorMode();
  systemTurns(true);
  expect(isDark()).toBe(false);
});

test('paper is light', () => {
  vi.stubGlobal('matchMedia', () => media);
  systemTurns(true);
  startColorMode();
  dispatchEvent(new Event('beforeprint'));
  expect(isDark()).toBe(false);
  dispatchEvent(new Event('afterprint'));
  expect(isDark()).toBe(true);
});

test("the mode of a display's board stays", () => {
  vi.stubGlobal('matchMedia', () => media);
  startColorMode();
  showColorMode('light');
  systemTurns(true);
  expect(isDark()).toBe(false);
});
