import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '#schema/messages.ts';
import type { Outgoing, Sent } from '../../platform/context/outgoing.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Bus } from '../../platform/live/bus.ts';
import type { LiveMessages } from '../../platform/live/live-messages.ts';
import type { Log } from '../../platform/logger.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { storeAttempt } from './attempts.writes.ts';
import type { Outbound } from './outbound.client.ts';
import { readEvents } from './read-events.writes.ts';
import {
  claim,
  type Envelope,
  findFreeEnvelope,
  findNextEnvelope,
  hasActiveWebhook,
  listDue,
} from './sending.queries.ts';
import { signatureHeaders } from './signature.crypto.ts';

/** Milliseconds between checks for due deliveries, for missed notifications, and for webhooks created by other processes. */
const TICK = 1_000;
const CHECK_INTERVAL = 10_000;
const DISCOVERY_INTERVAL = 60_000;
/** Milliseconds until another process may take over an attempt: well above the timeout of an attempt. */
const CLAIM = 40_000;
/** Milliseconds to wait for running attempts when the server stops. Another process sends the unfinished ones again. */
const STOP_WAIT = 3_000;

interface SenderParts {
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly outbound: Outbound;
  /** The webhook messages of each type of event. */
  readonly liveMessages: LiveMessages;
  /** The current time, for tests. */
  readonly clock?: () => Date;
}

/**
 * Sends webhooks. All state is in the event and webhook tables: every server process may send, any may crash. A claim in the
 * table prevents two processes from sending the same delivery. Each webhook gets one message at a time, in the order of the
 * events while they arrive.
 */
export class WebhookSender implements Outgoing {
  /** Organizations with an active webhook, and when to check each next, in milliseconds since 1970. */
  private readonly watched = new Map<string, number>();
  private readonly checking = new Map<string, Promise<void>>();
  private readonly recheck = new Set<string>();
  private readonly sending = new Map<string, Promise<void>>();
  private readonly timers: NodeJS.Timeout[] = [];
  private unsubscribe: () => void = () => undefined;
  private stopped = false;

  constructor(private readonly parts: SenderParts) {}

  /** Starts sending, first what is pending. */
  start(): void {
    this.unsubscribe = this.parts.bus.onNewEvents((organizationId) => {
      if (this.watched.has(organizationId)) this.check(organizationId);
    });
    this.timers.push(
      setInterval(() => this.checkDue(), TICK).unref(),
      setInterval(() => void this.findOrganizations(), DISCOVERY_INTERVAL).unref(),
    );
    void this.findOrganizations();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.unsubscribe();
    for (const timer of this.timers) clearInterval(timer);
    await Promise.race([this.idle(), sleep(STOP_WAIT, undefined, { ref: false })]);
  }

  faultOf(url: string): Promise<Message | null> {
    return this.parts.outbound.faultOf(url);
  }

  watch(organizationId: string): void {
    this.watched.set(organizationId, 0);
    if (this.timers.length > 0) this.check(organizationId);
  }

  async sendNow(organizationId: string, deliveryId: string): Promise<Sent | null> {
    const now = this.now();
    const envelope = await this.write(organizationId, (tx) =>
      claimEnvelope(tx, now, findFreeEnvelope(tx.db, deliveryId, now)),
    );
    return envelope ? this.send(organizationId, envelope, true) : null;
  }

  /** Sends everything that is due, and resolves when it is done. */
  async run(organizationId: string): Promise<void> {
    this.check(organizationId);
    await this.idle();
  }

  private async idle(): Promise<void> {
    while (this.checking.size + this.sending.size > 0) {
      await Promise.all([...this.checking.values(), ...this.sending.values()]);
    }
  }

  private checkDue(): void {
    const now = this.now().getTime();
    for (const [organizationId, at] of this.watched) if (at <= now) this.check(organizationId);
  }

  /** Finds webhooks that were created by another process, or before this one started. */
  private async findOrganizations(): Promise<void> {
    const { database, log } = this.parts;
    try {
      const rows = await database.unscoped().selectFrom('organizationCode').select('organizationId').execute();
      for (const { organizationId } of rows) {
        if (this.stopped) return;
        if (!this.watched.has(organizationId) && (await database.read(organizationId, hasActiveWebhook))) {
          this.watch(organizationId);
        }
      }
    } catch (error) {
      if (!this.stopped) log.warn({ err: error }, 'webhooks could not be searched for; retrying in a minute');
    }
  }

  /** Checks once for due deliveries; a request during the check causes one more check. */
  private check(organizationId: string): void {
    this.recheck.add(organizationId);
    if (this.stopped || this.checking.has(organizationId)) return;
    const checked = this.runCheck(organizationId).finally(() => this.checking.delete(organizationId));
    this.checking.set(organizationId, checked);
  }

  private async runCheck(organizationId: string): Promise<void> {
    const { database, log } = this.parts;
    this.watched.set(organizationId, this.now().getTime() + CHECK_INTERVAL);
    try {
      while (this.recheck.delete(organizationId)) {
        while (await this.write(organizationId, (tx) => readEvents(tx, this.now(), this.parts.liveMessages)));
        const due = await database.read(organizationId, async (db) =>
          (await hasActiveWebhook(db)) ? listDue(db) : null,
        );
        if (due) this.startDue(organizationId, due);
        else this.watched.delete(organizationId);
      }
    } catch (error) {
      if (!this.stopped) log.warn({ err: error, organizationId }, 'webhooks could not be sent; retrying');
    }
  }

  private startDue(organizationId: string, due: readonly { webhookId: string; at: Date }[]): void {
    const now = this.now().getTime();
    let next = now + CHECK_INTERVAL;
    for (const { webhookId, at } of due) {
      if (this.sending.has(webhookId)) continue;
      if (at.getTime() > now) next = Math.min(next, at.getTime());
      else this.startSending(organizationId, webhookId);
    }
    this.watched.set(organizationId, next);
  }

  /** Sends the due deliveries of one webhook one after the other, in parallel with other webhooks. */
  private startSending(organizationId: string, webhookId: string): void {
    const done = this.sendDue(organizationId, webhookId)
      .catch((error: unknown) => {
        if (!this.stopped) this.parts.log.warn({ err: error, webhookId }, 'a webhook could not be sent');
        return 0;
      })
      .then((count) => {
        this.sending.delete(webhookId);
        // New deliveries may have come meanwhile, or failed ones have a new time.
        if (count > 0) this.check(organizationId);
      });
    this.sending.set(webhookId, done);
  }

  private async sendDue(organizationId: string, webhookId: string): Promise<number> {
    for (let count = 0; ; count += 1) {
      const now = this.now();
      const envelope = this.stopped
        ? undefined
        : await this.write(organizationId, (tx) => claimEnvelope(tx, now, findNextEnvelope(tx.db, webhookId, now)));
      if (!envelope) return count;
      await this.send(organizationId, envelope, false);
    }
  }

  private async send(organizationId: string, envelope: Envelope, manual: boolean): Promise<Sent> {
    const at = this.now();
    const { id, url, body } = envelope;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Brigade-Webhooks/1',
      ...signatureHeaders(keysAt(envelope, at), { id, body, timestamp: Math.floor(at.getTime() / 1_000) }),
    };
    const sent = await this.parts.outbound.post(url, headers, body);
    this.parts.metrics.countWebhook(sent.outcome);
    await this.write(organizationId, (tx) => storeAttempt(tx, { deliveryId: id, sent, at, manual }));
    return sent;
  }

  private write<T>(organizationId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.parts.database.write({ organizationId, actorId: null }, 'webhooks.sent', null, work);
  }

  private now(): Date {
    return this.parts.clock?.() ?? new Date();
  }
}

/** Claims the found delivery for this process. */
async function claimEnvelope(
  tx: Transaction,
  now: Date,
  found: Promise<Envelope | undefined>,
): Promise<Envelope | undefined> {
  const envelope = await found;
  if (envelope) await claim(tx.db, envelope.id, new Date(now.getTime() + CLAIM));
  return envelope;
}

/** The signing keys: for a while after a rotation also the previous one. */
function keysAt({ signingKey, previousKey, previousKeyUntil }: Envelope, at: Date): readonly string[] {
  return previousKey && previousKeyUntil && previousKeyUntil > at ? [signingKey, previousKey] : [signingKey];
}
