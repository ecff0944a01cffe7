import type { Client } from './client.ts';

const TIMEOUT = 15_000;
/** The first message of every stream. */
const PING = ':\n\n';

/**
 * Subscribes over server-sent events: returns `opens`, or the error code. An error follows right after the first ping and
 * ends the stream; an open stream sends the next ping, in tests after 300 ms.
 */
export async function openStream(client: Client, query: string): Promise<string> {
  const response = await fetch(`${client.api.url}/graphql`, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...client.credentials },
    body: JSON.stringify({ query }),
  });
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const code = /"code":"(\w+)"/.exec(text)?.[1];
    if (code === undefined && text.split(PING).length < 3) continue;
    // Leaving the loop ends the stream.
    return code ?? 'opens';
  }
  throw new Error(`The stream ended with ${response.status} and: ${text}`);
}
