import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '#schema/messages.ts';
import type { Outgoing, Sent } from '../../platform/context/outgoing.ts';
import type { Store } from '../../platform/database/store.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Bus } from '../../platform/live/bus.ts';
import type { LiveMessages } from '../../platform/live/live-messages.ts';
import type { Log } from '../../platform/logger.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { keepAttempt } from './attempts.ts';
import type { Outbound } from './outbound.ts';
import { readEvents } from './read-events.ts';
import {
  claim,
  type Envelope,
  findFreeEnvelope,
  findNextEnvelope,
  hasActiveWebhook,
  listDue,
} from './sending.queries.ts';
import { signatureHeaders } from './signature.ts';

/** How often it is looked for deliveries whose time has come, for wake-ups that were lost, and for webhooks made elsewhere. Milliseconds. */
const TICK = 1_000;
const LOOK_AGAIN = 10_000;
const FIND_KITCHENS = 60_000;
/** A process that has not said how an attempt ended by then is gone: well beyond the time limit of an attempt. */
const CLAIM = 40_000;
/** How long attempts under way may take when the server stops. What does not end is sent again by whoever is there. */
const STOP_WAIT = 3_000;

interface SenderParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly outbound: Outbound;
  /** What events say to webhooks. */
  readonly liveMessages: LiveMessages;
  /** What time it is. */
  readonly clock?: () => Date;
}

/**
 * Sends webhooks. The event table is the source and the tables of webhooks the memory, so that every server process may do it
 * and any may die: a claim in the table keeps two from sending the same at once, and each webhook gets one message at a time,
 * in the order of the events as long as they arrive.
 */
export class WebhookSender implements Outgoing {
  /** Organizations with a webhook in use, and when to look at each next. */
  private readonly watched = new Map<string, number>();
  private readonly looking = new Map<string, Promise<void>>();
  private readonly again = new Set<string>();
  private readonly draining = new Map<string, Promise<void>>();
  private readonly timers: NodeJS.Timeout[] = [];
  private unlisten: () => void = () => undefined;
  private stopped = false;

  constructor(private readonly parts: SenderParts) {}

  /** Sends from now on, beginning with what was left over. */
  start(): void {
    this.unlisten = this.parts.bus.onWake((organizationId) => {
      if (this.watched.has(organizationId)) this.look(organizationId);
    });
    this.timers.push(
      setInterval(() => this.lookAtDue(), TICK).unref(),
      setInterval(() => void this.findKitchens(), FIND_KITCHENS).unref(),
    );
    void this.findKitchens();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.unlisten();
    for (const timer of this.timers) clearInterval(timer);
    await Promise.race([this.settled(), sleep(STOP_WAIT, undefined, { ref: false })]);
  }

  faultOf(url: string): Promise<Message | null> {
    return this.parts.outbound.faultOf(url);
  }

  watch(organizationId: string): void {
    this.watched.set(organizationId, 0);
    if (this.timers.length > 0) this.look(organizationId);
  }

  async sendNow(organizationId: string, deliveryId: string): Promise<Sent | null> {
    const now = this.now();
    const envelope = await this.write(organizationId, (tx) =>
      claimed(tx, now, findFreeEnvelope(tx.db, deliveryId, now)),
    );
    return envelope ? this.send(organizationId, envelope, true) : null;
  }

  /** Sends all that may be sent at this moment, and resolves when it has been. */
  async run(organizationId: string): Promise<void> {
    this.look(organizationId);
    await this.settled();
  }

  private async settled(): Promise<void> {
    while (this.looking.size + this.draining.size > 0) {
      await Promise.all([...this.looking.values(), ...this.draining.values()]);
    }
  }

  private lookAtDue(): void {
    const now = this.now().getTime();
    for (const [organizationId, at] of this.watched) if (at <= now) this.look(organizationId);
  }

  /** Webhooks that were made through another process, or before this one began. */
  private async findKitchens(): Promise<void> {
    const { store, log } = this.parts;
    try {
      const rows = await store.unscoped().selectFrom('organizationCode').select('organizationId').execute();
      for (const { organizationId } of rows) {
        if (this.stopped) return;
        if (!this.watched.has(organizationId) && (await store.read(organizationId, hasActiveWebhook))) {
          this.watch(organizationId);
        }
      }
    } catch (error) {
      if (!this.stopped) log.warn({ err: error }, 'webhooks could not be looked for; it is tried again in a minute');
    }
  }

  /** Looks once for what is to be sent; what is asked for meanwhile makes it look once more. */
  private look(organizationId: string): void {
    this.again.add(organizationId);
    if (this.stopped || this.looking.has(organizationId)) return;
    const looked = this.lookThrough(organizationId).finally(() => this.looking.delete(organizationId));
    this.looking.set(organizationId, looked);
  }

  private async lookThrough(organizationId: string): Promise<void> {
    const { store, log } = this.parts;
    this.watched.set(organizationId, this.now().getTime() + LOOK_AGAIN);
    try {
      while (this.again.delete(organizationId)) {
        while (await this.write(organizationId, (tx) => readEvents(tx, this.now(), this.parts.liveMessages)));
        const due = await store.read(organizationId, async (db) => ((await hasActiveWebhook(db)) ? listDue(db) : null));
        if (due) this.drainDue(organizationId, due);
        else this.watched.delete(organizationId);
      }
    } catch (error) {
      if (!this.stopped) log.warn({ err: error, organizationId }, 'webhooks could not be sent; it is tried again');
    }
  }

  private drainDue(organizationId: string, due: readonly { webhookId: string; at: Date }[]): void {
    const now = this.now().getTime();
    let next = now + LOOK_AGAIN;
    for (const { webhookId, at } of due) {
      if (this.draining.has(webhookId)) continue;
      if (at.getTime() > now) next = Math.min(next, at.getTime());
      else this.drain(organizationId, webhookId);
    }
    this.watched.set(organizationId, next);
  }

  /** Sends what is due of one webhook, one after the other, beside those of other webhooks. */
  private drain(organizationId: string, webhookId: string): void {
    const drained = this.sendDue(organizationId, webhookId)
      .catch((error: unknown) => {
        if (!this.stopped) this.parts.log.warn({ err: error, webhookId }, 'a webhook could not be sent');
        return 0;
      })
      .then((count) => {
        this.draining.delete(webhookId);
        // More may have come between the last look and now, or what failed has a new time.
        if (count > 0) this.look(organizationId);
      });
    this.draining.set(webhookId, drained);
  }

  private async sendDue(organizationId: string, webhookId: string): Promise<number> {
    for (let count = 0; ; count += 1) {
      const now = this.now();
      const envelope = this.stopped
        ? undefined
        : await this.write(organizationId, (tx) => claimed(tx, now, findNextEnvelope(tx.db, webhookId, now)));
      if (!envelope) return count;
      await this.send(organizationId, envelope, false);
    }
  }

  private async send(organizationId: string, envelope: Envelope, byHand: boolean): Promise<Sent> {
    const at = this.now();
    const { id, url, body } = envelope;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Brigade-Webhooks/1',
      ...signatureHeaders(keysAt(envelope, at), { id, body, timestamp: Math.floor(at.getTime() / 1_000) }),
    };
    const sent = await this.parts.outbound.post(url, headers, body);
    this.parts.metrics.countWebhook(sent.outcome);
    await this.write(organizationId, (tx) => keepAttempt(tx, { deliveryId: id, sent, at, byHand }));
    return sent;
  }

  private write<T>(organizationId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.parts.store.write({ organizationId, actorId: null }, 'webhooks.sent', null, work);
  }

  private now(): Date {
    return this.parts.clock?.() ?? new Date();
  }
}

/** The delivery that was found, taken by this process. */
async function claimed(
  tx: Transaction,
  now: Date,
  found: Promise<Envelope | undefined>,
): Promise<Envelope | undefined> {
  const envelope = await found;
  if (envelope) await claim(tx.db, envelope.id, new Date(now.getTime() + CLAIM));
  return envelope;
}

/** The keys that sign: after a rotation the former one too, until its end. */
function keysAt({ signingKey, previousKey, previousKeyUntil }: Envelope, at: Date): readonly string[] {
  return previousKey && previousKeyUntil && previousKeyUntil > at ? [signingKey, previousKey] : [signingKey];
}
