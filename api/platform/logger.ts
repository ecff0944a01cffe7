import { pino, type Logger } from 'pino';
import { requestScope } from './context/request-scope.ts';

export type Log = Logger;

/** The one writer to stdout; a line that is written for a request names it. Secrets never reach it: headers and bodies are not logged. */
export function createLog(level: string): Log {
  return pino({ level, base: null, mixin: requestScope, redact: ['password', 'token', 'cookie', 'authorization'] });
}
