import { createStore, type Store } from '../../ui/store.ts';
import type { KeyValueStore } from './database.ts';
import { changed, type Press, referring, reopened, waiting, without } from './queue.ts';

export interface OutboxState {
  readonly presses: readonly Press[];
  /** Some presses could not be stored: a reload would lose them. */
  readonly unsaved: boolean;
  /** The last ones that the server has accepted, for screens that do not have the response yet. */
  readonly accepted: readonly AcceptedPress[];
}

export interface AcceptedPress extends Press {
  /** The id of the row that it created; null when it created none. */
  readonly storedAs: string | null;
}

const acceptedMax = 100;

/** A person's presses in order: in memory for the screens, and stored on the device. */
export class PressList {
  readonly store: Store<OutboxState> = createStore<OutboxState>({ presses: [], unsaved: false, accepted: [] });

  /** The keys of presses that could not be stored. */
  readonly #unstored = new Set<string>();

  constructor(
    private readonly storage: KeyValueStore<Press>,
    private readonly owner: string,
  ) {}

  get all(): readonly Press[] {
    return this.store.read().presses;
  }

  find(key: string): Press | undefined {
    return this.all.find((press) => press.key === key);
  }

  /** Reads and returns the presses that were stored before the page was loaded; not the refused ones. */
  async restore(): Promise<readonly Press[]> {
    const stored = (await this.storage.all()).map(([, press]) => press);
    const known = new Set(this.all.map(({ key }) => key));
    const presses = reopened(stored.filter(({ owner, key }) => owner === this.owner && !known.has(key)));
    this.#change((made) => [...presses, ...made]);
    return waiting(presses);
  }

  /** Resolves when it is stored, or cannot be. */
  async add(press: Press): Promise<void> {
    this.#change((presses) => [...presses, press]);
    await this.#save(press);
  }

  update(key: string, change: Partial<Press>): void {
    this.#change((presses) => changed(presses, key, change));
    const press = this.find(key);
    if (press) void this.#save(press);
  }

  /** The server has accepted a press: others refer to the row that it created by its id, and no longer by its key. */
  accept(press: Press, storedAs: string | null): void {
    const { key } = press;
    this.store.set((state) => ({
      ...state,
      presses: without(state.presses, key).map((other) =>
        storedAs === null ? other : referring(other, key, storedAs),
      ),
      accepted: [...state.accepted, { ...press, storedAs }].slice(-acceptedMax),
    }));
    this.#removeStored(key);
    if (storedAs !== null) for (const other of this.all) void this.#save(other);
  }

  remove(key: string): void {
    this.#change((presses) => without(presses, key));
    this.#removeStored(key);
  }

  #change(next: (presses: readonly Press[]) => readonly Press[]): void {
    this.store.set((state) => ({ ...state, presses: next(state.presses) }));
  }

  async #save(press: Press): Promise<void> {
    const isStored = await this.storage.set(press.key, press);
    // Accepted in the meantime.
    if (!this.find(press.key)) return this.storage.remove(press.key);
    if (!isStored) this.#unstored.add(press.key);
    else this.#unstored.delete(press.key);
    this.#warn();
    // There is space again.
    if (isStored) for (const other of this.all) if (this.#unstored.has(other.key)) void this.#save(other);
  }

  #removeStored(key: string): void {
    void this.storage.remove(key);
    this.#unstored.delete(key);
    this.#warn();
  }

  #warn(): void {
    const unsaved = this.#unstored.size > 0;
    this.store.set((state) => (state.unsaved === unsaved ? state : { ...state, unsaved }));
  }
}
