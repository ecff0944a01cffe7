import { useRef, useState } from 'react';
import type { Draft, Press } from './draft.ts';
import { isSettled } from './readings.ts';
import type { Run, RunStep } from './useRun.ts';

/**
 * Navigation through a run, item by item; after the last one is the summary. Starts at the first open item; an item opened
 * from the summary returns to it.
 */
export function useWalk(run: Run) {
  const { steps } = run;
  const [place, setPlace] = useState(() => firstOpen(steps));
  const [fromSummary, setFromSummary] = useState(false);
  const [actionMissing, setActionMissing] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const step = steps[place];

  const goTo = (index: number): void => {
    setActionMissing(false);
    setFromSummary(place === steps.length && index < place);
    setPlace(index);
  };
  const goOn = (): void => goTo(fromSummary ? steps.length : place + 1);
  const change = (part: Partial<Draft>): void => {
    if (step) run.change(step.item, part);
    setActionMissing(false);
  };
  /** Records the input and continues; stays while a reading out of range needs its action. */
  const next = (press?: Press): void => {
    if (!step) return;
    if (run.record(step, press)) return goOn();
    setActionMissing(press === undefined);
    requestAnimationFrame(() => actions.current?.scrollIntoView({ block: 'center', behavior: 'smooth' }));
  };
  const back = (): void => goTo(Math.max(0, place - 1));
  return { place, step, actions, actionMissing, goTo, goOn, change, next, back };
}

function firstOpen(steps: readonly RunStep[]): number {
  const open = steps.findIndex(({ readings }) => !isSettled(readings));
  return open === -1 ? steps.length : open;
}
