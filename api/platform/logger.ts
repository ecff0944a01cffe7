import { pino, type Logger } from 'pino';
import { requestScope } from './context/request-scope.ts';

export type Log = Logger;

/** The logger to stdout; lines of a request include its id. No secrets: headers and bodies are not logged. */
export function createLog(level: string): Log {
  return pino({ level, base: null, mixin: requestScope, redact: ['password', 'token', 'cookie', 'authorization'] });
}
