import { useState } from 'react';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';
import { type ReceivingContext, type Draft, draftOf, type LineDraft } from './draft.ts';
import { forget, keep, type KeptDraft, readKept } from './saved-drafts.ts';

/** What is being entered, and how to change it. Every change is kept on this device at once. */
export interface DraftInHand {
  readonly draft: Draft;
  readonly customs: ReceivingContext;
  /** The version that saving replaces. */
  readonly version: number;
  readonly touched: boolean;
  /** It was entered before this page was opened. */
  readonly restored: boolean;
  /** Somebody else changed the delivery since this draft was begun. */
  readonly conflict: boolean;
  readonly change: (next: (draft: Draft) => Draft) => void;
  readonly changeLine: (key: string, next: (line: LineDraft) => LineDraft) => void;
  /** Goes on with the server's row, forgetting what was entered here. */
  readonly adopt: (delivery: DeliverySheetFragment) => void;
  /** Goes on with what was entered here, on top of the newer row. */
  readonly keepMine: () => void;
}

interface State extends KeptDraft {
  readonly touched: boolean;
  readonly restored: boolean;
}

export function useDraft(delivery: DeliverySheetFragment, currency: string): DraftInHand {
  const { id: viewerId } = useViewer();
  const { temperatureUnit, timeZone } = useKitchen();
  const customs = { temperatureUnit, currency, timeZone };
  const fresh = (row: DeliverySheetFragment): State => ({
    version: row.version,
    draft: draftOf(row, customs),
    touched: false,
    restored: false,
  });
  const [state, setState] = useState<State>(() => {
    const kept = readKept(viewerId, delivery.id);
    return kept ? { ...kept, touched: true, restored: true } : fresh(delivery);
  });
  const moved = delivery.version !== state.version;
  const shown = moved && !state.touched ? fresh(delivery) : state;

  const hold = (next: State) => {
    setState(next);
    keep(viewerId, delivery.id, { version: next.version, draft: next.draft });
  };
  const change = (next: (draft: Draft) => Draft) => hold({ ...shown, draft: next(shown.draft), touched: true });
  return {
    ...shown,
    customs,
    conflict: moved && state.touched,
    change,
    changeLine: (key, next) =>
      change((draft) => ({ ...draft, lines: draft.lines.map((line) => (line.key === key ? next(line) : line)) })),
    adopt: (row) => {
      forget(viewerId, delivery.id);
      setState(fresh(row));
    },
    keepMine: () => hold({ ...shown, draft: onto(delivery, shown.draft), version: delivery.version }),
  };
}

/** Lines that somebody took off the delivery meanwhile are new ones again. */
function onto(delivery: DeliverySheetFragment, draft: Draft): Draft {
  const ids = new Set(delivery.lines.map((line) => line.id));
  const there = (id: string | null) => id !== null && ids.has(id);
  return {
    ...draft,
    lines: draft.lines.map((line) => (there(line.id) ? line : { ...line, id: null })),
    removed: draft.removed.filter(there),
  };
}
