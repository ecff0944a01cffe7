import { limits } from '#schema/limits.ts';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'destructive';
  /** Milliseconds on screen; the product's 5 s unless the specification says otherwise. */
  readonly duration?: number;
}
export interface Toast extends ToastContent {
  readonly id: string;
  readonly open: boolean;
}

let counter = 0;
let current: Toast | null = null;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | null) {
  clearTimeout(removal);
  current = next;
  if (next && !next.open) removal = setTimeout(() => set(null), limits.toastRemoveDelay);
  for (const listener of listeners) listener();
}

function change(id: string, changes: Partial<Toast>) {
  if (current?.id === id) set({ ...current, ...changes });
}

/** Shows a toast in place of the one on screen, and returns its id. The product's only way to toast. */
export function showToast(content: ToastContent): string {
  counter += 1;
  const id = String(counter);
  set({ ...content, id, open: true });
  return id;
}

/** Changes a toast that is still the current one; otherwise nothing happens. */
export function updateToast(id: string, content: Partial<ToastContent>) {
  change(id, { ...content, open: true });
}

/** Takes a toast off the screen; it is forgotten after the removal delay. */
export function dismissToast(id: string) {
  change(id, { open: false });
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => current,
};
