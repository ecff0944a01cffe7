import type { AppServices } from '../../platform/app-services.ts';
import { createContextForViewer } from '../../platform/context/create-context.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { User } from '../../features/users/user.entity.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type DemoKitchen } from '../../platform/demo/demo-kitchen.ts';

/**
 * Runs the product's services at earlier times, inside the one write that creates the demo, so that the history contains
 * only what the product can write.
 */
export class Past {
  private latest = 0;

  constructor(
    private readonly app: AppServices,
    private readonly demo: DemoKitchen,
  ) {}

  /** A user's context at a time, for services. */
  as(username: string, at: Date): Context {
    const { tx } = this.demo;
    return {
      ...createContextForViewer(this.app, this.viewer(username), { address: 'demo' }),
      read: (query) => query(tx.db),
      write: (action, _input, run) => this.write(action, username, at, run),
    };
  }

  /** One write of the past. Throws when it is earlier than the previous one: the ledger is in order. */
  async write<T>(action: string, username: string, at: Date, run: (tx: Transaction) => Promise<T>): Promise<T> {
    if (at.getTime() < this.latest) throw new Error(`The history of the demo goes back in time at ${action}.`);
    this.latest = at.getTime();
    const { tx, clock, events } = this.demo;
    const actorId = this.demo.idOf(User, username);
    const answer = await run({
      ...tx,
      kitchen: clock,
      now: at,
      occurredAt: at,
      actorId,
      record: ({ live: _live, audience: _audience, ...event }) => {
        events.push({ action, ...event, actorId, createdAt: at });
      },
    });
    await tx.em.flush();
    // Every flush compares all managed rows: clearing and reloading a few is cheaper.
    tx.em.clear();
    return answer;
  }

  private viewer(username: string): Viewer {
    const person = this.demo.row(User, username);
    return {
      id: person.id,
      organizationId: person.organizationId,
      sessionId: null,
      username,
      name: person.name,
      role: person.role,
      grants: [person.role],
      device: null,
      token: null,
      verified: true,
      language: person.language,
      row: null,
      kitchen: this.demo.clock,
      endsAt: null,
      demo: true,
    };
  }
}

/** An operation at a time. */
export interface Act {
  readonly at: Date;
  run(at: Date): Promise<unknown>;
}

/** Runs planned operations in order of time. */
export async function inOrder(acts: readonly Act[]): Promise<void> {
  for (const act of acts.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await act.run(act.at);
}
