import { createServer } from 'node:http';
import { grafserv } from 'postgraphile/grafserv/node';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { makeV4Preset } from 'postgraphile/presets/v4';

/** PostGraphile on our tables, with the same row level security: the organization is a setting of each transaction. */
const organization = process.env['ORGANIZATION'] ?? '';
const instance = postgraphile({
  extends: [PostGraphileAmberPreset, makeV4Preset({})],
  pgServices: [makePgService({ connectionString: process.env['DATABASE_URL'] ?? '', schemas: ['public'] })],
  grafast: { context: () => ({ pgSettings: { 'app.organization': organization } }) },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
});
const server = createServer();
server.on('error', () => undefined);
await instance.createServ(grafserv).addTo(server);
server.listen(Number(process.env['PORT']), '127.0.0.1');
