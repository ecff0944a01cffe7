import { useRef, useState } from 'react';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useAnswerLineCheckMutation, useRecordLineCheckActionMutation } from '../line-checks.generated.ts';
import type { OutboxEntry } from './readings.ts';

export interface Outbox {
  /** What was recorded here and is not confirmed by the server yet, in order. */
  readonly entries: readonly OutboxEntry[];
  /** The number of entries that could not be sent. */
  readonly failed: number;
  /** The error message of the last failure. */
  readonly problem: string | null;
  readonly add: (entries: readonly OutboxEntry[]) => void;
  /** Sends the remaining entries; resolves when all were tried. */
  readonly flush: () => Promise<void>;
}

/**
 * Sends readings and actions one after the other, in the order in which they were recorded, each with its own
 * Idempotency-Key, so that a retry after a lost response adds nothing. A failure holds back only the entries of its own item.
 */
export function useOutbox(): Outbox {
  const send = useSend();
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const [failed, setFailed] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef<readonly OutboxEntry[]>([]);
  const running = useRef<Promise<void> | null>(null);

  const setQueue = (left: readonly OutboxEntry[]): void => {
    queue.current = left;
    setEntries(left);
  };
  const sendAll = async (): Promise<void> => {
    const blockedItems = new Set<string>();
    let reason: string | null = null;
    for (;;) {
      const entry = queue.current.find(({ item }) => !blockedItems.has(item.id));
      if (!entry) break;
      try {
        const id = await send(entry);
        setQueue(
          queue.current.flatMap((other) => (other.key === entry.key ? [] : [withReadingId(other, entry.key, id)])),
        );
      } catch (error) {
        blockedItems.add(entry.item.id);
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
  const add = (more: readonly OutboxEntry[]): void => {
    setQueue([...queue.current, ...more]);
    void flush();
  };
  return { entries, failed, problem, add, flush };
}

/** Replaces the local id of a reading in its unsent actions with the server's id. */
function withReadingId(entry: OutboxEntry, key: string, id: string): OutboxEntry {
  return entry.kind === 'action' && entry.readingId === key ? { ...entry, readingId: id } : entry;
}

/** Sends one entry. Resolves to the server's id of its reading. */
function useSend() {
  const [saveReading] = useAnswerLineCheckMutation();
  const [recordAction] = useRecordLineCheckActionMutation();
  const ids = useRef(new Map<string, string>());
  return async (entry: OutboxEntry): Promise<string> => {
    const context = { idempotencyKey: entry.key };
    if (entry.kind === 'reading') {
      const { data } = await saveReading({ variables: { input: entry.input }, context });
      const id = data?.answerLineCheck.savedAnswerId ?? entry.key;
      ids.current.set(entry.key, id);
      return id;
    }
    const answerId = ids.current.get(entry.readingId) ?? entry.readingId;
    await recordAction({ variables: { input: { answerId, action: entry.action } }, context });
    return answerId;
  };
}
