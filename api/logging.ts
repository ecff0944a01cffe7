import { pino, type Logger } from 'pino';

export type Log = Logger;

/** The one writer to stdout. Secrets never reach it: headers and bodies are not logged. */
export function createLog(level: string): Log {
  return pino({ level, base: null, redact: ['password', 'token', 'cookie', 'authorization'] });
}
