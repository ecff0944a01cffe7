import { lookup as systemLookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Message, msg } from '#schema/messages.ts';
import { type WebhookOutcome, webhookLimits } from '#schema/webhooks.ts';
import type { Sent } from '../../platform/context/outgoing.ts';
import { faultOfUrl, hostOf, isPublicAddress, urlOf } from './target.policy.ts';

/** How much of an answer is read and how much of it is kept, in characters. */
const ANSWER_MAX = 65_536;
const DETAIL_MAX = 500;

export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

export interface OutboundOptions {
  /** Whether private addresses and plain http are allowed. */
  readonly allowPrivate: boolean;
  /** Answers all addresses of a name. */
  readonly lookup?: (host: string) => Promise<readonly HostAddress[]>;
  /** Milliseconds until an attempt has failed. */
  readonly timeout?: number;
}

class Late extends Error {}

/**
 * Calls addresses that people typed. A name is looked up once, all its addresses are checked, and the connection goes to these
 * very addresses: another answer of the name server a moment later changes nothing. Redirects are not followed.
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

  /** What is wrong with an address, as a sentence; null when it may be called. */
  async faultOf(address: string): Promise<Message | null> {
    const fault = faultOfUrl(address, this.allowPrivate);
    const url = urlOf(address);
    if (fault !== null || !url) return fault;
    const found = await before(this.timeout, this.addressesOf(url)).catch(() => []);
    if (found.length === 0) return msg('webhooks.notFound');
    if (this.mayCall(found)) return null;
    return msg('webhooks.private');
  }

  /** Sends a body once. Never throws: whatever happens is an outcome. */
  async post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<Sent> {
    const began = performance.now();
    const ended = (answer: Omit<Sent, 'durationMs'>): Sent => ({
      ...answer,
      durationMs: Math.round(performance.now() - began),
    });
    const url = urlOf(address);
    if (!url || faultOfUrl(address, this.allowPrivate) !== null) return ended(refused('not_allowed'));
    try {
      const found = await before(this.timeout, this.addressesOf(url));
      if (!this.mayCall(found)) return ended(refused('not_allowed'));
      const left = Math.max(1, this.timeout - (performance.now() - began));
      return ended(await call(url, found, { headers, body, timeout: left }));
    } catch (error) {
      return ended(error instanceof Late ? refused('timed_out') : refused('unreachable', codeOf(error)));
    }
  }

  private addressesOf(url: URL): Promise<readonly HostAddress[]> {
    const host = hostOf(url);
    const family = isIP(host);
    return family === 0 ? this.lookup(host) : Promise.resolve([{ address: host, family }]);
  }

  /** One private address among several is enough to refuse: which of them the connection would take is chance. */
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
      lookup: only(found),
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    };
    const request: ClientRequest = url.protocol === 'https:' ? secureRequest(url, options) : plainRequest(url, options);
    let late = (): void => void request.destroy(new Late());
    const timer = setTimeout(() => late(), timeout);
    request.on('error', reject);
    request.on('close', () => clearTimeout(timer));
    request.on('response', (response) => {
      // What has come of the answer counts.
      late = () => void response.destroy();
      void answerOf(response).then((answer) => {
        resolve(answer);
        request.destroy();
      });
    });
    request.end(body);
  });
}

/** The addresses that were checked, whatever is asked. */
function only(found: readonly HostAddress[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = found;
    if (all) done(null, [...found]);
    else if (first) done(null, first.address, first.family);
  };
}

/** The status decides. The body is of interest only when it says what went wrong. */
async function answerOf(response: IncomingMessage): Promise<Omit<Sent, 'durationMs'>> {
  const status = response.statusCode ?? 0;
  if (status >= 200 && status < 300) return { outcome: 'delivered', status, detail: null };
  if (status >= 300 && status < 400) {
    return { outcome: 'redirected', status, detail: shown(response.headers.location ?? '') };
  }
  return { outcome: status === 410 ? 'gone' : 'error_status', status, detail: shown(await beginningOf(response)) };
}

/** What arrives of a body until it is long enough, ends or breaks off. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = '';
  try {
    for await (const part of response.setEncoding('utf8')) {
      text += String(part);
      if (text.length >= ANSWER_MAX) break;
    }
  } catch {
    // The status has come; of the body what there is.
  }
  return text.slice(0, ANSWER_MAX);
}

/** Foreign text, without what no database or screen takes. */
function shown(text: string): string | null {
  const clean = text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, DETAIL_MAX)
    .toWellFormed();
  return clean === '' ? null : clean;
}

function refused(outcome: WebhookOutcome, detail: string | null = null) {
  return { outcome, status: null, detail };
}

/** Node's errors carry a code; several addresses that failed come as one error with all of theirs. */
function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('errors' in error && Array.isArray(error.errors)) return codeOf(error.errors[0]);
  return 'message' in error ? shown(String(error.message)) : null;
}

async function before<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late()), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
