import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

const MAX_AGE = 30 * 24 * 60 * 60;

/** Under TLS the name carries the `__Host-` promise: set by this host alone, for every path, Secure. */
export function sessionCookie(config: Config): string {
  return isSecure(config) ? '__Host-brigade' : 'brigade';
}

export function setSession(reply: FastifyReply, config: Config, value: string): void {
  reply.setCookie(sessionCookie(config), value, { ...attributes(config), maxAge: MAX_AGE });
}

export function clearSession(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookie(config), attributes(config));
}

function attributes(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
}

function isSecure(config: Config): boolean {
  return config.publicUrl?.startsWith('https://') ?? false;
}
