import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { GraphQLSchema, ValidationRule } from 'graphql';
import { features } from '../api/features.ts';
import type { Context } from '../api/platform/context/context.ts';
import { createContext } from '../api/platform/context/create-context.ts';
import { documentLimits } from '../api/platform/graphql/limits/document-limits.ts';
import { buildGraph } from '../api/platform/graphql/schema.ts';
import { openApp } from './kitchen.ts';

interface OurGraph {
  readonly schema: GraphQLSchema;
  readonly rules: ValidationRule[];
  /** The context of a request with these cookies. */
  createContext(cookies: string | undefined): Promise<Context>;
}

/**
 * Our schema, resolvers, sessions and tenant isolation, for another GraphQL server. Here, because the peers' files are not type
 * checked.
 */
export async function openGraph(databaseUrl: string): Promise<OurGraph> {
  const { app } = await openApp(databaseUrl);
  return {
    schema: await buildGraph(features),
    rules: [maxDepthRule({ n: documentLimits.depth }), costLimitRule({ maxCost: documentLimits.cost })],
    createContext: (cookies = '') => {
      const session = /brigade=([^;]+)/.exec(cookies)?.[1];
      return createContext(app, { address: '127.0.0.1', cookies: { session } });
    },
  };
}
