import type { ApolloClient } from '@apollo/client';

/** How many events are stored: their messages come within seconds. */
const remembered = 200;

/**
 * The mutations of one client: how many are running, and for each event that they stored, by its sequence number in the
 * change feed, the ids of the rows in the response.
 */
export class OwnMutations {
  #running = 0;
  readonly #rows = new Map<number, ReadonlySet<string>>();
  #waiting: (() => void)[] = [];

  /** Call when a mutation is sent. Returns a function to call when it has ended. */
  begin(): () => void {
    this.#running += 1;
    return () => {
      this.#running -= 1;
      if (this.#running > 0) return;
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const each of waiting) each();
    };
  }

  isBusy(): boolean {
    return this.#running > 0;
  }

  /** Calls this once when the running mutations have ended. */
  onIdle(each: () => void): void {
    this.#waiting.push(each);
  }

  /** Whether a mutation of this client stored the event and returned the row. */
  has(seq: number, id: string): boolean {
    return this.#rows.get(seq)?.has(id) ?? false;
  }

  /** Stores the response of a mutation: `extensions.seqs` are the sequence numbers of the events that it stored. */
  keep(answer: unknown, extensions: Readonly<Record<string, unknown>> = {}): void {
    const { seqs } = extensions;
    if (!Array.isArray(seqs)) return;
    const ids = new Set(idsIn(answer));
    for (const seq of seqs) if (typeof seq === 'number') this.#rows.set(seq, ids);
    for (const seq of this.#rows.keys()) {
      if (this.#rows.size <= remembered) return;
      this.#rows.delete(seq);
    }
  }
}

/** The ids of all rows in a response, at any depth. */
function idsIn(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const own = 'id' in answer && typeof answer.id === 'string' ? [answer.id] : [];
  return [...own, ...Object.values(answer).flatMap(idsIn)];
}

const created = new WeakMap<ApolloClient, OwnMutations>();

/** The responses to the mutations of this client. */
export function ownMutationsOf(client: ApolloClient): OwnMutations {
  const existing = created.get(client) ?? new OwnMutations();
  created.set(client, existing);
  return existing;
}
