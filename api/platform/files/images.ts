import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { AppError, invalid } from '../errors.ts';

/** A photo in its two stored sizes, as WebP without metadata. */
export interface ResizedPhoto {
  readonly large: Buffer;
  readonly small: Buffer;
  /** Of the large one, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Photos that are resized at once in one process: each holds the decoded picture in memory. */
const AT_ONCE = 2;
const WAITING_MAX = 10;
/** Seconds to wait when too many photos wait already. */
const BUSY_WAIT = 5;
/** Seconds until a picture that takes long to decode is given up. */
const DECODE_TIME = 10;
const QUALITY = 80;

type Library = typeof sharp;

let library: Promise<Library> | undefined;

/** Loaded with the first photo: it takes 9 MB of memory. */
async function loadLibrary(): Promise<Library> {
  const { default: loaded } = await import('sharp');
  // Of all formats that the library reads, only these: others, such as SVG, open files or run scripts.
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  loaded.cache(false);
  loaded.concurrency(1);
  return loaded;
}

/** Resizes photos, a few at once. */
export class Images {
  private working = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * Decodes a JPEG, PNG or WebP by its content and encodes it again, upright and without metadata. Throws VALIDATION_FAILED for
   * anything else and for pictures with too many pixels, UNAVAILABLE when too many photos wait.
   */
  async resize(bytes: Buffer): Promise<ResizedPhoto> {
    refuseOtherFormats(bytes);
    await this.enter();
    try {
      return await decode(bytes);
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.working < AT_ONCE) {
      this.working += 1;
      return;
    }
    if (this.waiting.length >= WAITING_MAX) {
      throw new AppError('UNAVAILABLE', msg('photo.busy'), { retryAfter: BUSY_WAIT });
    }
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
    });
  }

  /** Hands its place to the next one. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.working -= 1;
  }
}

async function decode(bytes: Buffer): Promise<ResizedPhoto> {
  const open = await (library ??= loadLibrary());
  await refuseTooManyPixels(open, bytes);
  try {
    const picture = open(bytes, { limitInputPixels: limits.photoPixelsMax, failOn: 'error', sequentialRead: true });
    const { data: large, info } = await encode(picture.autoOrient(), limits.photoSide);
    const { data: small } = await encode(open(large), limits.photoSmallSide);
    return { large, small, width: info.width, height: info.height };
  } catch (error) {
    const tooSlow = error instanceof Error && error.message.includes('timeout');
    throw invalid(msg(tooSlow ? 'photo.tooSlow' : 'photo.unreadable'));
  }
}

/** Reads the head of the file only. */
async function refuseTooManyPixels(open: Library, bytes: Buffer): Promise<void> {
  const { width, height } = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid(msg('photo.unreadable'));
    });
  if (width * height <= limits.photoPixelsMax) return;
  throw invalid(msg('photo.tooManyPixels', { count: limits.photoPixelsMax / 1_000_000 }));
}

function encode(picture: Sharp, side: number) {
  return picture
    .timeout({ seconds: DECODE_TIME })
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
}

/** By the first bytes, whatever the name and the content type of the request say. */
function refuseOtherFormats(bytes: Buffer): void {
  const starts = (text: string, at = 0) => bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (starts('\xff\xd8\xff') || starts('\x89PNG\r\n\x1a\n') || (starts('RIFF') && starts('WEBP', 8))) return;
  throw invalid(msg(starts('ftyphe', 4) || starts('ftypmif1', 4) ? 'photo.heic' : 'photo.unreadable'));
}
