import { useCallback, useState } from 'react';
import { judge, openFailures } from '#schema/line-check-verdict.ts';
import { type TemperatureUnit, temperatureUnits } from '#schema/vocabulary.ts';
import { storeChoice } from '../../../ui/storage/store-choice.ts';
import { persistedChoice } from '../../../ui/storage/persisted.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useDraft } from '../../../platform/session/useDraft.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { type CheckItem, type Draft, emptyDraft, isDraft, type Press, readingInput, type Sheet } from './draft.ts';
import { type OutboxEntry, type Reading, readingsOf } from './readings.ts';
import { useOutbox } from './useOutbox.ts';

const unitStorage = persistedChoice('brigade.temperature-unit', temperatureUnits);

/** One item with its readings and its current input. */
export interface RunStep {
  readonly item: CheckItem;
  readonly draft: Draft;
  /** Oldest first. */
  readonly readings: readonly Reading[];
  /** The readings out of range that still need an action. */
  readonly open: readonly Reading[];
  readonly last: Sheet['entries'][number]['last'];
}

export interface Run {
  readonly steps: readonly RunStep[];
  readonly saving: boolean;
  /** The number of readings and actions that wait for the network. */
  readonly waiting: number;
  /** The number of readings and actions that the server refused. */
  readonly unsaved: number;
  /** The submission waits for the network. */
  readonly submitted: boolean;
  /** The error of a failed save or submission. */
  readonly problem: string | null;
  readonly change: (item: CheckItem, change: Partial<Draft>) => void;
  /** Records a press or the typed input, and the chosen action. Returns whether the item is settled. */
  readonly record: (step: RunStep, press?: Press) => boolean;
  readonly retry: () => void;
  /** Submits the check. Resolves to whether it succeeded. */
  readonly submit: () => Promise<boolean>;
}

/** A check in progress: the typed input, and readings and actions, each saved as soon as it is recorded. */
export function useRun(sheet: Sheet): Run {
  const { name } = useViewer();
  const { draftOf, change, clear, clearAll } = useDrafts(sheet.check.id);
  const outbox = useOutbox(sheet);
  const { run, error, setError } = useFormAction();

  const steps = sheet.entries.map((entry): RunStep => {
    const readings = readingsOf(entry, outbox.entries, name);
    return { item: entry.item, last: entry.last, draft: draftOf(entry.item), readings, open: openFailures(readings) };
  });

  const record = (step: RunStep, press?: Press): boolean => {
    const { entries, open } = entriesOf(sheet.check.id, step, press);
    if (entries.length > 0) outbox.add(entries);
    setError(undefined);
    // A note alone is no reading: it stays in the draft.
    if (entries.length > 0 || press) clear(step.item);
    return open === 0;
  };

  const submit = async (): Promise<boolean> => {
    const outcome = await run(outbox.submit);
    if (outcome.status === 'done') clearAll();
    return outcome.status === 'done';
  };

  return {
    steps,
    saving: outbox.unsent > outbox.failed + outbox.waiting,
    waiting: outbox.waiting,
    submitted: outbox.submitted,
    unsaved: outbox.failed,
    problem: outbox.problem ?? error ?? null,
    change,
    record,
    retry: outbox.retry,
    submit,
  };
}

/** What a press or the draft of a step records, and the number of readings out of range that still need an action. */
function entriesOf(
  lineCheckId: string,
  step: RunStep,
  press?: Press,
): { entries: readonly OutboxEntry[]; open: number } {
  const { item, draft, open } = step;
  const newEntry = () => ({ key: crypto.randomUUID(), itemId: item.id, at: new Date().toISOString() });
  const action = draft.action.trim();
  const [failed] = open;
  const entries: OutboxEntry[] = [];
  if (failed && action) entries.push({ ...newEntry(), kind: 'action', readingId: failed.id, action });
  let openCount = open.length - entries.length;
  const input =
    press && !noteOf(draft, press) && repeatsNewest(step, press) ? null : readingInput(lineCheckId, item, draft, press);
  if (input) {
    const fails = !input.notApplicable && judge(item, input)?.result === 'fail';
    const own = fails && !failed && action ? { correctiveAction: action } : {};
    entries.push({ ...newEntry(), kind: 'reading', input: { ...input, ...own } });
    if (fails && !own.correctiveAction) openCount += 1;
  }
  return { entries, open: openCount };
}

const noteOf = (draft: Draft, press: Press) => ('note' in press && press.note) || draft.note.trim();

/**
 * Whether a press repeats the newest reading: the same passing answer, not applicable again, or the same failed answer while
 * it still needs its action. After the action, the same failed answer is a failed re-check, and with a note it is another reading.
 */
function repeatsNewest({ readings, open }: RunStep, press: Press): boolean {
  const newest = readings.at(-1);
  if (!newest) return false;
  if ('notApplicable' in press) return newest.result === 'na';
  return newest.yes === press.yes && (newest.result === 'pass' || open.length > 0);
}

type Drafts = Readonly<Record<string, Draft>>;

/** The current input of each item, which is there again when its person opens the check again. */
function useDrafts(lineCheckId: string) {
  const preferred = useUnit();
  const [drafts, setDrafts] = useDraft<Drafts>(`line-check.${lineCheckId}`, {}, areDrafts);
  const blank = emptyDraft(preferred.unit);
  const draftOf = ({ id }: CheckItem) => drafts[id] ?? blank;
  const change = ({ id }: CheckItem, part: Partial<Draft>): void => {
    if (part.unit) preferred.set(part.unit);
    setDrafts((before) => ({ ...before, [id]: { ...(before[id] ?? blank), ...part } }));
  };
  const clear = ({ id }: CheckItem): void =>
    setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== id)));
  const clearAll = (): void => setDrafts({});
  return { draftOf, change, clear, clearAll };
}

function areDrafts(value: unknown): value is Drafts {
  return typeof value === 'object' && value !== null && Object.values(value).every((draft) => isDraft(draft));
}

/** The unit of this device's thermometer; the kitchen's unit until it is chosen. */
function useUnit() {
  const { temperatureUnit } = useKitchen();
  const [chosen, setChosen] = useState(unitStorage.read);
  const set = useCallback((unit: TemperatureUnit) => {
    setChosen(unit);
    storeChoice(unitStorage, unit);
  }, []);
  return { unit: chosen ?? temperatureUnit, set };
}
