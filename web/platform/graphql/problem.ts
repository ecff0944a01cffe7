import { translate } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';

/** The error of a request that was refused or failed. Its message is a sentence for users, for example in a toast. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** The message's key and parameters, for languages other than English. */
  readonly content: unknown;
  readonly requestId: string | undefined;
  /** Seconds to wait before trying again; only set by rate limits. */
  readonly retryAfter: number | undefined;
  /** Dotted paths of the fields to correct or to fill in. */
  readonly fields: readonly string[];
  /** The lots that prevent the operation. */
  readonly lotIds: readonly string[];

  constructor(
    message: string,
    details: {
      status?: number;
      code?: string | undefined;
      content?: unknown;
      requestId?: string | undefined;
      retryAfter?: number | undefined;
      fields?: readonly string[];
      lotIds?: readonly string[];
    } = {},
  ) {
    super(message);
    this.name = 'Problem';
    this.status = details.status ?? 0;
    this.code = details.code;
    this.content = details.content;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.fields = details.fields ?? [];
    this.lotIds = details.lotIds ?? [];
  }
}

interface RestRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * One REST call with cookies. A body goes as JSON; a failure rejects with the response's text, or
 * `{status}: {statusText}` when there is none.
 */
export async function send(path: string, { method = 'GET', body, headers }: RestRequest = {}): Promise<Response> {
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const content: RequestInit = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...json, ...headers },
    ...content,
  }).catch(() => {
    throw new Problem(translate(uiTexts, 'unreachable'));
  });
  if (response.ok) return response;
  throw refusalOf(response, await response.text());
}

/** The Problem of a REST call that was refused with this text. */
export function refusalOf(
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
  text: string,
): Problem {
  return new Problem(text || `${String(status)}: ${statusText}`, {
    status,
    content: contentIn(headers),
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: Number(headers.get('retry-after')) || undefined,
  });
}

/** The message's key and parameters, which plain-text responses have in headers. */
function contentIn(headers: Headers): unknown {
  try {
    const params: unknown = JSON.parse(decodeURIComponent(headers.get('message-params') ?? '{}'));
    return { key: headers.get('message-key'), params };
  } catch {
    return undefined;
  }
}
