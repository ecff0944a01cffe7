import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppServices } from '../app-services.ts';
import { createContext } from '../context/create-context.ts';
import { notVerified, unauthenticated } from '../errors.ts';
import { callerOf, spend } from './routes.ts';

interface MemberFile {
  readonly path: string;
  readonly type: string;
  /** Writes the text; called when somebody reads it for the first time. */
  readonly write: () => string;
}

/**
 * A text that every verified member may read. The ETag is the same on every server of one build; a matching If-None-Match
 * gives 304.
 */
export function memberFile(app: AppServices, server: FastifyInstance, { path, type, write }: MemberFile): void {
  let written: { readonly text: string; readonly etag: string } | undefined;
  server.get(path, async (request, reply) => {
    const { budget, viewer } = await createContext(app, { ...callerOf(app, request, reply), entryPoint: 'rest' });
    if (!viewer) throw unauthenticated();
    await spend(budget, budget.callPoints, reply);
    if (!viewer.verified) throw notVerified();
    const { text, etag } = (written ??= withTag(write()));
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'cookie, authorization' });
    // A compressing proxy marks the ETag as weak; the text is the same.
    const etags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
    if (etags.includes(etag) || etags.includes('*')) return reply.code(304).send();
    return reply.type(type).send(text);
  });
}

function withTag(text: string) {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
