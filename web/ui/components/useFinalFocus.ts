import { useState } from 'react';

/** In the layer under the dialog: its field, else its next step, else its first button. */
function inLayer(): HTMLElement | null {
  const layer = document.querySelector('[role="dialog"]');
  const places = ['[data-autofocus]', '[data-next-step]', 'button'];
  for (const place of places) {
    const found = layer?.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}

/**
 * Where the focus goes when a dialog closes: to `focusAfter`, else back to what opened it; when the act has removed that, to
 * the next sensible control of the layer under the dialog.
 */
export function useFinalFocus(focusAfter?: () => HTMLElement | null): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return () => focusAfter?.() ?? (opener instanceof HTMLElement && opener.isConnected ? opener : inLayer());
}
