import { lookup as systemLookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Message, msg } from '#schema/messages.ts';
import { type WebhookOutcome, webhookLimits } from '#schema/webhooks.ts';
import type { Sent } from '../../platform/context/outgoing.ts';
import { faultOfUrl, hostOf, isPublicAddress } from './target.policy.ts';

/** How much of a response body is read, and how much is stored, in characters. */
const RESPONSE_MAX = 65_536;
const DETAIL_MAX = 500;

export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

export interface OutboundOptions {
  /** Whether private addresses and plain http are allowed. */
  readonly allowPrivate: boolean;
  /** Resolves to all addresses of a name. */
  readonly lookup?: (host: string) => Promise<readonly HostAddress[]>;
  /** Milliseconds until an attempt times out. */
  readonly timeout?: number;
}

class TimedOut extends Error {}

/**
 * Calls addresses that users entered. Resolves a name once, checks all its addresses, and connects only to these
 * addresses, so that a later DNS response (rebinding) has no effect. Does not follow redirects.
 */
export class Outbound {
  private readonly allowPrivate: boolean;
  private readonly lookup: (host: string) => Promise<readonly HostAddress[]>;
  private readonly timeout: number;

  constructor({ allowPrivate, lookup, timeout = webhookLimits.timeout }: OutboundOptions) {
    this.allowPrivate = allowPrivate;
    this.lookup = lookup ?? ((host) => systemLookup(host, { all: true }));
    this.timeout = timeout;
  }

  /** The error message for an address; null when it may be called. */
  async faultOf(address: string): Promise<Message | null> {
    const fault = faultOfUrl(address, this.allowPrivate);
    const url = URL.parse(address);
    if (fault !== null || !url) return fault;
    const found = await withTimeout(this.timeout, this.addressesOf(url)).catch(() => []);
    if (found.length === 0) return msg('webhooks.notFound');
    if (this.mayCall(found)) return null;
    return msg('webhooks.private');
  }

  /** Sends a body once. Never throws: every failure is an outcome. */
  async post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<Sent> {
    const began = performance.now();
    const ended = (result: Omit<Sent, 'durationMs'>): Sent => ({
      ...result,
      durationMs: Math.round(performance.now() - began),
    });
    const url = URL.parse(address);
    if (!url || faultOfUrl(address, this.allowPrivate) !== null) return ended(failure('not_allowed'));
    try {
      const found = await withTimeout(this.timeout, this.addressesOf(url));
      if (!this.mayCall(found)) return ended(failure('not_allowed'));
      const remaining = Math.max(1, this.timeout - (performance.now() - began));
      return ended(await call(url, found, { headers, body, timeout: remaining }));
    } catch (error) {
      return ended(error instanceof TimedOut ? failure('timed_out') : failure('unreachable', codeOf(error)));
    }
  }

  private addressesOf(url: URL): Promise<readonly HostAddress[]> {
    const host = hostOf(url);
    const family = isIP(host);
    return family === 0 ? this.lookup(host) : Promise.resolve([{ address: host, family }]);
  }

  /** Refuses when one of several addresses is private: the connection could use any of them. */
  private mayCall(found: readonly HostAddress[]): boolean {
    if (found.length === 0) return false;
    return this.allowPrivate || found.every(({ address }) => isPublicAddress(address));
  }
}

interface Call {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeout: number;
}

function call(url: URL, found: readonly HostAddress[], { headers, body, timeout }: Call) {
  return new Promise<Omit<Sent, 'durationMs'>>((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      agent: false,
      lookup: checkedLookup(found),
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    };
    const request: ClientRequest = url.protocol === 'https:' ? secureRequest(url, options) : plainRequest(url, options);
    let onTimeout = (): void => void request.destroy(new TimedOut());
    const timer = setTimeout(() => onTimeout(), timeout);
    request.on('error', reject);
    request.on('close', () => clearTimeout(timer));
    request.on('response', (response) => {
      // From here on the status is known; a timeout only ends reading the body.
      onTimeout = () => void response.destroy();
      void outcomeOf(response).then((result) => {
        resolve(result);
        request.destroy();
      });
    });
    request.end(body);
  });
}

/** A lookup that returns only the checked addresses. */
function checkedLookup(found: readonly HostAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = found;
    if (all) callback(null, [...found]);
    else if (first) callback(null, first.address, first.family);
  };
}

/** The status determines the outcome. The body is read only for errors. */
async function outcomeOf(response: IncomingMessage): Promise<Omit<Sent, 'durationMs'>> {
  const status = response.statusCode ?? 0;
  if (status >= 200 && status < 300) return { outcome: 'delivered', status, detail: null };
  if (status >= 300 && status < 400) {
    return { outcome: 'redirected', status, detail: cleanText(response.headers.location ?? '') };
  }
  return { outcome: status === 410 ? 'gone' : 'error_status', status, detail: cleanText(await readBody(response)) };
}

/** Reads a body until the limit, its end or a connection error. */
async function readBody(response: IncomingMessage): Promise<string> {
  let text = '';
  try {
    for await (const part of response.setEncoding('utf8')) {
      text += String(part);
      if (text.length >= RESPONSE_MAX) break;
    }
  } catch {
    // The status is known; the partial body is enough.
  }
  return text.slice(0, RESPONSE_MAX);
}

/** Text from outside, without control characters and invalid Unicode. */
function cleanText(text: string): string | null {
  const clean = text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, DETAIL_MAX)
    .toWellFormed();
  return clean === '' ? null : clean;
}

function failure(outcome: WebhookOutcome, detail: string | null = null) {
  return { outcome, status: null, detail };
}

/** Node's errors have a code; an error for several addresses has all of their errors. */
function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('errors' in error && Array.isArray(error.errors)) return codeOf(error.errors[0]);
  return 'message' in error ? cleanText(String(error.message)) : null;
}

async function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), milliseconds);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
