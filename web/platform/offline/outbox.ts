import { limits } from '#schema/limits.ts';
import { HOUR } from '#schema/milliseconds.ts';
import type { Store } from '../../ui/store.ts';
import { Problem } from '../graphql/problem.ts';
import { madeOf, type NewPress, type Outcome, rowOf, type Send } from './new-press.ts';
import type { OutboxDeps } from './outbox-deps.ts';
import { type OutboxState, PressList } from './press-list.ts';
import { following, nextToSend, type Press, retractable, sendWithinHours, textAt, waiting, withId } from './queue.ts';
import { failureOf } from './send-failure.ts';
import { translate } from '../../ui/i18n/texts.ts';
import { offlineTexts } from './texts.ts';

const sendWithin = sendWithinHours * HOUR;
/** How long a screen waits for the server before the press counts as queued. */
const timeout = 3_000;
/** A press that waited longer is sent with its own time. */
const timedAfter = 5_000;
const retryFirst = 2_000;
const retryMax = 30_000;

type Waiter = { readonly resolve: (outcome: Outcome) => void; readonly reject: (error: unknown) => void };

/**
 * Queues a person's mutations ("presses") while offline: each is stored on the device first, then sent in order, until the
 * server accepts or refuses it. Its idempotency key makes retries safe.
 */
export class Outbox {
  readonly #list: PressList;
  readonly #waiters = new Map<string, Waiter>();
  readonly #senders = new Map<string, Send>();
  /** The ids of rows that presses of this page have created, by the key of the press. */
  readonly #createdIds = new Map<string, string>();
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #lastPlace = 0;
  /** Measured once for all presses that are sent together. */
  #clockOffset: Promise<number> | undefined;
  #session = new AbortController();

  constructor(private readonly deps: OutboxDeps) {
    this.#list = new PressList(deps.storage, deps.owner);
  }

  get store(): Store<OutboxState> {
    return this.#list.store;
  }

  /** Aborted when the person signs out. */
  get session(): AbortSignal {
    return this.#session.signal;
  }

  /** Reads the presses that were stored before the page was loaded, and shows and sends them. */
  async restore(): Promise<void> {
    if (this.session.aborted) this.#session = new AbortController();
    const { session: signal } = this;
    for (const press of await this.#list.restore()) this.deps.apply(press);
    // The clock may have been set back since: new presses must still come after them.
    this.#lastPlace = Math.max(this.#lastPlace, ...this.#list.all.map(({ place }) => place));
    // The person has signed out while the presses were read.
    if (signal.aborted) return;
    addEventListener('online', this.retryNow, { signal });
    document.addEventListener('visibilitychange', this.retryNow, { signal });
    this.retryNow();
  }

  /** Applies the waiting presses again to rows from the server, which lack them. */
  readonly showWaiting = (): void => {
    for (const press of waiting(this.#list.all)) this.deps.applyAgain(press);
  };

  /** Stores a press, then sends it. Rejects with the server's refusal while the caller still waits for it. */
  press(made: NewPress): Promise<Outcome> {
    return this.#make(made, Date.now());
  }

  async #make({ row, key = crypto.randomUUID(), send, ...made }: NewPress, at: number): Promise<Outcome> {
    if (this.session.aborted) throw new Problem(translate(offlineTexts, 'ended'));
    this.#lastPlace = Math.max(this.#lastPlace + 1, Date.now());
    const press: Press = {
      ...madeOf(made),
      before: row && this.deps.snapshot(row),
      variables: this.#withKnownIds(made.variables),
      key,
      owner: this.deps.owner,
      at,
      place: this.#lastPlace,
      state: 'waiting',
      tried: false,
      queued: false,
    };
    this.deps.apply(press);
    // Before it is in the list: while it is being stored, it may already be sent together with those before it.
    if (send) this.#senders.set(key, send);
    const outcome = new Promise<Outcome>((resolve, reject) => {
      this.#waiters.set(key, { resolve, reject });
    });
    // Refused while it was being stored: the caller gets the refusal below.
    outcome.catch(() => undefined);
    await this.#list.add(press);
    if (this.deps.isOffline()) this.#queue(press.key);
    else setTimeout(() => this.#queue(press.key), timeout);
    this.retryNow();
    return outcome;
  }

  /** Removes a press that was never sent, and rolls back its row. Returns whether it could. */
  retract(press: Press): boolean {
    if (this.session.aborted || retractable(this.#list.all, press.subject)?.key !== press.key) return false;
    this.#list.remove(press.key);
    this.deps.revert(press);
    return true;
  }

  /** The id of the row that a press of this page has created; null until the server has accepted it. */
  createdBy({ key }: Press): string | null {
    return this.#createdIds.get(key) ?? null;
  }

  /** Removes a press that was refused. */
  discard(key: string): void {
    this.#list.remove(key);
  }

  /** Queues a refused press again, with more input: after the others, but with its original time unless that is too long ago. */
  again(refused: Press, more: Readonly<Record<string, unknown>> = {}): Promise<Outcome> {
    if (!this.session.aborted) this.#list.remove(refused.key);
    const row = refused.before && rowOf(refused.before.fields);
    const variables = { input: { ...refused.variables.input, ...more } };
    // Nothing was stored under the key of a refused request.
    const made = { ...madeOf(refused), key: refused.key, variables, ...(row ? { row } : {}) };
    return this.#make(made, isTooOld(refused) ? Date.now() : refused.at);
  }

  /** Resolves when every press that can be sent now was sent. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Sends what waits: the server may be reachable again. */
  readonly retryNow = (): void => {
    clearTimeout(this.#timer);
    if (this.session.aborted) return;
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = null;
      // Added after the last check.
      if (this.#failures === 0 && nextToSend(this.#list.all, new Set())) this.retryNow();
    });
  };

  /** Called when the person signs out: no press is added or sent any more, and no caller waits for an outcome. */
  stop(): void {
    this.#session.abort();
    this.#waiters.clear();
    clearTimeout(this.#timer);
  }

  async #sendAll(): Promise<void> {
    const postponed = new Set<string>();
    this.#clockOffset = undefined;
    for (;;) {
      const press = nextToSend(this.#list.all, postponed);
      if (!press || this.session.aborted) break;
      if (!this.deps.hasNetwork()) {
        this.#queueAll();
        return this.#retryLater();
      }
      const verdict = await this.#send(press);
      if (verdict === 'stop') return;
      if (verdict === 'later') postponed.add(press.key);
    }
    if (postponed.size > 0) this.#retryLater();
    else this.#failures = 0;
  }

  async #send(press: Press): Promise<'sent' | 'later' | 'stop'> {
    if (isTooOld(press)) return this.#refuse(press, new Problem('', { content: tooOld }));
    this.#list.update(press.key, { state: 'sending', tried: true });
    try {
      const send = this.#senders.get(press.key) ?? this.deps.send;
      const timed = Date.now() - press.at < timedAfter || !press.timed ? press : await this.#withTime(press);
      // The person has signed out while the clock was measured: the session may be somebody else's now.
      if (this.session.aborted) {
        this.#list.update(press.key, { state: 'waiting', tried: press.tried });
        return 'stop';
      }
      await send(timed, (data) => this.#accept(press, data));
      this.#failures = 0;
      this.#senders.delete(press.key);
      this.#take(press.key)?.resolve({ status: 'done' });
      return 'sent';
    } catch (error) {
      return this.#fail(press, error);
    }
  }

  /** Later presses refer to the row that this one has created. */
  #accept(press: Press, data: unknown): void {
    const id = press.createdId ? textAt(data, press.createdId) : null;
    if (id !== null) this.#createdIds.set(press.key, id);
    this.#list.accept(press, id);
    // The response is older than the later presses on the row.
    this.showWaiting();
  }

  #fail(press: Press, error: unknown): 'sent' | 'later' | 'stop' {
    const failure = failureOf(error);
    if (failure instanceof Problem) return this.#refuse(press, failure);
    this.#list.update(press.key, { state: 'waiting' });
    if (failure === 'later') {
      this.#queue(press.key);
    } else {
      this.#queueAll();
      this.#retryLater();
    }
    return failure;
  }

  /** Also refuses the later presses that assume that it was accepted, for the same reason. */
  #refuse(press: Press, problem: Problem): 'sent' {
    // The last first: each rolls its row back to before it.
    for (const later of following(this.#list.all, press).toReversed()) this.#refuseOne(later, problem);
    this.#refuseOne(press, problem);
    this.deps.onRefused();
    return 'sent';
  }

  /** The caller that waits for the press gets the refusal; otherwise it stays in the list with the server's sentence. */
  #refuseOne(press: Press, problem: Problem): void {
    const waiter = this.#take(press.key);
    this.deps.revert(press);
    if (waiter && !press.keepsRefusal) {
      this.#list.remove(press.key);
      waiter.reject(problem);
    } else {
      const { message: sentence, content, code, fields, lotIds } = problem;
      this.#list.update(press.key, { state: 'refused', refusal: { sentence, content, code, fields, lotIds } });
      waiter?.resolve({ status: 'refused' });
    }
  }

  /** Resolves for the caller that waits for the press, which stays in the queue. */
  #queue(key: string): void {
    // Accepted a moment ago: `#send` resolves for the caller.
    if (!this.#list.find(key)) return;
    const waiter = this.#take(key);
    if (!waiter) return;
    this.#list.update(key, { queued: true });
    const press = this.#list.find(key);
    if (press) waiter.resolve({ status: 'queued', press });
  }

  #queueAll(): void {
    for (const key of this.#waiters.keys()) this.#queue(key);
  }

  #take(key: string): Waiter | undefined {
    const waiter = this.#waiters.get(key);
    this.#waiters.delete(key);
    return waiter;
  }

  async #withTime(press: Press): Promise<Press> {
    this.#clockOffset ??= this.deps.clockOffset();
    const occurredAt = new Date(press.at + (await this.#clockOffset)).toISOString();
    return { ...press, variables: { input: { ...press.variables.input, occurredAt } } };
  }

  #withKnownIds(variables: Press['variables']): Press['variables'] {
    let known = variables;
    for (const [key, id] of this.#createdIds) known = withId(known, key, id);
    return known;
  }

  #retryLater(): void {
    clearTimeout(this.#timer);
    const delay = Math.min(retryFirst * 2 ** this.#failures, retryMax) * (0.75 + Math.random() / 2);
    this.#failures += 1;
    this.#timer = setTimeout(this.retryNow, delay);
  }
}

const isTooOld = ({ at }: Press): boolean => Date.now() - at > sendWithin;
const tooOld = { key: 'common.queuedTooLong', params: { hours: limits.queuedHours } };
