/** The database server of one test run, handed from the global setup to the global teardown (both run in the same process). */
export interface TestDatabase {
  readonly adminUrl: string;
  readonly roleUrl: string;
  readonly template: string;
  /** Where the embedded server keeps its files; undefined for a given server. */
  readonly directory: string | undefined;
  stop(): Promise<void>;
}

let current: TestDatabase | undefined;

export function keep(database: TestDatabase): void {
  current = database;
}

export function kept(): TestDatabase | undefined {
  return current;
}
