import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads one line without showing it: typed at a terminal, or piped in. Throws when there is none. */
export async function askPassword(): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(stdin.isTTY ? 'New password (it is not shown): ' : '');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  try {
    for await (const line of lines) {
      stderr.write(stdin.isTTY ? '\n' : '');
      return line;
    }
    throw new Error('No password was given.');
  } finally {
    lines.close();
  }
}
