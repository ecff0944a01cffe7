import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { makeV4Preset } from 'postgraphile/presets/v4';

/**
 * PostGraphile on our tables, with the same row level security: organization and role are settings of each transaction.
 * `SECURED`: they come from the session of the request, which is looked up first; otherwise they are the same for everybody.
 */
const connectionString = process.env['DATABASE_URL'] ?? '';
const secured = process.env['SECURED'] === 'true';
const role = new URL(connectionString).username;
const sessions = new pg.Pool({ connectionString, max: 10 });
const sessionSql = `select u.id from session s join app_user u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and u.status = 'active' and u.verified`;

async function settingsOf(cookies = '') {
  const cookie = /brigade=([^;]+)/.exec(cookies)?.[1] ?? '';
  const organization = Buffer.from(cookie, 'base64url').subarray(0, 16).toString('hex');
  const hash = createHash('sha256').update(cookie).digest('base64url');
  const db = await sessions.connect();
  try {
    await db.query(`begin; select set_config('app.organization', '${organization}', true)`);
    const { rows } = await db.query({ name: 'session', text: sessionSql, values: [hash] });
    if (rows.length === 0) throw new Error('nobody');
    return { role, 'app.organization': organization };
  } finally {
    await db.query('commit');
    db.release();
  }
}

const instance = postgraphile({
  extends: [PostGraphileAmberPreset, makeV4Preset({})],
  pgServices: [makePgService({ connectionString, schemas: ['public'] })],
  grafast: {
    context: async ({ node }) => ({
      pgSettings: secured
        ? await settingsOf(node?.req.headers.cookie)
        : { 'app.organization': process.env['ORGANIZATION'] ?? '' },
    }),
  },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
});
const server = createServer();
server.on('error', () => undefined);
await instance.createServ(grafserv).addTo(server);
server.listen(Number(process.env['PORT']), '127.0.0.1');
