import type { ApolloClient } from '@apollo/client';

/** How many rows are remembered: their messages come within seconds. */
const remembered = 200;

/** The mutations of one client: how many are on their way, and which rows, in which version, their answers brought. */
export class OwnAnswers {
  #running = 0;
  readonly #rows = new Set<string>();

  /** A mutation goes off. Answers how to say that it has ended. */
  begin(): () => void {
    this.#running += 1;
    return () => {
      this.#running -= 1;
    };
  }

  isBusy(): boolean {
    return this.#running > 0;
  }

  has(id: string, version: number): boolean {
    return this.#rows.has(keyOf(id, version));
  }

  /** Keeps every row with an id and a version, however deep in the answer it is. */
  keep(answer: unknown): void {
    if (typeof answer !== 'object' || answer === null) return;
    if ('id' in answer && 'version' in answer && typeof answer.id === 'string' && typeof answer.version === 'number') {
      this.#remember(keyOf(answer.id, answer.version));
    }
    for (const part of Object.values(answer)) this.keep(part);
  }

  #remember(row: string) {
    this.#rows.add(row);
    const [oldest] = this.#rows;
    if (oldest !== undefined && this.#rows.size > remembered) this.#rows.delete(oldest);
  }
}

function keyOf(id: string, version: number): string {
  return `${id} ${String(version)}`;
}

const known = new WeakMap<ApolloClient, OwnAnswers>();

/** What the mutations of this client brought. */
export function ownAnswersOf(client: ApolloClient): OwnAnswers {
  const existing = known.get(client);
  if (existing) return existing;
  const created = new OwnAnswers();
  known.set(client, created);
  return created;
}
