import { promisify } from 'node:util';
import zlib from 'node:zlib';
import yauzl from 'yauzl';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { AppError, invalid } from '../errors.ts';

const ENTRIES_MAX = 20_000;
const inflateGzip: (bytes: Buffer, options: zlib.ZlibOptions) => Promise<Buffer> = promisify(zlib.gunzip);
const openZip: (bytes: Buffer, options: yauzl.Options) => Promise<yauzl.ZipFile> = promisify(yauzl.fromBuffer);

/** One file of an archive. */
export interface UnpackedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Whether these are the first bytes of a zip archive, which a workbook is, too. */
export function isZip(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50;
}

/** How many bytes may still be unpacked: one for an archive and the archives inside it. */
export interface UnpackBudget {
  left: number;
}

export const unpackBudget = (): UnpackBudget => ({ left: limits.importUnpackedMax });

/** The bytes of a gzip file. Throws VALIDATION_FAILED, or PAYLOAD_TOO_LARGE. */
export async function gunzip(bytes: Buffer, budget: UnpackBudget): Promise<Buffer> {
  const content = await inflateGzip(bytes, { maxOutputLength: Math.max(1, budget.left) }).catch((error: unknown) => {
    const isTooLarge = error instanceof RangeError;
    throw isTooLarge ? tooMuch() : invalid(msg('import.brokenArchive'));
  });
  budget.left -= content.length;
  return content;
}

/**
 * The files of an archive whose names it `accepts`. All are inflated and counted, whatever sizes the archive claims: more
 * than `importUnpackedMax` bytes are refused while they are read.
 */
export async function unpack(
  bytes: Buffer,
  accepts: (name: string) => boolean,
  budget: UnpackBudget = unpackBudget(),
): Promise<UnpackedFile[]> {
  try {
    return await filesOf(await openZip(bytes, { lazyEntries: true }), accepts, budget);
  } catch (error) {
    throw error instanceof AppError ? error : invalid(msg('import.brokenArchive'));
  }
}

async function filesOf(
  zip: yauzl.ZipFile,
  accepts: (name: string) => boolean,
  budget: UnpackBudget,
): Promise<UnpackedFile[]> {
  if (zip.entryCount > ENTRIES_MAX) throw tooMuch();
  const files: UnpackedFile[] = [];
  const openStream = promisify(zip.openReadStream.bind(zip));
  await new Promise<void>((resolve, reject) => {
    const next = async (entry: yauzl.Entry) => {
      const stream: unknown = await openStream(entry);
      const content = await inflated(stream, budget);
      if (accepts(entry.fileName)) files.push({ name: entry.fileName, bytes: content });
      zip.readEntry();
    };
    zip.on('entry', (entry: yauzl.Entry) => void next(entry).catch(reject));
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  return files;
}

async function inflated(stream: unknown, budget: UnpackBudget): Promise<Buffer> {
  if (!isReadable(stream)) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue;
    budget.left -= chunk.length;
    if (budget.left < 0) throw tooMuch();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isReadable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function tooMuch(): AppError {
  const size = limits.importUnpackedMax / 1_000_000;
  return new AppError('PAYLOAD_TOO_LARGE', msg('import.unpacksTooLarge', { size }));
}
