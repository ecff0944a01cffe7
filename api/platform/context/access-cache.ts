import { ACCESS_CHANGED, CONNECTED, RESTORED, type EventNotifier } from '../live/event-notifier.ts';

/** Maximum age of a cached row in milliseconds, in case a notification is lost unnoticed. */
const MAX_AGE = 10_000;
/** Rows of all organizations; beyond it the cache is emptied. */
const MAX_ROWS = 10_000;

interface Cached<Row> {
  readonly row: Promise<Row | undefined>;
  readonly until: number;
}

/**
 * Caches the identity and permissions of requesters, so that most requests need no look-up. A change of access evicts the rows of
 * its organization: here before its response, on other servers when they receive the notification. While notifications may be missed,
 * nothing is cached.
 */
export class AccessCache<Row extends object> {
  private readonly organizations = new Map<string, Map<string, Cached<Row>>>();
  private added = 0;

  /** @param isCacheable whether a row may be cached: whether each change of its access is recorded as an event */
  constructor(
    private readonly notifier: EventNotifier | null,
    private readonly isCacheable: (row: Row) => boolean,
  ) {
    notifier?.onNotify((message) => {
      if (message === RESTORED || message === CONNECTED) this.clear();
      else if (message.startsWith(ACCESS_CHANGED)) this.organizations.delete(message.slice(ACCESS_CHANGED.length));
    });
  }

  /** The cached row, or the one that `load` finds. Missing rows are not cached, so that strangers cannot fill the cache. */
  find(organizationId: string, key: string, load: () => Promise<Row | undefined>): Promise<Row | undefined> {
    if (this.notifier?.isConnected() === false) return load();
    const rows = this.rowsOf(organizationId);
    const cached = rows.get(key);
    if (cached && cached.until > performance.now()) return cached.row;
    // Cached before it is loaded, so that a change in the meantime evicts it, and no later request gets the older row.
    const row = load();
    rows.set(key, { row, until: performance.now() + MAX_AGE });
    this.added += 1;
    const drop = (): void => {
      if (rows.get(key)?.row === row) rows.delete(key);
      if (rows.size === 0 && this.organizations.get(organizationId) === rows) this.organizations.delete(organizationId);
    };
    row.then((found) => {
      if (!found || !this.isCacheable(found)) drop();
    }, drop);
    return row;
  }

  /** Removes an organization's rows, here and on the other servers. */
  changed(organizationId: string): void {
    this.organizations.delete(organizationId);
    this.notifier?.notify(`${ACCESS_CHANGED}${organizationId}`);
  }

  private rowsOf(organizationId: string): Map<string, Cached<Row>> {
    if (this.added >= MAX_ROWS) this.clear();
    let rows = this.organizations.get(organizationId);
    if (!rows) this.organizations.set(organizationId, (rows = new Map<string, Cached<Row>>()));
    return rows;
  }

  private clear(): void {
    this.organizations.clear();
    this.added = 0;
  }
}
