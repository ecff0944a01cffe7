import type { Timer } from './timer.ts';
import { type TimersState, withList, withRow } from './timers-state.ts';

/** How many versions of timers are stored: more than one kitchen has at once. */
const remembered = 500;

interface Deps {
  readonly list: () => Promise<readonly Timer[]>;
  readonly change: (next: (state: TimersState) => TimersState) => void;
}

/**
 * The kitchen's timers as the server has them: the list, and the rows of answers and live messages, in whatever order they
 * arrive.
 */
export class TimerRows {
  readonly #deps: Deps;
  /** The newest version of each timer, those that have ended included: an answer may be older than a live message. */
  readonly #versions = new Map<string, number>();
  #isLoaded = false;
  #isLoading = false;
  #isStale = false;
  /** Ids of timers that came while the list was being read. */
  #arrived = new Set<string>();

  constructor(deps: Deps, saved: readonly Timer[]) {
    this.#deps = deps;
    for (const row of saved) this.#note(row);
  }

  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** Reads the list. It is read again when that is requested meanwhile. */
  async load(): Promise<void> {
    this.#isStale = true;
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        await this.#read();
      }
      this.#isLoaded = true;
    } catch {
      // Read again with the next heartbeat.
      this.#isLoaded = false;
    } finally {
      this.#isLoading = false;
    }
  }

  /** Reads the list if that failed. */
  retry(): void {
    if (!this.#isLoaded && !this.#isLoading) void this.load();
  }

  /** Stores a timer from the server, unless a newer version is stored already. */
  put(row: Timer): void {
    if ((this.#versions.get(row.id) ?? 0) >= row.version) return;
    this.#note(row);
    this.#arrived.add(row.id);
    this.#deps.change((state) => withRow(state, row));
  }

  async #read(): Promise<void> {
    this.#arrived = new Set();
    const rows = await this.#deps.list();
    const newest = rows.filter(({ id, version }) => (this.#versions.get(id) ?? 0) <= version);
    for (const row of newest) this.#note(row);
    this.#deps.change((state) => withList(state, newest, this.#arrived));
  }

  /** Stores the version. A display runs for weeks, so the oldest are deleted. */
  #note({ id, version }: Timer): void {
    this.#versions.delete(id);
    this.#versions.set(id, version);
    const [oldest] = this.#versions.keys();
    if (this.#versions.size > remembered && oldest !== undefined) this.#versions.delete(oldest);
  }
}
