import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

/**
 * The baseline: node:http, pg and hand-written SQL. `SECURED`: with the same session lookup and row level security, but
 * without further checks, GraphQL or notifications. Otherwise it checks nothing: whoever calls is `USER_ID`.
 */
const secured = process.env['SECURED'] === 'true';
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const organization = secured
  ? `(select current_setting('app.organization')::uuid)`
  : `'${process.env['ORGANIZATION']}'::uuid`;

interface Viewer {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: string;
}

const sessionSql = `select u.id, u.username, u.name, u.role from session s join app_user u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and u.status = 'active' and u.verified`;
const userSql = 'select id, username, name, role from app_user where id = $1';
const recipesSql = `select r.id, r.name, coalesce((select json_agg(json_build_object('id', i.id, 'quantity', i.quantity::text, 'unit', i.unit) order by i.sort)
  from recipe_ingredient i where i.recipe_id = r.id), '[]') as ingredients
  from recipe r where r.organization_id = ${organization} and r.archived_at is null order by lower(r.name), r.id limit 20`;
const unreadSql = `select n.id, n.type, n.title, n.message, n.priority, false as "isRead", n.created_at as "createdAt" from notification n
  left join notification_mark m on m.notification_id = n.id and m.user_id = $1
  where n.organization_id = ${organization} and m.deleted_at is null and m.read_at is null
    and ((n.audience_roles is null and n.audience_users is null) or $2 = any(n.audience_roles) or $1::text = any(n.audience_users))
  order by n.created_at desc, n.id desc limit 100`;

/** One transaction in the organization of the session cookie; unsecured, only writes are in one. */
async function inOrganization<T>(
  request: IncomingMessage,
  work: (db: pg.PoolClient, viewer: Viewer) => Promise<T>,
): Promise<T> {
  if (!secured) return unchecked(request, work);
  const cookie = /brigade=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const hex = Buffer.from(cookie, 'base64url').subarray(0, 16).toString('hex');
  const db = await pool.connect();
  try {
    await db.query(`begin; select set_config('app.organization', '${hex}', true)`);
    const hash = createHash('sha256').update(cookie).digest('base64url');
    const { rows } = await db.query<Viewer>({ name: 'session', text: sessionSql, values: [hash] });
    const viewer = rows[0];
    if (!viewer) throw new Error('nobody');
    const answer = await work(db, viewer);
    await db.query('commit');
    return answer;
  } catch (error) {
    await db.query('rollback');
    throw error;
  } finally {
    db.release();
  }
}

const user: Viewer = { id: process.env['USER_ID'] ?? '', username: '', name: '', role: 'manager' };

async function unchecked<T>(
  request: IncomingMessage,
  work: (db: pg.PoolClient, viewer: Viewer) => Promise<T>,
): Promise<T> {
  const db = await pool.connect();
  const writes = request.method === 'POST';
  try {
    if (writes) await db.query('begin');
    const answer = await work(db, user);
    if (writes) await db.query('commit');
    return answer;
  } catch (error) {
    if (writes) await db.query('rollback');
    throw error;
  } finally {
    db.release();
  }
}

/** The same rows that completing a task without recipe or item writes: the task, an idempotency key, the counter, an event. */
async function complete(
  db: pg.PoolClient,
  viewer: Viewer,
  input: { id: string; actualQuantity: string },
  key: string,
): Promise<unknown> {
  await db.query({
    name: 'key',
    text: `insert into idempotency_key (id, organization_id, actor_id, key, request_hash) values ($1, ${organization}, $2, $3, $4)`,
    values: [randomUUID(), viewer.id, key, createHash('sha256').update(JSON.stringify(input)).digest('base64url')],
  });
  await db.query({ name: 'lock', text: 'select * from prep_task where id = $1 for update', values: [input.id] });
  const { rows } = await db.query<object>({
    name: 'complete',
    text: `update prep_task set status = 'completed', completed_at = now(), completed_by_id = $2, actual_quantity = $3, previous_status = 'in_progress',
      previous_at = now(), version = version + 1, updated_at = now() where id = $1 returning id, status, version, name`,
    values: [input.id, viewer.id, input.actualQuantity],
  });
  const answer = JSON.stringify(rows[0]);
  const counter = await db.query<{ seq: string }>({
    name: 'counter',
    text: `update event_counter set seq = seq + 1 where organization_id = ${organization} returning seq`,
  });
  await db.query({
    name: 'event',
    text: `insert into event (id, organization_id, seq, action, entity, entity_id, actor_id, changes, live_type, live_data)
      values ($1, ${organization}, $2, 'prep_task.completed', 'PrepTask', $3, $4, $5, 'PREP_TASK_UPDATED', $5)`,
    values: [randomUUID(), counter.rows[0]?.seq, input.id, viewer.id, answer],
  });
  await db.query({
    name: 'answer',
    text: 'update idempotency_key set answer = $1 where key = $2',
    values: [answer, key],
  });
  return rows[0];
}

async function answerTo(request: IncomingMessage): Promise<unknown> {
  if (request.url === '/healthz') return {};
  if (request.url === '/me') {
    return inOrganization(request, async (db, viewer) =>
      secured ? viewer : (await db.query<object>({ name: 'user', text: userSql, values: [viewer.id] })).rows[0],
    );
  }
  if (request.url === '/recipes') {
    return inOrganization(request, async (db) => (await db.query<object>({ name: 'recipes', text: recipesSql })).rows);
  }
  if (request.url === '/unread') {
    return inOrganization(request, async (db, { id, role }) => {
      const { rows } = await db.query<object>({ name: 'unread', text: unreadSql, values: [id, role] });
      return rows;
    });
  }
  const input: unknown = JSON.parse(await bodyOf(request));
  if (!isCompletion(input)) throw new Error('not a completion');
  return inOrganization(request, (db, viewer) =>
    complete(db, viewer, input, String(request.headers['idempotency-key'])),
  );
}

function isCompletion(input: unknown): input is { id: string; actualQuantity: string } {
  return input !== null && typeof input === 'object' && 'id' in input && 'actualQuantity' in input;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  const parts: unknown[] = await request.toArray();
  return parts.join('');
}

createServer((request, response) => {
  answerTo(request).then(
    (answer) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
