import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** The security headers of every response. They are the same for all, so they are made once. */
export function securityHeaders({ publicUrl }: Config): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Emotion writes its style elements while the page runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...socketOrigins(publicUrl)],
        fontSrc: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    hsts: publicUrl?.startsWith('https://') ?? false,
  });
  setHeaders(response.req, response, () => undefined);
  return response.getHeaders();
}

/** Origins for sockets of pages: this server's. Without PUBLIC_URL its name is unknown; browsers apply 'self' to sockets, too. */
export function socketOrigins(publicUrl: string | undefined): string[] {
  return publicUrl ? [new URL(publicUrl).origin.replace(/^http/, 'ws')] : [];
}
