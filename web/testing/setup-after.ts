import '@testing-library/jest-dom/vitest';
import { beforeEach, vi } from 'vitest';
import { configure } from '@testing-library/react';
import { dismissToast, toastStore } from '../ui/components/toasts/toast-store.ts';

// Longer than the default second, for busy machines.
configure({ asyncUtilTimeout: 5_000 });

// Testing Library moves fake timers on through this name only.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });

// A toast of the test before would still be on screen.
beforeEach(() => {
  const shown = toastStore.read();
  if (shown) dismissToast(shown.id);
});
