import { limits } from '#schema/limits.ts';
import { createStore, type Store } from '../../store.ts';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'destructive';
  /** A button beside the text, such as Undo; pressing it dismisses the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** A second button, after the first. */
  readonly also?: ToastContent['action'];
  /** The id of the row that a live toast is about. */
  readonly about?: string;
  /** Milliseconds on screen; by default 5 s, and with an action as long as an act can be undone. */
  readonly duration?: number;
}
export interface Toast extends ToastContent {
  readonly id: string;
  readonly open: boolean;
  /** True for a live message; false for the outcome of the user's own action. */
  readonly live: boolean;
}

let counter = 0;
/** How many times a person has signed out, or locked the tablet, since the page was loaded. */
let left = 0;
const shown = createStore<Toast | null>(null);
/** The latest live toast, while the outcome of the user's own action is on screen. */
let waiting: ToastContent | null = null;
let removal: ReturnType<typeof setTimeout> | undefined;

function set(next: Toast | null) {
  clearTimeout(removal);
  if (next && !next.open) removal = setTimeout(() => set(null), limits.toastRemoveDelay);
  shown.set(() => next);
}

function change(id: string, changes: Partial<Toast>) {
  const current = shown.read();
  if (current?.id === id) set({ ...current, ...changes });
}

function open(content: ToastContent, live: boolean): string {
  counter += 1;
  const id = String(counter);
  set({ ...content, id, open: true, live });
  return id;
}

/** Shows the outcome of the user's own action in place of the current toast. Returns the toast's id. */
export function showToast(content: ToastContent): string {
  return open(content, false);
}

/** Shows a live toast; waits until the outcome of the user's own action has timed out. */
export function queueToast(content: ToastContent) {
  const current = shown.read();
  if (current?.open && !current.live) waiting = content;
  else open(content, true);
}

/** Removes the live toast about a row, also while it is queued. */
export function endToastAbout(rowId: string) {
  if (waiting?.about === rowId) waiting = null;
  const current = shown.read();
  if (current?.live && current.about === rowId) dismissToast(current.id);
}

/** Changes a toast that is still the current one; otherwise nothing happens. */
export function updateToast(id: string, content: Partial<ToastContent>) {
  change(id, { ...content, open: true });
}

/** Hides a toast; it is removed from the store after the removal delay. */
export function dismissToast(id: string) {
  change(id, { open: false });
  if (shown.read()?.open || !waiting) return;
  open(waiting, true);
  waiting = null;
}

/** Returns a function that returns whether the same person is still signed in. */
export function whileHere(): () => boolean {
  const before = left;
  return () => left === before;
}

/** Removes all toasts when the person changes: their buttons must not act in the session of the next one. */
export function clearToasts() {
  left += 1;
  waiting = null;
  set(null);
}

export const toastStore: Pick<Store<Toast | null>, 'read' | 'subscribe'> = shown;
