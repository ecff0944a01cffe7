import type { FastifyInstance } from 'fastify';
import type { AppServices } from '../app-services.ts';
import { asyncApiDocument } from '../live/asyncapi.ts';
import type { LiveMessages } from '../live/live-messages.ts';
import { sessionCookie } from './cookies.ts';
import { memberFile } from './member-file.ts';
import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';
import type { DeclaredRoute } from './route-shape.ts';

/** The OpenAPI and AsyncAPI documents, and the API reference page. */
export function apiDocuments(
  app: AppServices,
  server: FastifyInstance,
  declared: readonly DeclaredRoute[],
  liveMessages: LiveMessages,
): void {
  const served = { version: app.build, cookie: sessionCookie(app.config) };
  const type = 'application/json; charset=utf-8';
  const file = (path: string, document: () => object) =>
    memberFile(app, server, { path, type, write: () => JSON.stringify(document()) });
  file('/api/openapi.json', () => openApiDocument(declared, served));
  file('/api/asyncapi.json', () => asyncApiDocument({ ...served, liveMessages }));
  referencePage(app, server);
}
