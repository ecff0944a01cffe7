/** The database server of one test run, passed from global setup to global teardown (same process). */
export interface TestDatabase {
  readonly adminUrl: string;
  readonly roleUrl: string;
  readonly template: string;
  /** The directory of the embedded server; undefined for an external one. */
  readonly directory: string | undefined;
  stop(): Promise<void>;
}

let current: TestDatabase | undefined;

export function keep(database: TestDatabase): void {
  current = database;
}

export function currentTestDatabase(): TestDatabase | undefined {
  return current;
}
