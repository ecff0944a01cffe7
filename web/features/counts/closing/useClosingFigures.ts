import { useState } from 'react';
import { businessDate } from '#schema/business-day.ts';
import type { Press } from '../../../platform/offline/queue.ts';
import { useOutboxActs, useOutboxState } from '../../../platform/offline/useOutbox.ts';
import { isText, useUnfinished } from '../../../platform/session/unfinished.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useToday } from '../../../ui/format/useToday.ts';
import { useServerText } from '../../../ui/i18n/server-messages.ts';
import { type Figures, pressedFigures, typedFigures } from './closing-figures.ts';
import type { ClosingItem } from './closing-items.ts';
import { CLOSING } from './useCountClosing.ts';
import type { FoundPart } from '../counting/useLinePresses.ts';

/** The closing counts in the outbox: those that wait to be sent, and those of today that the server refused. */
function useClosingPresses() {
  const kitchen = useKitchen();
  const today = useToday();
  const { presses } = useOutboxState();
  const own = presses.filter(({ subject }) => subject === CLOSING);
  const isOfToday = ({ at }: Press) => businessDate(kitchen, new Date(at)) === today;
  const refused = own.filter((press) => press.state === 'refused' && isOfToday(press));
  return { today, waiting: pressedFigures(own.filter(({ state }) => state !== 'refused')), refused };
}

/**
 * What a person has typed for the closing count: stored on this device until it is saved, and restored when the save is
 * refused. `current` is the item to count next; undefined when all have a figure.
 */
export function useClosingFigures(items: readonly ClosingItem[]) {
  const { today, waiting, refused } = useClosingPresses();
  const { discard } = useOutboxActs();
  const serverText = useServerText();
  const draft = typedFigures(useViewer().id);
  const [typed, setTyped] = useState<Figures>(() => draft.read(today));
  const all: Figures = new Map([...pressedFigures(refused), ...typed]);
  const onSheet = new Set(items.map(({ itemId }) => itemId));
  const figures: Figures = new Map([...all].filter(([itemId]) => onSheet.has(itemId)));
  const isKnown = ({ itemId }: ClosingItem) => figures.has(itemId) || waiting.has(itemId);
  const first = items.find((item) => !isKnown(item))?.itemId ?? null;
  const [chosen, setChosen] = useUnfinished<string | null>('count.closing', first, isText);
  const change = (next: Figures) => {
    setTyped(next);
    draft.write(today, next);
    for (const { key } of refused) discard(key);
  };
  /** The next item without a figure below this one, then from the top. */
  const after = (itemId: string) => {
    const start = items.findIndex((item) => item.itemId === itemId);
    const order = [...items.slice(start + 1), ...items.slice(0, start)];
    return order.find((item) => !isKnown(item))?.itemId ?? null;
  };
  const refusal = refused.at(-1)?.refusal;
  return {
    /** Not saved yet. */
    figures,
    /** Saved, and on the way to the server. */
    waiting,
    problem: refusal ? serverText(refusal.sentence, refusal.content) : null,
    done: items.filter((item) => isKnown(item)).length,
    current: items.find(({ itemId }) => itemId === chosen),
    choose: setChosen,
    /** Null skips the item: it stays as it is. */
    enter: ({ itemId }: ClosingItem, parts: readonly FoundPart[] | null) => {
      const next = new Map(all);
      if (parts) next.set(itemId, parts);
      else next.delete(itemId);
      change(next);
      setChosen(after(itemId));
    },
    /** They are in the outbox now. */
    saved: () => change(new Map([...all].filter(([itemId]) => !onSheet.has(itemId)))),
  };
}
