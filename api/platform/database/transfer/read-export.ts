import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { type Message, msg } from '#schema/messages.ts';
import { invalid } from '../../errors.ts';
import { endShape, FORMAT, type Header, headerShape, type Section, sectionShape } from './export-format.ts';

/** Receives the parts of a file in order. */
export interface ExportReader {
  header(header: Header): Promise<void>;
  section(section: Section): Promise<void>;
  /** One row of the last section: the text of a JSON array. */
  row(text: string): Promise<void>;
}

const NOT_OURS = msg('export.notOurs');
const CUT = msg('export.cutOff');

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
    if (!this.begun && this.rest.length > 1_000_000) throw invalid(NOT_OURS);
  }

  finish(): number {
    if (!this.begun) throw invalid(NOT_OURS);
    if (!this.ended || this.rest.length > 0) throw invalid(CUT);
    return this.rows;
  }

  private async line(bytes: Buffer): Promise<void> {
    const text = bytes.toString('utf8', 0, bytes.length - 1);
    if (this.ended) throw invalid(CUT);
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
      throw invalid(msg('export.newer'));
    }
    this.begun = true;
    await this.reader.header(header);
  }

  private end(text: string): void {
    const { rows, sha256 } = parsed(endShape, text, CUT);
    if (rows !== this.rows || sha256 !== this.hash.digest('hex')) throw invalid(CUT);
    this.ended = true;
  }
}

function parsed<T>(shape: z.ZodType<T>, text: string, content: Message): T {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw invalid(content);
  }
}

/** Errors of reading or unpacking the file as a plain sentence; other errors unchanged. */
function readError(error: unknown, file: string, begun: boolean): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return invalid(msg('export.noFile', { file }));
  if (code === 'EISDIR' || code === 'EACCES') return invalid(msg('export.unreadable', { file }));
  if (code.startsWith('Z_')) return invalid(begun ? CUT : NOT_OURS);
  return error;
}
