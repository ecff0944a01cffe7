import '@testing-library/jest-dom/jest-globals';
import { beforeEach } from '@jest/globals';
import { configure } from '@testing-library/react';
import { dismissToast, toastStore } from '../ui/components/toasts/toast-store.ts';

// Longer than the default second, for busy machines.
configure({ asyncUtilTimeout: 5_000 });

// A toast of the test before would still be on screen.
beforeEach(() => {
  const shown = toastStore.read();
  if (shown) dismissToast(shown.id);
});
