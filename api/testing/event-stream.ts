import type { Client } from './client.ts';

const PATIENCE = 15_000;
/** Every stream begins with one. */
const PING = ':\n\n';

/**
 * Subscribes over server-sent events: `opens`, or the code of the refusal. A refusal is told right after the first ping and ends
 * the stream; one that is open says nothing but the next ping, which in tests comes after 300 ms.
 */
export async function openStream(client: Client, query: string): Promise<string> {
  const response = await fetch(`${client.api.url}/graphql`, {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE),
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
