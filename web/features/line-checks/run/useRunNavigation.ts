import { useRef, useState } from 'react';
import { isPlausible } from '#schema/plausible-reading.ts';
import { isWholeNumber, useUnfinished } from '../../../platform/session/unfinished.ts';
import { type Draft, isBegun, type Press, problemOf, readingInput } from './draft.ts';
import { isSettled } from './readings.ts';
import type { Run, RunStep } from './useRun.ts';

/**
 * Navigation through a run, item by item; after the last one is the summary. Starts at the item with an unfinished entry, or
 * at the first open item; an item opened from the summary returns to it. After the lock of a shared tablet its person is where
 * they were.
 */
export function useRunNavigation(run: Run, lineCheckId: string) {
  const { steps } = run;
  const [first] = useState(() => firstToDo(steps));
  const [chosen, setPlace] = useUnfinished(`line-check.place.${lineCheckId}`, first, isWholeNumber);
  const place = Math.min(chosen, steps.length);
  const [fromSummary, setFromSummary] = useState(false);
  const [actionMissing, setActionMissing] = useState(false);
  const [question, setQuestion] = useUnfinished<Question | null>(
    `line-check.question.${lineCheckId}`,
    null,
    isQuestion,
  );
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
  /** Records the input, after a question if it needs one. */
  const next = (press?: Press): void => {
    if (!step) return;
    if (!press && problemOf(step.item, step.draft) !== null) return;
    const next = questionOf(step, press);
    setQuestion(next);
    if (next === null) confirm(press);
  };
  /** Records the input and continues; stays while a reading out of range needs its action. */
  const confirm = (press?: Press): void => {
    setQuestion(null);
    if (!step) return;
    if (run.record(step, press)) return goOn();
    setActionMissing(press === undefined);
    requestAnimationFrame(() => actions.current?.scrollIntoView({ block: 'center', behavior: 'smooth' }));
  };
  const back = (): void => goTo(Math.max(0, place - 1));
  const dismiss = (): void => setQuestion(null);
  return { place, step, actions, actionMissing, question, goTo, goOn, change, next, confirm, dismiss, back };
}
export type RunNavigation = ReturnType<typeof useRunNavigation>;

type Question = 'notMeasured' | 'unlikely';

const isQuestion = (value: unknown): value is Question => value === 'notMeasured' || value === 'unlikely';

/** The question before the input is recorded. */
function questionOf({ item, draft, readings }: RunStep, press?: Press): Question | null {
  if (press) {
    const first = 'notApplicable' in press && readings.at(-1)?.result !== 'na';
    return first && item.critical && draft.note.trim() === '' ? 'notMeasured' : null;
  }
  const input = readingInput('', item, draft);
  return input && !isPlausible(item, input) ? 'unlikely' : null;
}

function firstToDo(steps: readonly RunStep[]): number {
  const begun = steps.findIndex(({ draft }) => isBegun(draft));
  if (begun !== -1) return begun;
  const open = steps.findIndex(({ readings }) => !isSettled(readings));
  return open === -1 ? steps.length : open;
}
