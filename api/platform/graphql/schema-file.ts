import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import type { AppServices } from '../app-services.ts';
import { memberFile } from '../rest/member-file.ts';

/** The schema as SDL, in a fixed order: the committed schema/schema.graphql. */
export function printedSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** `GET /api/schema.graphql`: the SDL, for everyone who may introspect. */
export function schemaFile(app: AppServices, server: FastifyInstance, schema: GraphQLSchema): void {
  const type = 'text/plain; charset=utf-8';
  memberFile(app, server, { path: '/api/schema.graphql', type, write: () => printedSchema(schema) });
}
