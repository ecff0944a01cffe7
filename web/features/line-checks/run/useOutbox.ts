import { useRef, useState } from 'react';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useAnswerLineCheckMutation, useRecordLineCheckActionMutation } from '../line-checks.generated.ts';
import type { Act } from './readings.ts';

export interface Outbox {
  /** What was recorded here and is not confirmed by the server yet, in order. */
  readonly acts: readonly Act[];
  /** How many of them could not be sent. */
  readonly failed: number;
  /** Why, in the server's words. */
  readonly problem: string | null;
  readonly add: (acts: readonly Act[]) => void;
  /** Sends what is left; resolves when everything was tried. */
  readonly flush: () => Promise<void>;
}

/**
 * Sends readings and actions one after the other, in the order in which they were recorded, each with its own
 * Idempotency-Key: sent again after a lost answer, it is still one reading. What fails holds back only its own item.
 */
export function useOutbox(): Outbox {
  const send = useSend();
  const [acts, setActs] = useState<readonly Act[]>([]);
  const [failed, setFailed] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef<readonly Act[]>([]);
  const running = useRef<Promise<void> | null>(null);

  const keep = (left: readonly Act[]): void => {
    queue.current = left;
    setActs(left);
  };
  const sendAll = async (): Promise<void> => {
    const held = new Set<string>();
    let reason: string | null = null;
    for (;;) {
      const act = queue.current.find(({ item }) => !held.has(item.id));
      if (!act) break;
      try {
        const id = await send(act);
        keep(queue.current.flatMap((other) => (other.key === act.key ? [] : [pointed(other, act.key, id)])));
      } catch (error) {
        held.add(act.item.id);
        reason = readableError(error).sentence ?? null;
      }
    }
    setProblem(reason);
    setFailed(queue.current.length);
    running.current = null;
  };
  const flush = (): Promise<void> => {
    running.current ??= sendAll();
    return running.current;
  };
  const add = (more: readonly Act[]): void => {
    keep([...queue.current, ...more]);
    void flush();
  };
  return { acts, failed, problem, add, flush };
}

/** An action that waits for its reading points at it by the id that the server gave it. */
function pointed(act: Act, key: string, id: string): Act {
  return act.kind === 'action' && act.readingId === key ? { ...act, readingId: id } : act;
}

/** Sends one act. Resolves to the server's id of the reading it is about. */
function useSend() {
  const [answer] = useAnswerLineCheckMutation();
  const [recordAction] = useRecordLineCheckActionMutation();
  const ids = useRef(new Map<string, string>());
  return async (act: Act): Promise<string> => {
    const context = { idempotencyKey: act.key };
    if (act.kind === 'reading') {
      const { data } = await answer({ variables: { input: act.input }, context });
      const id = data?.answerLineCheck.savedAnswerId ?? act.key;
      ids.current.set(act.key, id);
      return id;
    }
    const answerId = ids.current.get(act.readingId) ?? act.readingId;
    await recordAction({ variables: { input: { answerId, action: act.action } }, context });
    return answerId;
  };
}
