import { isDeepStrictEqual } from 'node:util';

/** Uses the toy feature of a running server as an admin over HTTP. Throws when a result differs. */
export async function useToys(address) {
  const headers = await register(address);
  const graphql = async (query) => {
    const answer = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
    return data;
  };
  const { liveSeq } = await graphql('{ liveSeq }');
  const toy = await useOperations(graphql);
  await readEvents(graphql, toy, liveSeq);
  await readDemo(address);
  await readDocuments(async (path) => (await fetch(`${address}${path}`, { headers })).text());
}

async function register(address) {
  const json = { 'content-type': 'application/json' };
  const person = { username: 'olivia', name: 'Olivia', password: 'green-kettle-thursday' };
  const body = JSON.stringify({ ...person, role: 'admin', organizationName: 'Harbour' });
  const registered = await fetch(`${address}/api/register`, { method: 'POST', headers: json, body });
  expectEqual('registration', registered.status, 200);
  const cookies = registered.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { ...json, cookie: cookies.join('; ') };
}

async function useOperations(graphql) {
  const create = (name) => graphql(`mutation { createToy(input: { name: "${name}" }) { id name kind version } }`);
  const { createToy: toy } = await create('Bear');
  await create('Top');
  expectEqual('the new toy', { ...toy, id: '' }, { id: '', name: 'Bear', kind: 'soft', version: 1 });
  const first = await graphql('{ toys(first: 1) { nodes { name } pageInfo { hasNextPage endCursor } } }');
  const { endCursor, hasNextPage } = first.toys.pageInfo;
  expectEqual('the first page', [first.toys.nodes, hasNextPage], [[{ name: 'Bear' }], true]);
  const second = await graphql(`{ toys(first: 1, after: "${endCursor}") { nodes { name } pageInfo { hasNextPage } } }`);
  expectEqual('the second page', second.toys, { nodes: [{ name: 'Top' }], pageInfo: { hasNextPage: false } });
  const { node } = await graphql(`{ node(id: "${toy.id}") { id ... on Toy { name } } }`);
  expectEqual('the toy by its id', node, { id: toy.id, name: 'Bear' });
  return toy;
}

async function readEvents(graphql, { id }, before) {
  const { liveEvents } = await graphql(`{ liveEvents(after: ${before}) { messages } }`);
  const message = { type: 'TOY_UPDATED', data: { id, version: 1 }, seq: before + 1 };
  expectEqual('the live message', liveEvents.messages[0], message);
  const { auditLog } = await graphql('{ auditLog(filter: { entity: "Toy" }) { nodes { action subject } } }');
  const created = ['Top', 'Bear'].map((subject) => ({ action: 'toy.created', subject }));
  expectEqual('the audit log', auditLog.nodes, created);
  const { recentActivity } = await graphql('{ recentActivity { subject } }');
  expectEqual('recent activity', recentActivity, [{ subject: 'Top' }, { subject: 'Bear' }]);
}

/** The demo kitchen has its row, with the item of another feature. */
async function readDemo(address) {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ role: 'manager' });
  const entered = await fetch(`${address}/api/demo-login`, { method: 'POST', headers: json, body });
  const cookie = entered.headers.getSetCookie().map((each) => each.split(';')[0]);
  const query = JSON.stringify({ query: '{ toys(first: 2) { nodes { name item { name } } } }' });
  const headers = { ...json, cookie: cookie.join('; ') };
  const answer = await fetch(`${address}/graphql`, { method: 'POST', headers, body: query });
  const { data } = await answer.json();
  expectEqual('its demo rows', data?.toys.nodes, [{ name: 'Onion', item: { name: 'Yellow onion' } }]);
}

async function readDocuments(read) {
  const sdl = await read('/api/schema.graphql');
  expectEqual('its description in the schema', sdl.includes('"""A toy."""\ntype Toy implements Node'), true);
  expectEqual('its message in the schema', sdl.includes('"""A toy changed."""\n  TOY_UPDATED'), true);
  const { components } = JSON.parse(await read('/api/asyncapi.json'));
  expectEqual('its message in the document of /ws', 'TOY_UPDATED' in components.messages, true);
}

/** Throws when the two differ. */
export function expectEqual(what, found, expected) {
  if (isDeepStrictEqual(found, expected)) return;
  const [one, other] = [found, expected].map((value) => JSON.stringify(value instanceof Set ? [...value] : value));
  throw new Error(`${what}: found ${one}, expected ${other}.`);
}
