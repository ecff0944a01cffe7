/** A stored file in a list. */
export interface StoredFile {
  readonly key: string;
  readonly changedAt: Date;
}

/**
 * Files beside the database. A key is made by the server of ids and fixed words, with `/` between its parts, and begins with
 * the id of its organization.
 */
export interface FileStore {
  /** Stores the whole file or nothing; one with the same key is replaced. */
  write(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}
