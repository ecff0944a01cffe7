import { defaultUrlTransform } from 'react-markdown';

/**
 * The allowed link targets of a guide: http, https, irc, ircs, mailto, xmpp, and paths of the app. All others return '', also
 * `//host`, which has no scheme but leaves the app.
 */
export function safeLink(url: string): string {
  return /^\s*[/\\]{2}/.test(url) ? '' : defaultUrlTransform(url);
}
