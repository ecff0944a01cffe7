import { useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { type GroupAct, groupsOf, isMarkable, type Press, undoablePresses } from './model/marks.ts';
import type { useActs } from './useActs.ts';
import type { BoardModel } from './useBoardModel.ts';

/** Unused marks expire: the next person's Enter must not finish what another one had marked. */
const droppedAfter = 60_000;

/** Marked tasks, the act on all of them, and its undo. */
export function useMarks({ tiles, state, now }: BoardModel, actions: ReturnType<typeof useActs>) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [last, setLast] = useState<{ readonly presses: readonly Press[]; readonly until: number } | null>(null);
  useEffect(() => {
    if (ids.length === 0) return undefined;
    const timer = setTimeout(() => setIds([]), droppedAfter);
    return () => clearTimeout(timer);
  }, [ids]);
  const marked = tiles.filter((tile) => ids.includes(tile.id) && isMarkable(tile, state.bumps));
  const groups = groupsOf(marked);
  const left = last === null ? 0 : Math.min(limits.undoWindow, Math.max(0, last.until - now.instant));
  const undoable = last === null || left === 0 ? [] : undoablePresses(last.presses, tiles, state.bumps);
  return {
    ids: new Set(marked.map(({ id }) => id)),
    groups,
    toggle(id: string) {
      const tile = tiles.find((each) => each.id === id);
      if (!tile || !isMarkable(tile, state.bumps)) return;
      setIds(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
      setLast(null);
    },
    clear: () => setIds([]),
    /** Starts or finishes the marked tasks to which the act applies; the rest stays marked. */
    press(act: GroupAct) {
      const presses = groups[act];
      actions.pressAll(presses, (pressed) => {
        setIds((before) => before.filter((id) => !pressed.some((press) => press.id === id)));
        setLast({ presses: pressed, until: performance.now() + limits.undoWindow });
      });
    },
    /** The tasks of the last act that can be undone together. */
    undoable,
    undoSeconds: Math.ceil(left / 1_000),
    undo() {
      setLast(null);
      actions.undoAll(undoable);
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;
