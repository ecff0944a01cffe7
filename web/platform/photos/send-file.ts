import { translate } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import { Problem, refusalOf } from '../graphql/problem.ts';

/** Milliseconds until an upload is given up. */
const TIMEOUT = 120_000;

interface SendOptions {
  /** The same file with the same key is added once. */
  readonly key: string;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a file as the body of a POST. Resolves to the body of the answer, rejects with a Problem. `fetch` does not say how much
 * was sent.
 */
export function sendFile(path: string, file: Blob, { key, onProgress, signal }: SendOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new Problem(translate(uiTexts, 'unreachable')));
    if (signal?.aborted) return lost();
    signal?.addEventListener('abort', () => request.abort());
    request.open('POST', path);
    request.timeout = TIMEOUT;
    request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'application/octet-stream');
    request.setRequestHeader('idempotency-key', key);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('error', lost);
    request.addEventListener('timeout', lost);
    request.addEventListener('abort', lost);
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(refusalOf({ status, statusText, headers: headersOf(request) }, responseText));
    });
    request.send(file);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}
