import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { contextOf } from '../../api/platform/context/create-context.ts';
import { features } from '../../api/features.ts';
import { buildGraph } from '../../api/platform/graphql/schema.ts';
import { openApp } from '../kitchen.ts';

/** Apollo Server on our own schema, services, sessions and tenant isolation: only the GraphQL server differs. */
const { app } = await openApp(process.env['DATABASE_URL'] ?? '');
const server = new ApolloServer({ schema: await buildGraph(features), csrfPrevention: false });
await startStandaloneServer(server, {
  listen: { port: Number(process.env['PORT']), host: '127.0.0.1' },
  context: ({ req }) => {
    const session = /brigade=([^;]+)/.exec(req.headers.cookie ?? '')?.[1];
    return contextOf(app, { address: '127.0.0.1', cookies: { session } });
  },
});
