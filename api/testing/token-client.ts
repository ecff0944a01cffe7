import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TokenScope } from '#schema/vocabulary.ts';
import { Client } from './client.ts';
import type { TestApi } from './start-api.ts';

/** A client with an API token and no cookies. */
export class TokenClient extends Client {
  constructor(
    api: Pick<TestApi, 'url'>,
    readonly secret: string,
    readonly tokenId = '',
  ) {
    super(api);
  }

  override get credentials(): Record<string, string> {
    return { ...super.credentials, authorization: `Bearer ${this.secret}` };
  }
}

export interface TokenParams {
  readonly name?: string;
  readonly scopes?: readonly TokenScope[];
  readonly serviceAccountId?: string;
  readonly expiresInDays?: number;
  readonly addresses?: readonly string[];
}

/** Creates a token as an admin, and returns its client. */
export async function tokenOf(admin: Client, params: TokenParams = {}): Promise<TokenClient> {
  const { createApiToken } = await admin.request<{ createApiToken: { token: { id: string }; secret: string } }>(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token { id } secret } }',
    { input: { name: 'Test token', scopes: ['prep_read'], ...params } },
  );
  return new TokenClient(admin.api, createApiToken.secret, createApiToken.token.id);
}

/** Creates a service account as an admin. Returns its id. */
export async function serviceAccountOf(admin: Client, role: string, name = 'Ordering'): Promise<string> {
  const { createServiceAccount } = await admin.request<{ createServiceAccount: { id: string } }>(
    'mutation ($input: CreateServiceAccountInput!) { createServiceAccount(input: $input) { id } }',
    { input: { name, role } },
  );
  return createServiceAccount.id;
}

/** The status and text with which an upgrade is refused, or the code with which an open socket is closed. */
export function endOfSocket(
  { api }: Client,
  path: '/ws' | '/graphql',
  headers: Record<string, string>,
  params?: Record<string, unknown>,
): Promise<{ readonly code: number; readonly text: string }> {
  const protocol = path === '/graphql' ? ['graphql-transport-ws'] : [];
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}${path}`, protocol, { headers });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: params })));
    socket.on('close', (code, reason) => resolve({ code, text: reason.toString() }));
    socket.on('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ code: response.statusCode ?? 0, text }));
    });
  });
}

/** A graphql-ws client as integrators use it, with the token as a parameter and nothing else. */
export function graphClientOf(client: TokenClient, events: Parameters<typeof createClient>[0]['on'] = {}) {
  return createClient({
    url: `${client.api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    // Stays open when its last subscription has ended.
    lazy: false,
    onNonLazyError: () => undefined,
    connectionParams: { authorization: `Bearer ${client.secret}` },
    on: events,
  });
}
