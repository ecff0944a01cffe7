import { Agent, request } from 'node:http';

export interface BenchRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const CONCURRENCY = 8;

/** A client of one contestant, with kept-alive connections and the session cookie. */
export class Load {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

  constructor(
    private readonly url: string,
    private readonly cookies: readonly string[],
  ) {}

  /** One request; the body's text. Throws unless it answers 200. */
  send({ path, method = 'GET', body, headers = {} }: BenchRequest, person = 0): Promise<string> {
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.url}${path}`,
        {
          method,
          agent: this.agent,
          headers: {
            cookie: `brigade=${this.cookies[person % this.cookies.length]}`,
            accept: 'application/json',
            'x-graphql-yoga-csrf': '1',
            ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const text = Buffer.concat(parts).toString();
            if (answer.statusCode === 200) resolve(text);
            else reject(new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 200)}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Sends all of them, eight at a time; requests per second. */
  async rate(requests: readonly BenchRequest[]): Promise<number> {
    const queue = [...requests];
    const started = performance.now();
    const worker = async (): Promise<void> => {
      for (let next = queue.pop(); next; next = queue.pop()) await this.send(next, queue.length);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    return requests.length / ((performance.now() - started) / 1_000);
  }

  close(): void {
    this.agent.destroy();
  }
}

export function graph(query: string, variables: Readonly<Record<string, unknown>> = {}): BenchRequest {
  return { path: '/graphql', method: 'POST', body: JSON.stringify({ query, variables }) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
