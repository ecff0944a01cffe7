import { useSyncExternalStore } from 'react';
import { useMaybeViewer } from '../../../platform/session/viewer.ts';
import { ownStorage } from '../../../platform/storage/own-storage.ts';
import { createStore } from '../../../ui/store.ts';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Who turned the guide on or off since the app was loaded. */
const changed = createStore<Readonly<Record<string, boolean>>>({});

/** Whether the set-up guide is beside the pages. An admin turns it on; it stays on after a reload, in this browser. */
export function useSetupGuide(): { readonly isOn: boolean; readonly turn: (on: boolean) => void } {
  const viewer = useMaybeViewer();
  const id = viewer?.role === 'admin' ? viewer.id : null;
  const now = useSyncExternalStore(changed.subscribe, changed.read);
  if (id === null) return { isOn: false, turn: () => undefined };
  const storage = ownStorage(id, 'setup-guide', isBoolean);
  return {
    isOn: now[id] ?? storage.read() ?? false,
    turn: (on) => {
      storage.write(on);
      changed.set((before) => ({ ...before, [id]: on }));
    },
  };
}
