import { useCallback, useState } from 'react';
import { judge, openFailures } from '#schema/line-check-verdict.ts';
import type { TemperatureUnit } from '#schema/vocabulary.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { useSubmitLineCheckMutation } from '../line-checks.generated.ts';
import { type CheckItem, type Draft, emptyDraft, type Press, readingInput, type Sheet } from './draft.ts';
import { type Act, type Reading, readingsOf } from './readings.ts';
import { useOutbox } from './useOutbox.ts';

const UNIT_KEY = 'brigade.temperature-unit';

/** One item with its readings and what is being entered for it. */
export interface RunStep {
  readonly item: CheckItem;
  readonly draft: Draft;
  /** Oldest first. */
  readonly readings: readonly Reading[];
  /** Those out of range that still need an action. */
  readonly open: readonly Reading[];
  readonly last: Sheet['entries'][number]['last'];
}

export interface Run {
  readonly steps: readonly RunStep[];
  readonly saving: boolean;
  /** How many readings and actions could not be saved. */
  readonly unsaved: number;
  /** Why something could not be saved or handed in. */
  readonly problem: string | null;
  readonly change: (item: CheckItem, change: Partial<Draft>) => void;
  /** Records what a press or what is typed says, and the chosen action. Answers whether the item is settled with that. */
  readonly record: (step: RunStep, press?: Press) => boolean;
  readonly retry: () => Promise<void>;
  /** Hands the check in. Resolves to whether it was taken. */
  readonly submit: () => Promise<boolean>;
}

/** A check under way: what is typed, and every reading and action saved on its own as soon as it is recorded. */
export function useRun(sheet: Sheet): Run {
  const [submitCheck] = useSubmitLineCheckMutation();
  const { name } = useViewer();
  const { draftOf, change, clear } = useDrafts();
  const outbox = useOutbox();
  const [problem, setProblem] = useState<string | null>(null);

  const steps = sheet.entries.map((entry): RunStep => {
    const readings = readingsOf(entry, outbox.acts, name);
    return { item: entry.item, last: entry.last, draft: draftOf(entry.item), readings, open: openFailures(readings) };
  });

  const record = (step: RunStep, press?: Press): boolean => {
    const { acts, open } = recorded(sheet.check.id, step, press);
    if (acts.length > 0) outbox.add(acts);
    setProblem(null);
    clear(step.item);
    return open === 0;
  };

  const submit = async (): Promise<boolean> => {
    await outbox.flush();
    try {
      await submitCheck({ variables: { input: { id: sheet.check.id } } });
      return true;
    } catch (error) {
      setProblem(readableError(error).sentence ?? null);
      return false;
    }
  };

  return {
    steps,
    saving: outbox.acts.length > outbox.failed,
    unsaved: outbox.failed,
    problem: outbox.problem ?? problem,
    change,
    record,
    retry: outbox.flush,
    submit,
  };
}

/** What a press or the draft of a step records, and how many readings out of range then still need an action. */
function recorded(lineCheckId: string, step: RunStep, press?: Press): { acts: readonly Act[]; open: number } {
  const { item, draft, open } = step;
  const act = () => ({ key: crypto.randomUUID(), item, at: new Date().toISOString() });
  const action = draft.action.trim();
  const [failed] = open;
  const acts: Act[] = [];
  if (failed && action) acts.push({ ...act(), kind: 'action', readingId: failed.id, action });
  let left = open.length - acts.length;
  const input = press && saysNothingNew(step, press) ? null : readingInput(lineCheckId, item, draft, press);
  if (input) {
    const fails = !input.notApplicable && judge(item, input)?.result === 'fail';
    const own = fails && !failed && action ? { correctiveAction: action } : {};
    acts.push({ ...act(), kind: 'reading', input: { ...input, ...own } });
    if (fails && !own.correctiveAction) left += 1;
  }
  return { acts, open: left };
}

/**
 * Whether a press repeats the newest reading: the same good answer again, not applicable again, or the same bad answer while
 * it still needs its action. After the action, the same bad answer is a re-check that failed.
 */
function saysNothingNew({ readings, open }: RunStep, press: Press): boolean {
  const newest = readings.at(-1);
  if (!newest) return false;
  if ('notApplicable' in press) return newest.result === 'na';
  return newest.yes === press.yes && (newest.result === 'pass' || open.length > 0);
}

/** What is being entered for each item. */
function useDrafts() {
  const preferred = useUnit();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const fresh = emptyDraft(preferred.unit);
  const draftOf = ({ id }: CheckItem) => drafts[id] ?? fresh;
  const change = ({ id }: CheckItem, part: Partial<Draft>): void => {
    if (part.unit) preferred.set(part.unit);
    setDrafts((before) => ({ ...before, [id]: { ...(before[id] ?? fresh), ...part } }));
  };
  const clear = ({ id }: CheckItem): void =>
    setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== id)));
  return { draftOf, change, clear };
}

/** The unit this device's thermometer shows; the kitchen's until somebody chose. */
function useUnit() {
  const { temperatureUnit } = useKitchen();
  const [chosen, setChosen] = useState<TemperatureUnit | null>(() => {
    const kept = localStorage.getItem(UNIT_KEY);
    return kept === 'C' || kept === 'F' ? kept : null;
  });
  const set = useCallback((unit: TemperatureUnit) => {
    localStorage.setItem(UNIT_KEY, unit);
    setChosen(unit);
  }, []);
  return { unit: chosen ?? temperatureUnit, set };
}
