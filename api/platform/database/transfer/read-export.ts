import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { endShape, FORMAT, type Header, headerShape, type Section, sectionShape } from './export-format.ts';

/** Receives the parts of a file in order. */
export interface ExportReader {
  header(header: Header): Promise<void>;
  section(section: Section): Promise<void>;
  /** One row of the last section: the text of a JSON array. */
  row(text: string): Promise<void>;
}

const NOT_OURS = 'This file is not an export of Brigade. Nothing was changed.';
const CUT = 'This export is cut off or was changed after it was made. Nothing was changed.';

/**
 * Reads an export to its end. Throws an error with one plain sentence when it is no export, of a later format, truncated or
 * changed: the reader's work until then must be rolled back.
 */
export async function readExport(file: string, reader: ExportReader): Promise<{ readonly rows: number }> {
  const source = createReadStream(file);
  const state = new Lines(reader);
  try {
    await pipeline(source, createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
      for await (const chunk of bytes) await state.take(chunk);
    });
  } catch (error) {
    throw readError(error, file, state.begun);
  }
  return { rows: state.finish() };
}

class Lines {
  private readonly hash = createHash('sha256');
  private rest: Buffer = Buffer.alloc(0);
  private rows = 0;
  private ended = false;
  /** Whether a valid header was read. */
  begun = false;

  constructor(private readonly reader: ExportReader) {}

  async take(chunk: Buffer): Promise<void> {
    const bytes = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(10, start); end >= 0; end = bytes.indexOf(10, start)) {
      await this.line(bytes.subarray(start, end + 1));
      start = end + 1;
    }
    this.rest = bytes.subarray(start);
    if (!this.begun && this.rest.length > 1_000_000) throw new Error(NOT_OURS);
  }

  finish(): number {
    if (!this.begun) throw new Error(NOT_OURS);
    if (!this.ended || this.rest.length > 0) throw new Error(CUT);
    return this.rows;
  }

  private async line(bytes: Buffer): Promise<void> {
    const text = bytes.toString('utf8', 0, bytes.length - 1);
    if (this.ended) throw new Error(CUT);
    if (!this.begun) await this.begin(text);
    else if (text.startsWith('[')) {
      this.rows += 1;
      await this.reader.row(text);
    } else if (text.startsWith('{"end"')) return this.end(text);
    else await this.reader.section(parsed(sectionShape, text, CUT));
    this.hash.update(bytes);
  }

  private async begin(text: string): Promise<void> {
    const header = parsed(headerShape, text, NOT_OURS);
    if (header.format > FORMAT) {
      throw new Error('This export was made by a newer Brigade. Import it with that version. Nothing was changed.');
    }
    this.begun = true;
    await this.reader.header(header);
  }

  private end(text: string): void {
    const { rows, sha256 } = parsed(endShape, text, CUT);
    if (rows !== this.rows || sha256 !== this.hash.digest('hex')) throw new Error(CUT);
    this.ended = true;
  }
}

function parsed<T>(shape: z.ZodType<T>, text: string, sentence: string): T {
  try {
    return shape.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(sentence, { cause: error });
  }
}

/** Errors of reading or unpacking the file as a plain sentence; other errors unchanged. */
function readError(error: unknown, file: string, begun: boolean): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new Error(`There is no file ${file}.`, { cause: error });
  if (code === 'EISDIR' || code === 'EACCES') return new Error(`${file} cannot be read.`, { cause: error });
  if (code.startsWith('Z_')) return new Error(begun ? CUT : NOT_OURS, { cause: error });
  return error;
}
