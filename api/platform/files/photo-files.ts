import { resolve } from 'node:path';
import { msg } from '#schema/messages.ts';
import { type PhotoSize, photoSizes } from '#schema/vocabulary.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { Log } from '../logger.ts';
import type { FileStore } from './file-store.ts';
import { FolderFiles } from './folder-files.ts';
import type { Images, ResizedPhoto } from './images.ts';
import { S3Files } from './s3-files.ts';

/** The photo that a file belongs to. */
export interface PhotoOfFile {
  readonly organizationId: string;
  readonly id: string;
}

/** The files of photos: two sizes of each, named by the organization and the photo. */
export class PhotoFiles {
  /** Loaded with the first photo: its library takes some 30 MB. */
  private images: Promise<Images> | null = null;

  constructor(
    private readonly files: FileStore,
    /** Bytes that the photos of one kitchen may have in total. */
    readonly bytesMax: number,
    private readonly log: Log,
  ) {}

  /** See `Images.resize`. */
  async resize(bytes: Buffer): Promise<ResizedPhoto> {
    this.images ??= import('./images.ts').then(({ Images }) => new Images());
    return (await this.images).resize(bytes);
  }

  /** Stores both sizes, or throws UNAVAILABLE. */
  async write(photo: PhotoOfFile, resized: ResizedPhoto): Promise<void> {
    try {
      for (const size of photoSizes) await this.files.write(keyOf(photo, size), resized[size], 'image/webp');
    } catch (error) {
      await this.remove(photo);
      throw this.failed(error);
    }
  }

  /** Null when there is no such file. Throws UNAVAILABLE when the store cannot be reached. */
  async read(photo: PhotoOfFile, size: PhotoSize): Promise<Buffer | null> {
    try {
      return await this.files.read(keyOf(photo, size));
    } catch (error) {
      throw this.failed(error);
    }
  }

  /** Removes both sizes. What cannot be removed now is removed with the other files that have no photo. */
  async remove(photo: PhotoOfFile): Promise<void> {
    try {
      for (const size of photoSizes) await this.files.remove(keyOf(photo, size));
    } catch (error) {
      this.log.warn({ err: error, ...photo }, 'a file of a photo could not be removed');
    }
  }

  /** The photos that have files from before this time. */
  async *olderThan(time: Date): AsyncIterable<PhotoOfFile> {
    for await (const { key, changedAt } of this.files.list()) {
      const [, organizationId, id] = /^([\da-f-]{36})\/([\da-f-]{36})-small\.webp$/.exec(key) ?? [];
      if (organizationId !== undefined && id !== undefined && changedAt < time) yield { organizationId, id };
    }
  }

  private failed(error: unknown): AppError {
    this.log.error({ err: error }, 'the store of photos failed');
    return new AppError('UNAVAILABLE', msg('photo.storeFailed'));
  }
}

function keyOf({ organizationId, id }: PhotoOfFile, size: PhotoSize): string {
  return `${organizationId}/${id}-${size}.webp`;
}

/** In a bucket when one is configured, or in a folder beside the data. */
export function photoFilesOf({ bucket, dataDir, storageMax }: Config, log: Log): PhotoFiles {
  const files = bucket ? new S3Files(bucket) : new FolderFiles(resolve(dataDir, 'files'));
  return new PhotoFiles(files, storageMax, log);
}
