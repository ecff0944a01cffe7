import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { openGraph } from '../our-graph.ts';

/**
 * Apollo Server on our own schema, services, sessions and tenant isolation: only the GraphQL server differs. It has the limits
 * of a document that are validation rules.
 */
const { schema, createContext, rules } = await openGraph(process.env['DATABASE_URL'] ?? '');
const server = new ApolloServer({ schema, validationRules: rules, csrfPrevention: false });
await startStandaloneServer(server, {
  listen: { port: Number(process.env['PORT']), host: '127.0.0.1' },
  context: ({ req }) => createContext(req.headers.cookie),
});
