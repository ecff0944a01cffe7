import { limits } from '#schema/limits.ts';
import type { LiveMessage } from '#schema/live.ts';
import { createStore, type Store } from '../../ui/store.ts';
import type { Persisted } from '../../ui/storage/persisted.ts';
import { Problem } from '../graphql/problem.ts';
import type { Clock } from '../live/clock.ts';
import type { Live } from '../live/live.ts';
import type { SavedTimers } from './saved-timers.ts';
import { isPaused, isRinging, isShared, localTimer, locally, type NewTimer, sharedInput, type Timer } from './timer.ts';
import { TimerRows } from './timer-rows.ts';
import {
  audibleAgain,
  notFresh,
  shownOf,
  silencedHere,
  type TimersState,
  withChangedLocal,
  withLocal,
  withoutLocal,
} from './timers-state.ts';
import type { TimerServer } from './timer-server.ts';

interface Deps {
  readonly server: TimerServer;
  readonly clock: Clock;
  readonly live: Live;
  readonly storage: Persisted<SavedTimers>;
  readonly viewerId: string;
  /** The server refused a timer that was started just now, so there is none. */
  readonly onRefused: (problem: Error) => void;
}

/** The interface of the timers for screens. */
export interface Timers {
  readonly store: Pick<Store<TimersState>, 'read' | 'subscribe'>;
  /** The timers on the screen, the next to ring first. */
  readonly shown: Pick<Store<readonly Timer[]>, 'read' | 'subscribe'>;
  /** Those that ring now. */
  readonly ringing: Pick<Store<readonly Timer[]>, 'read' | 'subscribe'>;
  readonly clock: Clock;
  /** Starts one at once on this device and shares it. Returns null for a second press of the same within a moment, which does nothing. */
  readonly start: (input: NewTimer) => Timer | null;
  readonly extend: (timer: Timer) => Promise<void>;
  readonly pause: (timer: Timer) => Promise<void>;
  readonly resume: (timer: Timer) => Promise<void>;
  /** Stops it, or silences it everywhere; a ringing one is silent on this device at once. */
  readonly stop: (timer: Timer) => Promise<void>;
  readonly end: () => void;
}

/** How often timers are checked for being due. */
const beat = 250;
/** After this time without a response a timer is shown as local to this device. */
const freshFor = 2_000;
const minute = 60;

/** The kitchen's timers on this screen, independent of React: they ring whatever is rendered. */
export function createTimers(deps: Deps): Timers {
  return new KitchenTimers(deps);
}

class KitchenTimers implements Timers {
  readonly clock: Clock;
  readonly store: Store<TimersState>;
  readonly shown: Store<readonly Timer[]>;
  readonly ringing: Store<readonly Timer[]>;
  readonly #deps: Deps;
  readonly #rows: TimerRows;
  readonly #leave: () => void;
  readonly #ticking: ReturnType<typeof setInterval>;
  /** The starts without a response yet, by key. */
  readonly #sending = new Map<string, Promise<void>>();
  /** Keys of those that were stopped before the response to their start. */
  readonly #stopped = new Set<string>();
  #lastStart = { what: '', at: -Infinity };
  #isOver = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.clock = deps.clock;
    const { shared = {}, local = [], silenced = {} } = deps.storage.read() ?? {};
    const state = { shared, local, fresh: [], silenced };
    this.store = createStore<TimersState>(state);
    this.shown = createStore(shownOf(state));
    this.ringing = createStore<readonly Timer[]>([]);
    const change = (next: (before: TimersState) => TimersState) => this.#change(next);
    this.#rows = new TimerRows({ list: deps.server.list, change }, Object.values(shared));
    this.#beat();
    this.#ticking = setInterval(() => this.#beat(), beat);
    this.#leave = deps.live.listen({
      onMessage: (message) => this.#receive(message),
      // The list is also read without a live connection.
      onLost: ({ wasLive }) => (wasLive || this.#rows.isLoaded ? undefined : void this.#rows.load()),
    });
  }

  readonly end = (): void => {
    this.#isOver = true;
    clearInterval(this.#ticking);
    this.#leave();
  };

  readonly start = (input: NewTimer): Timer | null => {
    const what = JSON.stringify([input.recipeId, input.step, input.prepTaskId, input.label, input.durationSeconds]);
    const instant = performance.now();
    if (what === this.#lastStart.what && instant - this.#lastStart.at < limits.doubleTap) return null;
    this.#lastStart = { what, at: instant };
    const timer = localTimer(crypto.randomUUID(), input, this.#deps.viewerId, this.clock.now());
    this.#change((state) => withLocal(state, timer));
    setTimeout(() => this.#change((state) => notFresh(state, timer.id)), freshFor);
    void this.#share(timer);
    return timer;
  };

  async extend(timer: Timer): Promise<void> {
    const { server } = this.#deps;
    const alone = (own: Timer) => locally.extend(own, minute, this.clock.now());
    await this.#act(timer, (id) => server.extend(id, minute), alone);
  }

  async pause(timer: Timer): Promise<void> {
    await this.#act(timer, this.#deps.server.pause, (own) => locally.pause(own, this.clock.now()));
  }

  async resume(timer: Timer): Promise<void> {
    await this.#act(timer, this.#deps.server.resume, (own) => locally.resume(own, this.clock.now()));
  }

  async stop(timer: Timer): Promise<void> {
    const isSilencing = isRinging(timer, this.clock.now());
    const current = await this.#settled(timer, isSilencing);
    if (!isShared(current)) {
      if (this.#sending.has(current.id)) this.#stopped.add(current.id);
      return this.#change((state) => withoutLocal(state, current.id));
    }
    if (isSilencing) return this.#silence(current);
    this.#rows.put(await this.#deps.server.stop(current.id, current.version));
  }

  /** Silent on this device at once; the others as soon as the server answers. */
  async #silence(timer: Timer): Promise<void> {
    this.#change((state) => silencedHere(state, timer));
    try {
      this.#rows.put(await this.#deps.server.stop(timer.id, timer.version));
    } catch (error) {
      // It is sent again with the next heartbeat.
      if (isRetried(error)) return;
      this.#change((state) => audibleAgain(state, timer.id));
      throw error;
    }
  }

  async #act(timer: Timer, ask: (id: string) => Promise<Timer>, alone: (own: Timer) => Timer): Promise<void> {
    const current = await this.#settled(timer, false);
    if (isShared(current)) return this.#rows.put(await ask(current.id));
    this.#change((state) => withChangedLocal(state, current.id, alone));
    // Resumed, it can be shared again.
    const changed = this.store.read().local.find(({ id }) => id === current.id);
    if (changed) void this.#share(changed);
  }

  /** The timer after the response to its start. Silencing a timer does not wait for it. */
  async #settled(timer: Timer, isUrgent: boolean): Promise<Timer> {
    if (isShared(timer)) return timer;
    if (!isUrgent) await this.#sending.get(timer.id);
    const { shared, local } = this.store.read();
    const known = [...Object.values(shared).filter(({ key }) => key === timer.id), ...local];
    return known.find(({ id, key }) => id === timer.id || key === timer.id) ?? timer;
  }

  /** Sends a timer of this device to the server; one that is paused or rings stays here. */
  #share(timer: Timer): Promise<void> {
    const now = this.clock.now();
    const running = this.#sending.get(timer.id);
    if (running) return running;
    if (isPaused(timer) || isRinging(timer, now)) return Promise.resolve();
    const sending = this.#deps.server
      .start(sharedInput(timer, now))
      .then(
        (row) => this.#started(timer, row),
        (error: unknown) => this.#notStarted(timer, error),
      )
      .finally(() => this.#sending.delete(timer.id));
    this.#sending.set(timer.id, sending);
    return sending;
  }

  #started(timer: Timer, row: Timer): void {
    this.#rows.put(row);
    if (this.#stopped.delete(timer.id)) void this.#silence(row).catch(() => undefined);
  }

  #notStarted(timer: Timer, error: unknown): void {
    // A refusal of what was pressed just now is shown. What has run here for longer goes on and rings.
    const isNew = this.store.read().fresh.includes(timer.id);
    if (isRetried(error) || !isNew || !(error instanceof Error)) {
      return this.#change((state) => notFresh(state, timer.id));
    }
    this.#change((state) => withoutLocal(state, timer.id));
    if (!this.#isOver) this.#deps.onRefused(error);
  }

  #receive(message: LiveMessage): void {
    if (message.type === 'PING') {
      this.clock.sync(message.data.time);
      this.#sendWaiting();
      this.#rows.retry();
    } else if (message.type === 'TIMER_UPDATED') this.#rows.put(message.data);
    else if (message.type === 'GAP' || (message.type === 'CAUGHT_UP' && !this.#rows.isLoaded)) void this.#rows.load();
  }

  /** Sends what could not be sent before. Called when the server can be reached again. */
  #sendWaiting(): void {
    const { local, shared, silenced } = this.store.read();
    for (const timer of local) void this.#share(timer);
    for (const timer of Object.values(shared)) {
      if (silenced[timer.id] === timer.version) void this.#silence(timer).catch(() => undefined);
    }
  }

  #change(next: (state: TimersState) => TimersState): void {
    if (this.#isOver) return;
    const before = this.store.read();
    this.store.set(next);
    const state = this.store.read();
    if (state === before) return;
    const { shared, local, silenced } = state;
    this.#deps.storage.write({ shared, local, silenced, skew: this.clock.skew() });
    this.shown.set(() => shownOf(state));
    this.#beat();
  }

  #beat(): void {
    const now = this.clock.now();
    const ringing = this.shown.read().filter((timer) => isRinging(timer, now));
    const names = (timers: readonly Timer[]) => timers.map(({ id, version }) => `${id} ${String(version)}`).join();
    this.ringing.set((before) => (names(before) === names(ringing) ? before : ringing));
  }
}

/**
 * No response, an unavailable server, or no permission: a display that requires a PIN shares what was started without a
 * network once somebody enters one. Every other refusal is a response.
 */
function isRetried(error: unknown): boolean {
  if (!(error instanceof Problem)) return true;
  const passing = ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'];
  return error.code === undefined || passing.includes(error.code);
}
