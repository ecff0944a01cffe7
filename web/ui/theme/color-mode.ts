import { useSyncExternalStore } from 'react';
import { storeChoice } from '../storage/store-choice.ts';
import { persistedChoice } from '../storage/persisted.ts';
import { createStore } from '../store.ts';

const modes = ['light', 'dark'] as const;
export type ColorMode = (typeof modes)[number];

const storage = persistedChoice('brigade.color-mode', modes);
const shown = createStore<ColorMode>('light');

function preferred(): ColorMode {
  return storage.read() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
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

/** Applies this mode without storing it; null restores the device's own mode. */
export function showColorMode(mode: ColorMode | null) {
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
