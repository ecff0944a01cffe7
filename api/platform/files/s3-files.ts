import { S3mini } from 's3mini';
import type { FileStore, StoredFile } from './file-store.ts';

/** A bucket of an S3-compatible server. */
export interface Bucket {
  /** The address of the bucket, such as `https://s3.eu-central-1.amazonaws.com/brigade`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Milliseconds until a request to the bucket is given up. */
const TIMEOUT = 15_000;
const PAGE = 1_000;

/** Files in a bucket of an S3-compatible server. */
export class S3Files implements FileStore {
  private readonly bucket: S3mini;

  constructor(bucket: Bucket) {
    this.bucket = new S3mini({ ...bucket, requestAbortTimeout: TIMEOUT });
  }

  async write(key: string, bytes: Buffer, type: string): Promise<void> {
    await this.bucket.putObject(key, bytes, type);
  }

  async read(key: string): Promise<Buffer | null> {
    const found = await this.bucket.getObjectArrayBuffer(key);
    return found === null ? null : Buffer.from(found);
  }

  async remove(key: string): Promise<void> {
    await this.bucket.deleteObject(key);
  }

  async *list(): AsyncIterable<StoredFile> {
    let next: string | undefined;
    do {
      const page = await this.bucket.listObjectsPaged('/', '', PAGE, next);
      for (const { Key, LastModified } of page?.objects ?? []) yield { key: Key, changedAt: new Date(LastModified) };
      next = page?.nextContinuationToken;
    } while (next);
  }
}
