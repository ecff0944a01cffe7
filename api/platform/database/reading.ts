import type { PoolClient, QueryArrayConfig, QueryArrayResult } from 'pg';
import { WAIT_FOR_RESTORE } from './restore-lock.ts';

/** The result of the first message: `begin`, then a row with the process that serves the connection. */
type Begun = Promise<unknown>;

/**
 * One read of an organization on one connection. The statements that it sends in one tick are a transaction of their own, which
 * goes out as one message: begin, organization, statements, commit. Reads of later ticks begin again: in a read-committed
 * transaction, too, each statement sees what is committed when it starts.
 */
export class Reading {
  private begun: Begun | undefined;
  private readonly ends: Promise<Error | undefined>[] = [];
  private isOpen = false;
  private isOver = false;

  constructor(
    private readonly client: PoolClient,
    private readonly organizationId: string,
  ) {}

  /** Runs one statement; it fails when its transaction cannot begin. */
  async query(statement: QueryArrayConfig): Promise<QueryArrayResult> {
    // The connection may be used by another organization next.
    if (this.isOver) throw new Error('The read has ended.');
    if (this.isOpen) return this.client.query(statement);
    const begun = this.begin();
    const [answer] = await Promise.all([this.client.query(statement), begun]);
    return answer;
  }

  /** Allows no more statements. Resolves after the last commit, with the error of a connection that cannot be used again. */
  async end(): Promise<Error | undefined> {
    this.isOver = true;
    const ends = await Promise.all(this.ends);
    return ends.find((failure) => failure !== undefined);
  }

  /** The client has disconnected: allows no more statements. Returns what was sent last; undefined before the first statement. */
  leave(): Begun | undefined {
    this.isOver = true;
    return this.begun;
  }

  private begin(): Begun {
    this.isOpen = true;
    // Called before the socket sends what was written in this tick, because it was registered before.
    process.nextTick(() => this.commit());
    const setOrganization = `set_config('app.organization', '${this.organizationId}', true)`;
    this.begun = this.client.query(`begin; select ${setOrganization}, ${WAIT_FOR_RESTORE}, pg_backend_pid() as pid`);
    return this.begun;
  }

  /** A commit after a failed statement is a rollback. */
  private commit(): void {
    this.isOpen = false;
    this.ends.push(
      this.client.query('commit').then(
        () => undefined,
        (failure: Error) => failure,
      ),
    );
  }
}
