import type { FastifyReply } from 'fastify';
import { limits } from '#schema/limits.ts';
import type { CookiesHeld } from '../http/cookies-held.ts';
import type { Config } from '../config.ts';

const MAX_AGE = 30 * 24 * 60 * 60;
const KNOWN_AGE = 365 * 24 * 60 * 60;

/** Under TLS with the `__Host-` prefix: set by this host only, for every path, Secure. */
export function sessionCookie(config: Config): string {
  return isSecure(config) ? '__Host-brigade' : 'brigade';
}

export function deviceCookie(config: Config): string {
  return isSecure(config) ? '__Host-brigade-device' : 'brigade-device';
}

function knownCookie(config: Config): string {
  return isSecure(config) ? '__Host-brigade-known' : 'brigade-known';
}

/** The cookie of a browser that was signed in before. */
export function knownBrowserCookie(
  config: Config,
  cookies: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return cookies[knownCookie(config)];
}

/** Outlives the session: it does not authenticate, but exempts its accounts from the limits for unknown browsers. */
export function setKnown(reply: FastifyReply, config: Config, value: string): void {
  reply.setCookie(knownCookie(config), value, { ...attributes(config), sameSite: 'strict', maxAge: KNOWN_AGE });
}

/** The product's credentials among a request's cookies. */
export function cookiesHeld(config: Config, cookies: Readonly<Record<string, string | undefined>>): CookiesHeld {
  return { session: cookies[sessionCookie(config)], device: cookies[deviceCookie(config)] };
}

/** SameSite strict; lasts as long as a device may be off. */
export function setDevice(reply: FastifyReply, config: Config, value: string): void {
  const maxAge = limits.deviceLife / 1_000;
  reply.setCookie(deviceCookie(config), value, { ...attributes(config), sameSite: 'strict', maxAge });
}

export function clearDevice(reply: FastifyReply, config: Config): void {
  reply.clearCookie(deviceCookie(config), { ...attributes(config), sameSite: 'strict' });
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
