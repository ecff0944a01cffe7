import { defaultUrlTransform } from 'react-markdown';

/**
 * The link targets a guide may have: http, https, irc, ircs, mailto, xmpp, and addresses inside Brigade. Everything else is
 * blanked; so is `//host`, which has no scheme but leaves the product all the same.
 */
export function safeLink(url: string): string {
  return /^\s*[/\\]{2}/.test(url) ? '' : defaultUrlTransform(url);
}
