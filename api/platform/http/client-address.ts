import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Which proxies in front are trusted: none, this many, or those in these networks (addresses or CIDR). */
export type TrustedProxies = false | number | readonly string[];

/** Whether the sender `hop` steps away from this server (0: the connected one) is a trusted proxy. */
export type Trust = (address: string, hop: number) => boolean;

const PREFIX = { ipv4: 32, ipv6: 128 } as const;

/** The predicate of a configuration; null when no proxy is trusted. */
export function trustOf(proxies: TrustedProxies): Trust | null {
  if (proxies === false) return null;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const networks = new BlockList();
  for (const network of proxies) {
    const [address = '', prefix] = network.split('/');
    const family = familyOf(address);
    networks.addSubnet(address, prefix === undefined ? PREFIX[family] : Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && networks.check(plainAddress(address), familyOf(plainAddress(address)));
}

/** Whether a text is an address or a network in CIDR form. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= PREFIX[familyOf(address)]);
}

/**
 * The client's network address: the connection's own or, behind trusted proxies, the last entry of `X-Forwarded-For` that is
 * not itself a trusted proxy. Entries that are no addresses are ignored.
 */
export function clientAddress(trust: Trust | null, request: IncomingMessage): string {
  let address = plainAddress(request.socket.remoteAddress ?? '');
  if (!trust) return address;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').toReversed();
  for (const [hop, entry] of forwarded.entries()) {
    const next = plainAddress(entry.trim());
    if (!trust(address, hop) || isIP(next) === 0) return address;
    address = next;
  }
  return address;
}

/** The network that a limit counts: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Whether a host name or address is the loopback interface. */
export function isLoopback(name: string): boolean {
  const bare = name.replaceAll(/[[\]]/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

/** Unwraps an IPv4-mapped IPv6 address. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
