import type { IncomingMessage } from 'node:http';
import type { Config } from './config.ts';

/** Whether the Origin header names this server itself or its public address. Absent is the caller's question. */
export function isOwnOrigin(config: Config, request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (!origin) return false;
  if (config.publicUrl && origin === new URL(config.publicUrl).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
