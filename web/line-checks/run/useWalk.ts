import { useRef, useState } from 'react';
import { type Draft, isSettled, resultOf } from './draft.ts';
import type { Run, RunStep } from './useRun.ts';

/** Walking through a run, one item after the other; past the last one is the summary. Begins at the first open item. */
export function useWalk(run: Run) {
  const { steps } = run;
  const [place, setPlace] = useState(() => firstOpen(steps));
  const [actionMissing, setActionMissing] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const step = steps[place];

  const goTo = (index: number): void => {
    setActionMissing(false);
    setPlace(index);
  };
  const change = (part: Partial<Draft>): void => {
    if (step) run.change(step.item, part);
    setActionMissing(false);
  };
  /** Saves the item, as changed, and goes on; a failure stays until somebody said what was done about it. */
  const next = (part: Partial<Draft> = {}): void => {
    if (!step) return;
    const draft = { ...step.draft, ...part };
    // Saved at once even when an action is missing, so that nothing is lost; it is not handed in like that.
    void run.save(step.item, part);
    if (resultOf(step.item, draft) !== 'fail' || isSettled(step.item, draft)) return goTo(place + 1);
    setActionMissing(Object.keys(part).length === 0);
    requestAnimationFrame(() => actions.current?.scrollIntoView({ block: 'center', behavior: 'smooth' }));
  };
  const back = (): void => {
    if (step) void run.save(step.item);
    goTo(Math.max(0, place - 1));
  };
  return { place, step, actions, actionMissing, goTo, change, next, back };
}

function firstOpen(steps: readonly RunStep[]): number {
  const open = steps.findIndex(({ item, draft }) => !isSettled(item, draft));
  return open === -1 ? steps.length : open;
}
