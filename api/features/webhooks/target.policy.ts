import { type Message, msg } from '#schema/messages.ts';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { webhookLimits } from '#schema/webhooks.ts';

/** The lowest port that ordinary programs listen at; those below belong to mail, databases' friends and shells, except the web's. */
const FIRST_FREE_PORT = 1_024;
const webPorts = [443, 80];
/** All addresses that are given out to the public internet today. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** What is wrong with the form of an address that events would be sent to; null when nothing is. */
export function faultOfUrl(text: string, allowPrivate: boolean): Message | null {
  const url = urlOf(text);
  if (!url || !(url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:'))) {
    return msg('webhooks.https');
  }
  if (url.href.length > webhookLimits.urlMax) return msg('field.atMostCharacters', { count: webhookLimits.urlMax });
  if (url.username !== '' || url.password !== '') return msg('webhooks.noPassword');
  if (allowPrivate || url.port === '') return null;
  const port = Number(url.port);
  const isFree = port >= FIRST_FREE_PORT || webPorts.includes(port);
  return isFree ? null : msg('webhooks.port');
}

/** The host of an address as it is looked up: without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/**
 * Whether an IP address is one of the public internet. Everything else is refused: private and shared networks, this machine,
 * the link (and so the metadata service of clouds), multicast, reserved blocks, and IPv6 forms that carry an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : true;
}

export function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
