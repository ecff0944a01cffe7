import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

const storageKey = 'brigade.color-mode';
const listeners = new Set<() => void>();

function preferred(): ColorMode {
  const stored = localStorage.getItem(storageKey);
  if (stored === 'light' || stored === 'dark') return stored;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function current(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function apply(mode: ColorMode) {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.style.colorScheme = mode;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
  const mode = useSyncExternalStore(subscribe, current);
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    localStorage.setItem(storageKey, next);
    apply(next);
  };
  return { mode, toggle };
}
