import { vi } from 'vitest';
import type { Result } from './fixture.ts';

interface Call {
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}
type Answer = (call: Call) => Response | Promise<Response>;

/** A GraphQL response, `data<ItemsQuery>({ … })`; of a mutation, with the numbers of the events that it stored. */
export function data<Operation = never>(value: Result<NoInfer<Operation>>, seqs?: readonly number[]): Response {
  return Response.json(seqs ? { data: value, extensions: { seqs } } : { data: value });
}

/** A GraphQL error with its code, and the paths of the invalid fields. */
export function refusal(message: string, code: string, paths: readonly string[] = [], more: object = {}): Response {
  const fields = paths.map((path) => ({ path, message }));
  return Response.json({
    data: null,
    errors: [{ message, extensions: { code, fields, requestId: 'req-1', ...more } }],
  });
}

function operationOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'operationName' in body ? String(body.operationName) : '';
}

/**
 * Replaces `fetch` with a fake server. Responds by `METHOD /path` for REST and by operation name for GraphQL; everything else
 * is 404. Returns the calls it received.
 */
export function fakeServer(answers: Readonly<Record<string, Answer>>): Call[] {
  const calls: Call[] = [];
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input instanceof Request ? input.url : input);
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { path, method, headers: new Headers(init.headers), body };
    calls.push(call);
    const key = path.split('?')[0] === '/graphql' ? operationOf(body) : `${method} ${path}`;
    return answers[key]?.(call) ?? new Response('', { status: 404, statusText: 'Not Found' });
  };
  globalThis.fetch = vi.fn(answer);
  return calls;
}
