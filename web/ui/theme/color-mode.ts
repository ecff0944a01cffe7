import { useSyncExternalStore } from 'react';
import { storeChoice } from '../storage/store-choice.ts';
import { persistedChoice } from '../storage/persisted.ts';
import { createStore } from '../store.ts';

const modes = ['light', 'dark'] as const;
export type ColorMode = (typeof modes)[number];

const storage = persistedChoice('brigade.color-mode', modes);
const shown = createStore<ColorMode>('light');

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');
/** Shown instead of the device's own mode. */
let forced: ColorMode | null = null;

function preferred(): ColorMode {
  return storage.read() ?? (systemIsDark().matches ? 'dark' : 'light');
}

function paint(mode: ColorMode) {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.style.colorScheme = mode;
}

function apply(mode: ColorMode) {
  paint(mode);
  shown.set(() => mode);
}

/**
 * Applies this device's mode, else the system's, and follows it when it changes. What is printed is light: paper is white. Call
 * once, before the first render.
 */
export function startColorMode() {
  apply(preferred());
  systemIsDark().addEventListener('change', () => apply(forced ?? preferred()));
  addEventListener('beforeprint', () => paint('light'));
  addEventListener('afterprint', () => paint(shown.read()));
}

/** Applies this mode without storing it; null restores the device's own mode. */
export function showColorMode(mode: ColorMode | null) {
  forced = mode;
  apply(mode ?? preferred());
}

/** The current color mode and its toggle, stored on this device. */
export function useColorMode() {
  const mode = useSyncExternalStore(shown.subscribe, shown.read);
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    apply(next);
    storeChoice(storage, next);
  };
  return { mode, toggle };
}
