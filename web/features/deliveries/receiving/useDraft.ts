import { useState } from 'react';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';
import { type ReceivingContext, type Draft, draftOf, type LineDraft } from './draft.ts';
import { draftStorage, type StoredDraft } from './saved-drafts.ts';

/** The current draft and its changes. Every change is stored on this device at once. */
export interface DraftState {
  readonly draft: Draft;
  readonly context: ReceivingContext;
  /** The version that saving replaces. */
  readonly version: number;
  readonly touched: boolean;
  /** Whether it was restored from this device. */
  readonly restored: boolean;
  /** True when this device's storage is full or denied: the draft is lost when the page is closed. */
  readonly unstored: boolean;
  /** Whether someone else changed the delivery since the draft was started. */
  readonly conflict: boolean;
  readonly change: (next: (draft: Draft) => Draft) => void;
  readonly changeLine: (key: string, next: (line: LineDraft) => LineDraft) => void;
  /** Continues with the server's row and discards the draft. */
  readonly adopt: (delivery: DeliverySheetFragment) => void;
  /** Continues with the draft, based on the newer row. */
  readonly keepMine: () => void;
}

interface State extends StoredDraft {
  readonly touched: boolean;
  readonly restored: boolean;
}

export function useDraft(delivery: DeliverySheetFragment, currency: string): DraftState {
  const { id: viewerId } = useViewer();
  const { temperatureUnit, timeZone } = useKitchen();
  const context = { temperatureUnit, currency, timeZone };
  const initialState = (row: DeliverySheetFragment): State => ({
    version: row.version,
    draft: draftOf(row, context),
    touched: false,
    restored: false,
  });
  const storage = draftStorage(viewerId, delivery.id);
  const [state, setState] = useState<State>(() => {
    const stored = storage.read();
    return stored ? { ...stored, touched: true, restored: true } : initialState(delivery);
  });
  const [unstored, setUnstored] = useState(false);
  const isNewer = delivery.version !== state.version;
  const current = isNewer && !state.touched ? initialState(delivery) : state;

  const update = (next: State) => {
    setState(next);
    setUnstored(!storage.write({ version: next.version, draft: next.draft }));
  };
  const change = (next: (draft: Draft) => Draft) => update({ ...current, draft: next(current.draft), touched: true });
  return {
    ...current,
    context,
    unstored,
    conflict: isNewer && state.touched,
    change,
    changeLine: (key, next) =>
      change((draft) => ({ ...draft, lines: draft.lines.map((line) => (line.key === key ? next(line) : line)) })),
    adopt: (row) => {
      storage.remove();
      setUnstored(false);
      setState(initialState(row));
    },
    keepMine: () => update({ ...current, draft: rebase(delivery, current.draft), version: delivery.version }),
  };
}

/** Lines that someone removed from the delivery in the meantime become new ones. */
function rebase(delivery: DeliverySheetFragment, draft: Draft): Draft {
  const ids = new Set(delivery.lines.map((line) => line.id));
  const isListed = (id: string | null) => id !== null && ids.has(id);
  return {
    ...draft,
    lines: draft.lines.map((line) => (isListed(line.id) ? line : { ...line, id: null })),
    removed: draft.removed.filter(isListed),
  };
}
