import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { isLoopback } from './client-address.ts';
import type { Config } from '../config.ts';

/** Names that nobody can register in the public name system and point at a kitchen's server. */
const LOCAL_NAME = /^[a-z0-9-]+$|\.(localhost|local|lan|internal|home\.arpa)$/i;

/**
 * Whether the Origin header names this server: its public address where PUBLIC_URL gives one, else the address that was
 * asked for, if that is a number or a local name (a public name may be another site's that points here). Absent is the
 * caller's question.
 */
export function isOwnOrigin(config: Config, request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  const url = origin ? parsed(origin) : null;
  // Browsers send an origin and nothing more; what is written in another way is no browser's.
  if (!url || url.origin !== origin) return false;
  if (config.publicUrl && origin === new URL(config.publicUrl).origin) return true;
  if (url.host !== host || !/^https?:$/.test(url.protocol)) return false;
  return config.publicUrl ? isLoopback(url.hostname) : isLocal(url.hostname) || url.hostname === config.host;
}

function parsed(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function isLocal(name: string): boolean {
  return isIP(name.replaceAll(/[[\]]/g, '')) !== 0 || LOCAL_NAME.test(name) || name === hostname().toLowerCase();
}
