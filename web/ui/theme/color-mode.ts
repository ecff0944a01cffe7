import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

export type ColorMode = 'light' | 'dark';

const storageKey = 'brigade.color-mode';
const shown = createStore<ColorMode>('light');

function preferred(): ColorMode {
  const stored = localStorage.getItem(storageKey);
  if (stored === 'light' || stored === 'dark') return stored;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function apply(mode: ColorMode) {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.style.colorScheme = mode;
  shown.set(() => mode);
}

/** Applies this device's mode, else the system's. Call once, before the first render. */
export function startColorMode() {
  apply(preferred());
}

/** Shows this mode now, without keeping it; null goes back to what this device would start with. */
export function showColorMode(mode: ColorMode | null) {
  apply(mode ?? preferred());
}

/** Light or dark, and the switch, kept on this device. */
export function useColorMode() {
  const mode = useSyncExternalStore(shown.subscribe, shown.read);
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    localStorage.setItem(storageKey, next);
    apply(next);
  };
  return { mode, toggle };
}
