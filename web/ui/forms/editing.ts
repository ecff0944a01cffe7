import type { Change, Compared, Merge } from './merge.ts';
import type { Side } from './questions.ts';

/**
 * An edit of a row with optimistic locking. Version and fields come from one read of the server, never from
 * the cache, where a list may have written a new version to old fields. Changes by others are merged into the form; a save
 * sends the version of the row that it was merged with, so the server refuses it when there is a newer one.
 */

/** A row as the values of its form. */
export interface Stored<Values> {
  readonly version: number;
  readonly values: Values;
}

/** What somebody else changed since the form was opened. */
export interface RemoteChanges {
  /** What is in the form now. */
  readonly taken: readonly Change[];
  /** The names of the fields that the person has changed, too. */
  readonly conflicts: readonly string[];
}

/** The dependencies of an edit; the component passes a new object with every render. */
export interface Deps<Values> {
  readonly read: () => Promise<Stored<Values>>;
  readonly compared: Compared<Values>;
  readonly form: {
    readonly read: () => Values;
    /** Shows the values; `stored` are those that count as unchanged. */
    readonly write: (values: Values, stored: Values) => void;
  };
  readonly onRemoteChanges: (remoteChanges: RemoteChanges) => void;
  /** A side for each conflict; null when the person continues editing. */
  readonly ask: (merge: Merge<Values>, saves: boolean) => Promise<readonly Side[] | null>;
}

/** Thrown when the person continues editing instead of saving: nothing has failed. */
class Withdrawn extends Error {
  override readonly name = 'AbortError';
}

/** Whether the server refused a save because the row has a newer version. */
function isStale(error: unknown): boolean {
  if (!(error instanceof Error) || !('content' in error)) return false;
  const { content } = error;
  return typeof content === 'object' && content !== null && 'key' in content && staleKeys.includes(content.key);
}
const staleKeys: readonly unknown[] = ['common.changedMeanwhile', 'prep.changedMeanwhile', 'prep.noteChangedMeanwhile'];

/** How often a save is retried when others keep saving newer versions. */
const triesMax = 5;

function answered<Values>({ values, conflicts }: Merge<Values>, sides: readonly Side[]): Values {
  return conflicts.reduce(
    (chosen, conflict, index) => (sides[index] === 'theirs' ? conflict.take(chosen) : conflict.keep(chosen)),
    values,
  );
}

/** One edit of a row. */
export class Editing<Values> {
  /** What the person's changes are compared with. */
  #base: Values;
  /** The newest row that was read; without a version until then. */
  #stored: { readonly version: number | null; readonly values: Values };
  /** The newest version that the screen has received. */
  #known = 0;
  /** During a save or a question the form must not change. */
  #isBusy = false;
  #reading: Promise<void> | null = null;

  #connected: Deps<Values> | null = null;

  /** With a version, the values are those of one moment already. */
  constructor(initial: Values, version: number | null = null) {
    this.#base = initial;
    this.#stored = { version, values: initial };
  }

  connect(deps: Deps<Values>): void {
    this.#connected = deps;
  }

  get #deps(): Deps<Values> {
    if (!this.#connected) throw new Error('connect an edit before it is used');
    return this.#connected;
  }

  /** Reads the row that the form was opened with. A failure shows when the person saves. */
  start(): void {
    this.#refresh().then(
      () => this.#catchUp(),
      () => undefined,
    );
  }

  /** Call when the screen has received this version. */
  noteVersion(version: number): void {
    this.#known = Math.max(this.#known, version);
    this.#catchUp();
  }

  /** Whether the form has changes that are not saved. */
  isDirty(): boolean {
    return this.#deps.compared.changes(this.#stored.values, this.#deps.form.read()).length > 0;
  }

  /** Lets the person settle the conflicts without saving. Resolves to whether they did. */
  async compare(): Promise<boolean> {
    return (await this.#exclusively(() => this.#settle(false))) !== null;
  }

  /** Saves a stored row. `storedOf` reads the answer. */
  save<Row>(
    write: (values: Values, version: number) => Promise<Row>,
    storedOf: (row: Row) => Stored<Values> | null,
  ): Promise<Row> {
    return this.#exclusively(async () => {
      const row = await this.#send(write);
      const saved = storedOf(row);
      if (saved) {
        this.#stored = saved;
        this.#base = saved.values;
        this.#deps.form.write(saved.values, saved.values);
      }
      return row;
    });
  }

  /** The values are saved as a new row. */
  created(): void {
    this.#stored = { ...this.#stored, values: this.#deps.form.read() };
  }

  async #send<Row>(write: (values: Values, version: number) => Promise<Row>): Promise<Row> {
    for (let tries = 1; ; tries += 1) {
      if (this.#stored.version === null) await this.#refresh();
      const values = await this.#settle(true);
      const { version } = this.#stored;
      if (values === null || version === null) throw new Withdrawn();
      try {
        const row = await write(values, version);
        this.#base = values;
        this.#stored = { version, values };
        return row;
      } catch (error) {
        if (!isStale(error) || tries === triesMax) throw error;
        await this.#refresh();
      }
    }
  }

  /** The values to save, after the person has settled the conflicts; null when they continue editing. */
  async #settle(saves: boolean): Promise<Values | null> {
    const { compared, form, ask } = this.#deps;
    const merge = compared.merge(this.#base, form.read(), this.#stored.values);
    if (merge.conflicts.length === 0) return merge.values;
    const sides = await ask(merge, saves);
    if (sides === null) return null;
    const values = answered(merge, sides);
    this.#base = this.#stored.values;
    form.write(values, this.#stored.values);
    return values;
  }

  /** Reads the row. A call during a read waits for one that begins after it. */
  async #refresh(): Promise<void> {
    await this.#reading?.catch(() => undefined);
    this.#reading ??= this.#readOnce();
    await this.#reading;
  }

  async #readOnce(): Promise<void> {
    try {
      this.#receive(await this.#deps.read());
    } finally {
      this.#reading = null;
    }
  }

  #receive(next: Stored<Values>): void {
    const { compared, form, onRemoteChanges } = this.#deps;
    const isFirst = this.#stored.version === null;
    this.#stored = next;
    const merge = compared.merge(this.#base, form.read(), next.values);
    this.#base = merge.base;
    form.write(merge.values, next.values);
    if (isFirst || (merge.taken.length === 0 && merge.conflicts.length === 0)) return;
    onRemoteChanges({ taken: merge.taken, conflicts: merge.conflicts.map(({ label }) => label) });
  }

  #catchUp(): void {
    const { version } = this.#stored;
    if (version !== null && this.#known > version && !this.#isBusy) this.#refresh().catch(() => undefined);
  }

  async #exclusively<Result>(run: () => Promise<Result>): Promise<Result> {
    this.#isBusy = true;
    try {
      return await run();
    } finally {
      this.#isBusy = false;
      this.#catchUp();
    }
  }
}
