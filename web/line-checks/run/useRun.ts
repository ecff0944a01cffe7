import { useCallback, useRef, useState } from 'react';
import type { TemperatureUnit } from '#schema/vocabulary.ts';
import { useKitchen } from '../../ui/kitchen.ts';
import { readableError } from '../../ui/readable-error.ts';
import { useAnswerLineCheckMutation, useSubmitLineCheckMutation } from '../line-checks.generated.ts';
import { type CheckItem, type Draft, draftOf, inputOf, resultOf, sameDraft, type Sheet } from './draft.ts';

const UNIT_KEY = 'brigade.temperature-unit';

/** One item with what stands on the screen for it. */
export interface RunStep {
  readonly item: CheckItem;
  readonly draft: Draft;
  readonly last: Sheet['entries'][number]['last'];
}

export interface Run {
  readonly steps: readonly RunStep[];
  /** Answers on their way to the server. */
  readonly saving: number;
  /** Items whose answer could not be saved, and why. */
  readonly unsaved: readonly string[];
  readonly problem: string | null;
  readonly change: (item: CheckItem, change: Partial<Draft>) => void;
  /** Saves an item as it stands or as changed; does nothing when nothing changed or it is not answered. */
  readonly save: (item: CheckItem, change?: Partial<Draft>) => Promise<void>;
  readonly retry: () => Promise<void>;
  /** Hands the check in. Resolves to whether it was taken. */
  readonly submit: () => Promise<boolean>;
}

/** A check under way: what is typed, and every answer saved on its own as soon as it is given. */
export function useRun(sheet: Sheet): Run {
  const [answer] = useAnswerLineCheckMutation();
  const [submitCheck] = useSubmitLineCheckMutation();
  const { steps, change, savedAnswer } = useDrafts(sheet);
  const [saving, setSaving] = useState(0);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const pending = useRef(new Map<string, Promise<void>>());

  const send = async (item: CheckItem, draft: Draft): Promise<void> => {
    setSaving((count) => count + 1);
    try {
      await answer({ variables: { input: inputOf(sheet.check.id, item, draft) } });
      setUnsaved((before) => before.filter((id) => id !== item.id));
      setProblem(null);
    } catch (error) {
      setUnsaved((before) => [...before.filter((id) => id !== item.id), item.id]);
      setProblem(readableError(error).sentence ?? null);
    } finally {
      setSaving((count) => count - 1);
    }
  };

  const save = (item: CheckItem, part: Partial<Draft> = {}): Promise<void> => {
    const current = steps.find((step) => step.item.id === item.id)?.draft;
    if (!current) return Promise.resolve();
    const draft = { ...current, ...part };
    if (Object.keys(part).length > 0) change(item, part);
    const saved = savedAnswer(item);
    const unchanged = saved !== null && sameDraft(item, draft, draftOf(saved, draft.unit));
    if (resultOf(item, draft) === null || (unchanged && !unsaved.includes(item.id))) return Promise.resolve();
    // One after the other, so that the last one typed is the newest on the server.
    const sent = (pending.current.get(item.id) ?? Promise.resolve()).then(() => send(item, draft));
    pending.current.set(item.id, sent);
    return sent;
  };

  const retry = async (): Promise<void> => {
    for (const { item, draft } of steps) if (unsaved.includes(item.id)) await send(item, draft);
  };

  const submit = async (): Promise<boolean> => {
    await Promise.all(pending.current.values());
    try {
      await submitCheck({ variables: { input: { id: sheet.check.id } } });
      return true;
    } catch (error) {
      setProblem(readableError(error).sentence ?? null);
      return false;
    }
  };

  return { steps, saving, unsaved, problem, change, save, retry, submit };
}

/** What stands on the screen for each item: as typed since, else as it was saved. */
function useDrafts(sheet: Sheet) {
  const preferred = useUnit();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const steps = sheet.entries.map(({ item, answer: saved, last }) => ({
    item,
    last,
    draft: drafts[item.id] ?? draftOf(saved, preferred.unit),
  }));

  const savedAnswer = (item: CheckItem) => sheet.entries.find((entry) => entry.item.id === item.id)?.answer ?? null;

  const change = (item: CheckItem, part: Partial<Draft>): void => {
    if (part.unit) preferred.set(part.unit);
    const fresh = draftOf(savedAnswer(item), preferred.unit);
    setDrafts((before) => ({ ...before, [item.id]: { ...(before[item.id] ?? fresh), ...part } }));
  };
  return { steps, change, savedAnswer };
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
