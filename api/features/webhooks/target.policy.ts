import { type Message, msg } from '#schema/messages.ts';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { webhookLimits } from '#schema/webhooks.ts';

/** The lowest allowed port: ports below are reserved for system services, such as mail and SSH. Those of the web are allowed. */
const FIRST_FREE_PORT = 1_024;
const webPorts = [443, 80];
/** All IPv6 addresses that are assigned to the public internet today. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** The error message for the form of a webhook's address; null when it is valid. */
export function faultOfUrl(text: string, allowPrivate: boolean): Message | null {
  const url = URL.parse(text);
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

/** The host name for a DNS lookup: without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/**
 * Whether an IP address belongs to the public internet. Refuses everything else: private and shared networks, this machine,
 * the link (and so the metadata service of clouds), multicast, reserved blocks, and IPv6 forms that contain an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : true;
}
