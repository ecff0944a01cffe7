import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import {
  checkFile,
  exported,
  importFile,
  problemsOf,
  rowsOf,
  runImports,
  sendFile,
  step,
} from '../../testing/imports.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { User } from './user.entity.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let api: TestApi;
let stopQueue: () => Promise<void>;
let kitchen: Kitchen;
let admin: Client & { user: User };
/** Usernames are unique in the whole installation, so each test has its own. */
let tag: string;
let count = 0;

beforeAll(async () => {
  api = await startApi();
  stopQueue = await runImports(api);
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin', { name: 'Ada' });
  tag = `t${String(++count)}`;
});
afterAll(async () => {
  await stopQueue();
  await api.stop();
});

const list = () =>
  `Nombre;Usuario;Correo;Puesto;Idioma;Estación\nAna Torres;ana.${tag};;Cocinera;español;Grill\nMarco Silva;;marco.${tag}@example.org;Manager;en;\n`;

async function people() {
  return api.app.database.read(kitchen.id, (db) =>
    db.selectFrom('appUser').selectAll().where('organizationId', '=', kitchen.id).orderBy('name').execute(),
  );
}

const imported = async () => (await people()).filter(({ id }) => id !== admin.user.id);

async function idOf(name: string): Promise<string> {
  const found = (await people()).find((person) => person.name === name);
  return found?.id ?? '';
}

/** Signs in with the password that the person sets through a link of the admin. */
async function openLink(id: string, password = 'steamed mussels'): Promise<Client> {
  const { createResetLink } = await admin.request<{ createResetLink: { path: string } }>(
    'mutation ($input: ResetLinkInput!) { createResetLink(input: $input) { path } }',
    { input: { id } },
  );
  const client = new Client(api);
  const token = createResetLink.path.split('#')[1];
  expect((await client.post('/api/password-reset', { token, password })).status).toBe(200);
  return client;
}

async function refusals(file: string): Promise<string[]> {
  const { id } = await checkFile(admin, 'people', file);
  return problemsOf(admin, id);
}

describe('an import of people', () => {
  test('adds them with role, language, station and the username of their e-mail address, verified', async () => {
    const grill = await kitchen.station({ name: 'Grill' });
    expect(await importFile(admin, 'people', list())).toMatchObject({ state: 'applied', newCount: 2 });
    expect(await imported()).toMatchObject([
      { name: 'Ana Torres', username: `ana.${tag}`, role: 'cook', language: 'es', stationId: grill.id, verified: true },
      {
        name: 'Marco Silva',
        username: `marco.${tag}`,
        role: 'manager',
        language: 'en',
        email: `marco.${tag}@example.org`,
      },
    ]);
  });

  test('gives nobody a password: a link of the admin sets one', async () => {
    await importFile(admin, 'people', `Name,Username\nAna,ana.${tag}\n`);
    const login = (password: string) => new Client(api).post('/api/login', { username: `ana.${tag}`, password });
    expect((await login('ana')).status).toBe(401);
    await openLink(await idOf('Ana'));
    expect((await login('steamed mussels')).status).toBe(200);
  });

  test('lets the admin hand out a temporary PIN', async () => {
    await importFile(admin, 'people', `Name,Username\nAna,ana.${tag}\n`);
    const issued = await admin.request<{ issueTemporaryPin: { pin: string } }>(
      'mutation ($input: IssueTemporaryPinInput!) { issueTemporaryPin(input: $input) { pin } }',
      { input: { id: await idOf('Ana') } },
    );
    expect(issued.issueTemporaryPin.pin).toMatch(/^\d{4,6}$/);
  });

  test('names the people that its rows added', async () => {
    const { id } = await importFile(admin, 'people', `Name,Username\nAna,ana.${tag}\n`);
    const answer = await admin.request(
      'query ($filter: ImportRowsFilter!) { importRows(filter: $filter) { nodes { person { name username } } } }',
      { filter: { importId: id, outcome: 'new' } },
    );
    expect(answer).toEqual({ importRows: { nodes: [{ person: { name: 'Ana', username: `ana.${tag}` } }] } });
  });

  test('is one step of the audit log, with every person in it and no password', async () => {
    await importFile(admin, 'people', list().replace(';Grill', ';'));
    const events = await api.app.database.read(kitchen.id, (db) =>
      db.selectFrom('event').select(['action', 'changes', 'actorId']).orderBy('seq').execute(),
    );
    const added = events.filter(({ action }) => action === 'user.imported');
    expect(added.map(({ actorId }) => actorId)).toEqual([admin.user.id, admin.user.id]);
    expect(events.at(-1)?.action).toBe('import.applied');
    expect(JSON.stringify(events)).not.toContain('argon2');
  });

  test('the same file again changes nothing', async () => {
    await kitchen.station({ name: 'Grill' });
    await importFile(admin, 'people', list());
    expect(await importFile(admin, 'people', list())).toMatchObject({ newCount: 0, changedCount: 0, sameCount: 2 });
    expect(await imported()).toHaveLength(2);
  });

  test('of an exported file changes nothing', async () => {
    const station = await kitchen.station({ name: 'Grill' });
    await kitchen.user({ name: '=Eve()', role: 'manager', email: 'eve@example.org', language: 'es' });
    await kitchen.user({ name: 'Bo', stationId: station.id });
    await kitchen.user({ name: 'Left', status: 'deactivated' });
    await kitchen.user({ name: 'Waits', verified: false });
    const file = await exported(admin, 'people');
    expect(file).not.toMatch(/Left|Waits/);
    expect(await checkFile(admin, 'people', file)).toMatchObject({
      sameCount: 3,
      newCount: 0,
      changedCount: 0,
      errorCount: 0,
    });
  });

  test('changes name, role and station of people, who sign in again after a new role', async () => {
    const cook = await kitchen.signIn('cook', { name: 'Bo', username: `bo.${tag}` });
    await kitchen.station({ name: 'Grill' });
    const file = `Username,Name,Role,Station\nBO.${tag},Bo Berg,manager,grill\n`;
    const { id } = await importFile(admin, 'people', file);
    const rows = await rowsOf(admin, id, 'changed');
    expect(rows[0]?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['name', 'Bo Berg'],
      ['role', 'manager'],
      ['stationId', 'Grill'],
    ]);
    expect((await cook.get('/api/user')).status).toBe(401);
  });

  test('says beside a row that it makes an admin', async () => {
    const { id } = await checkFile(admin, 'people', `Name,Username,Role\nAna,ana.${tag},admin\n`);
    expect((await rowsOf(admin, id))[1]?.notes).toEqual([{ text: 'Ana becomes an admin.' }]);
  });
});

describe('an import of people refuses', () => {
  test('what the forms refuse, with the column', async () => {
    const file = `Name,Username,E-mail,Role,Language,Station\n,a b,nobody,chef de rang,Klingon,Nowhere\nAna,,,,,\n`;
    const { id } = await checkFile(admin, 'people', file);
    const rows = await rowsOf(admin, id, 'error');
    expect(rows.map(({ problems }) => problems.map(({ field }) => field))).toEqual([
      ['stationId', 'name', 'username', 'email', 'role', 'language'],
      ['username'],
    ]);
  });

  test('a username of another kitchen, as registering does', async () => {
    const other = await Kitchen.create(api);
    const stranger = await other.signIn('admin');
    await importFile(stranger, 'people', `Name,Username\nAna,ana.${tag}\n`);
    expect(await refusals(`Name,Username\nAna,ana.${tag}\n`)).toEqual([
      '2 username: This username is taken. Choose another one.',
    ]);
  });

  test('people of another kitchen', async () => {
    const other = await Kitchen.create(api);
    const ida = await other.user({ name: 'Ida' });
    expect(await refusals(`Id,Name,Role\n${ida.id},Eve,manager\n`)).toEqual([
      '2 id: No row of this kitchen has this id.',
    ]);
  });

  test('another username, e-mail address or language of people, who change them themselves', async () => {
    const bo = await kitchen.user({ name: 'Bo', username: `bo.${tag}` });
    const file = `Id,Name,Username,E-mail,Language\n${bo.id},Bo,bob.${tag},bo@example.org,es\n`;
    expect(await refusals(file)).toEqual([
      '2 username: Bo has another username, which stays.',
      '2 email: Only Bo can change this, in their own menu.',
      '2 language: Only Bo can change this, in their own menu.',
    ]);
  });

  test('another role of the person who imports, and of any admin', async () => {
    const eve = await kitchen.user({ name: 'Eve', role: 'admin' });
    const file = `Id,Name,Role\n${admin.user.id},Ada,cook\n${eve.id},Eve,manager\n`;
    expect(await refusals(file)).toEqual([
      '2 role: The role of an admin is changed under Users, not by a file.',
      '3 role: The role of an admin is changed under Users, not by a file.',
    ]);
  });

  test('people who have left or wait for verification', async () => {
    await kitchen.user({ name: 'Left', username: `left.${tag}`, status: 'deactivated' });
    await kitchen.user({ name: 'Waits', username: `waits.${tag}`, verified: false });
    expect(await refusals(`Name,Username\nLeft,left.${tag}\nWaits,waits.${tag}\n`)).toEqual([
      '2 null: Left is not active.',
      '3 null: Waits waits for verification. Verify them under Users.',
    ]);
  });

  test('an e-mail address that two people have', async () => {
    await kitchen.user({ email: 'kitchen@example.org' });
    await kitchen.user({ email: 'kitchen@example.org' });
    expect(await refusals('Name,E-mail\nAna,Kitchen@example.org\n')).toEqual([
      '2 email: Several people have this e-mail address. Write the username.',
    ]);
  });

  test('a file with passwords or PINs, of which nothing is stored', async () => {
    for (const heading of ['Password', 'Contraseña', 'PIN']) {
      const sent = await sendFile(admin, 'people', `Name,Username,${heading}\nAna,ana.${tag},hunter2hunter2\n`);
      expect(sent).toMatchObject({ status: 400 });
      expect(sent.text).toContain('Passwords and PINs are not imported');
    }
    const rows = await api.app.database.read(kitchen.id, (db) => db.selectFrom('importRow').selectAll().execute());
    expect(rows).toEqual([]);
  });

  test('more than 200 new people in one file', async () => {
    const rows = Array.from({ length: 201 }, (_, index) => `P,p${String(index)}.${tag}`);
    expect(await refusals(`Name,Username\n${rows.join('\n')}\n`)).toEqual([
      '202 null: A file adds at most 200 people. Divide it.',
    ]);
  });

  test('the twenty-first check of an hour, so that nobody tries out usernames', async () => {
    const { id, fields } = (await sendFile(admin, 'people', `Name,Username\nAna,ana.${tag}\n`)).read();
    const input = { id, fields, hasHeadings: true };
    const check = () =>
      admin.graph('mutation ($input: CheckImportInput!) { checkImport(input: $input) { id } }', { input });
    for (let time = 0; time < 20; time += 1) expect((await check()).errors).toEqual([]);
    expect((await check()).errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  test('people in the demo kitchen, whose accounts visitors share', async () => {
    const demo = await Kitchen.create(api, { demo: true });
    const { problemText } = await checkFile(await demo.signIn('admin'), 'people', 'Name,Username\nAna,ana\n');
    expect(problemText).toContain('share');
  });
});

describe('permissions', () => {
  test('cooks, managers and other kitchens can neither read, import, export nor undo people', async () => {
    const { id } = await importFile(admin, 'people', `Name,Username\nAna,ana.${tag}\n`);
    const cook = await kitchen.signIn('cook');
    const manager = await kitchen.signIn('manager');
    const stranger = await (await Kitchen.create(api)).signIn('admin');
    for (const client of [cook, manager]) {
      expect((await sendFile(client, 'people', 'Name,Username\nEve,eve\n')).status).toBe(403);
      expect((await client.get('/api/exports/people')).status).toBe(403);
    }
    for (const [client, code] of [
      [cook, 'FORBIDDEN'],
      [manager, 'FORBIDDEN'],
      [stranger, 'NOT_FOUND'],
    ] as const) {
      expect(await client.refused('query ($id: ID!) { importBatch(id: $id) { id } }', { id })).toBe(code);
      const undo = 'mutation ($input: UndoImportInput!) { undoImport(input: $input) { id } }';
      expect(await client.refused(undo, { input: { id } })).toBe(code);
    }
    const seen = await manager.request('{ importBatches { nodes { id } } }');
    expect(seen).toEqual({ importBatches: { nodes: [] } });
  });
});

describe('undo of an import of people', () => {
  const undo = (id: string) => step(admin, 'undoImport', { id });

  test('takes new people away, whose usernames are free again, and gives changed ones their former values', async () => {
    await kitchen.user({ name: 'Bo', username: `bo.${tag}` });
    const file = `Name,Username,Role\nAna,ana.${tag},\nBo Berg,bo.${tag},manager\n`;
    const { id } = await importFile(admin, 'people', file);
    await admin.request('mutation ($input: ResetLinkInput!) { createResetLink(input: $input) { path } }', {
      input: { id: await idOf('Ana') },
    });
    expect(await undo(id)).toMatchObject({ state: 'undone' });
    expect(await imported()).toMatchObject([{ name: 'Bo', role: 'cook' }]);
    expect(await refusals(`Name,Username\nAna,ana.${tag}\n`)).toEqual([]);
  });

  test('is refused as a whole once somebody has signed in', async () => {
    const { id } = await importFile(admin, 'people', `Name,Username\nAna,ana.${tag}\nBo,bo.${tag}\n`);
    await openLink(await idOf('Ana'));
    expect(await undo(id)).toMatchObject({
      state: 'applied',
      problemText: 'Ana has signed in since the import. Nothing was undone: deactivate people who left.',
    });
    expect(await imported()).toHaveLength(2);
  });

  test('is refused when somebody has done anything since', async () => {
    const { id } = await importFile(admin, 'people', `Name,Username\nAna,ana.${tag}\n`);
    const assigneeId = await idOf('Ana');
    await kitchen.write(async (tx) => {
      tx.record({ entity: 'User', entityId: assigneeId });
    }, assigneeId);
    expect(await undo(id)).toMatchObject({ state: 'applied' });
    expect(await imported()).toHaveLength(1);
  });

  test('never takes the last admin away', async () => {
    const bo = await kitchen.user({ name: 'Bo', username: `bo.${tag}` });
    const { id } = await importFile(admin, 'people', `Name,Username,Role\nBo,bo.${tag},admin\n`);
    await kitchen.write(async (tx) => {
      await tx.db.updateTable('appUser').set({ role: 'manager' }).where('id', '=', admin.user.id).execute();
    });
    const other = await kitchen.signInAs(bo);
    expect(await step(other, 'undoImport', { id })).toMatchObject({
      state: 'applied',
      problemText: 'Bo is the last admin. Make someone else an admin first.',
    });
  });
});
