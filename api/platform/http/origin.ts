import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { isLoopback } from './client-address.ts';
import type { Config } from '../config.ts';

/** Host names that cannot be registered in public DNS. */
const LOCAL_NAME = /^[a-z0-9-]+$|\.(localhost|local|lan|internal|home\.arpa)$/i;

/**
 * Whether the Origin header is this server's: its PUBLIC_URL if set, else the requested host, if that is an IP address or a
 * local name (a public name may be another site's that points here, as in DNS rebinding). An absent header is up to the
 * caller.
 */
export function isOwnOrigin(config: Config, request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  const url = origin ? URL.parse(origin) : null;
  // Browsers send a normalized origin; anything else is not from a browser.
  if (!url || url.origin !== origin) return false;
  if (config.publicUrl && origin === new URL(config.publicUrl).origin) return true;
  if (url.host !== host || !/^https?:$/.test(url.protocol)) return false;
  return config.publicUrl ? isLoopback(url.hostname) : isLocal(url.hostname) || url.hostname === config.host;
}

function isLocal(name: string): boolean {
  return isIP(name.replaceAll(/[[\]]/g, '')) !== 0 || LOCAL_NAME.test(name) || name === hostname().toLowerCase();
}
