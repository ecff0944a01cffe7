import type { App } from '../../platform/app.ts';
import { createContextForViewer } from '../../platform/context/create-context.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import type { EventInput, Transaction } from '../../platform/database/transaction.ts';
import { type Demo, idOf } from './demo.ts';
import { people } from './kitchen-data.ts';

/** An event as it was recorded at an earlier instant. */
export interface PastEvent extends Omit<EventInput, 'live' | 'audience'> {
  readonly action: string;
  readonly actorId: string | null;
  readonly createdAt: Date;
}

/**
 * The product as the demo's people used it: its own services, run at an earlier instant inside the one write that makes the
 * demo. So the past holds nothing that the product cannot write.
 */
export class Past {
  /** What the services recorded, oldest first. */
  readonly events: PastEvent[] = [];
  private latest = 0;

  constructor(
    private readonly app: App,
    private readonly demo: Demo,
  ) {}

  /** The context of a person at an instant, for services. */
  as(username: string, at: Date): Context {
    const { tx } = this.demo;
    return {
      ...createContextForViewer(this.app, this.viewer(username), { address: 'demo' }),
      read: (query) => query(tx.db),
      write: (action, _input, run) => this.write(action, username, at, run),
    };
  }

  /** One write of the past. Throws when it is earlier than the one before: the ledger is a story in order. */
  async write<T>(action: string, username: string, at: Date, run: (tx: Transaction) => Promise<T>): Promise<T> {
    if (at.getTime() < this.latest) throw new Error(`The demo's past goes back in time at ${action}.`);
    this.latest = at.getTime();
    const { tx, people: ids } = this.demo;
    const actorId = idOf(ids, username);
    const answer = await run({
      ...tx,
      now: at,
      actorId,
      record: ({ live: _live, audience: _audience, ...event }) => {
        this.events.push({ action, ...event, actorId, createdAt: at });
      },
    });
    await tx.em.flush();
    // Every flush looks at each row that the manager knows: reading a few anew costs less.
    tx.em.clear();
    return answer;
  }

  private viewer(username: string): Viewer {
    const { tx, people: ids } = this.demo;
    const person = people.find((each) => each.username === username);
    if (!person) throw new Error(`The demo data has no person ${username}.`);
    return {
      id: idOf(ids, username),
      organizationId: tx.organizationId,
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
      endsAt: null,
      demo: true,
    };
  }
}

/** Something that happens at an instant. */
export interface Act {
  readonly at: Date;
  run(at: Date): Promise<unknown>;
}

/** Does what is planned in the order of time. */
export async function inOrder(acts: readonly Act[]): Promise<void> {
  for (const act of acts.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await act.run(act.at);
}
