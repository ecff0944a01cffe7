import type { TestApi } from './start-api.ts';

/** Timeout of a request in milliseconds: long, because fifty people at once on a busy machine wait for each other. */
const TIMEOUT = 120_000;

/** A response to a REST call. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The body as JSON; undefined when it is not. */
  readonly json: unknown;
}

export interface GraphAnswer {
  readonly status: number;
  readonly data: Record<string, unknown> | null;
  readonly errors: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
}

/** An API client like a browser: with a cookie jar, for REST and GraphQL. */
export class Client {
  private readonly jar = new Map<string, string>();

  constructor(readonly api: Pick<TestApi, 'url'>) {}

  /** The Cookie header it sends; null without any. */
  get cookie(): string | null {
    return this.jar.size === 0 ? null : [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(header: string | null) {
    this.jar.clear();
    for (const pair of header?.split('; ') ?? []) this.keep(pair);
  }

  /** The headers that authenticate it. */
  get credentials(): Record<string, string> {
    return this.cookie ? { cookie: this.cookie } : {};
  }

  private keep(pair: string): void {
    const [name = '', value = ''] = pair.split('=');
    if (value) this.jar.set(name, value);
    else this.jar.delete(name);
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.api.url}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        ...this.credentials,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie.split(';')[0] ?? '');
    const text = await response.text();
    return { status: response.status, text, headers: response.headers, json: jsonOf(text) };
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.call('POST', path, body, headers);
  }

  /** Runs one operation and returns data and errors. */
  async graph(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphAnswer> {
    const csrf = { 'x-graphql-yoga-csrf': '1', ...headers };
    const answer = await this.call('POST', '/graphql', { query, variables }, csrf);
    return { status: answer.status, data: null, errors: [], ...objectOf(answer.json) };
  }

  /** Runs one operation that must succeed and returns its data. */
  async request<T>(query: string, variables?: Record<string, unknown>): Promise<T>;
  async request(query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
    const { data, errors } = await this.graph(query, variables);
    if (errors.length > 0 || !data) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Runs one operation that must fail and returns the error code. */
  async refused(query: string, variables: Record<string, unknown> = {}): Promise<string> {
    const { errors } = await this.graph(query, variables);
    const code = errors[0]?.extensions['code'];
    if (typeof code !== 'string') throw new Error('The operation was not refused.');
    return code;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function objectOf(value: unknown): Partial<GraphAnswer> {
  return value !== null && typeof value === 'object' ? value : {};
}
