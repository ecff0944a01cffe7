import 'reflect-metadata';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { checkKitchens } from '../../../cli/kitchens.ts';
import { entities } from '../../../features.ts';
import { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { until } from '../../../testing/live-socket.ts';
import {
  emptyDatabase,
  DEMO_TIMEOUT,
  startApi,
  startApiOn,
  startDemoApi,
  type TestApi,
} from '../../../testing/start-api.ts';
import { lastEventSeq } from '../../live/events.queries.ts';
import { ormOptions } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { migrationNames } from '../migrations-folder.ts';
import { RESTORE_LOCK } from '../restore-lock.ts';
import { exportServer } from './export-server.ts';
import { importServer } from './import-server.ts';
import { restoreServer } from './restore-server.ts';

let source: TestApi;
let cook: Client;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brigade-transfer-'));
  source = await startDemoApi();
  const kitchen = await Kitchen.create(source, { name: 'Second kitchen' });
  cook = await kitchen.signIn('cook');
}, DEMO_TIMEOUT);
afterAll(async () => {
  await source.stop();
  rmSync(folder, { recursive: true });
});

const fileOf = (name: string) => join(folder, name);

/** A migrated database without a kitchen. */
async function target(): Promise<{ orm: MikroORM; url: string }> {
  const url = await emptyDatabase();
  const orm = await MikroORM.init(ormOptions(url, entities));
  await migrate(orm);
  return { orm, url };
}

async function kitchensIn(orm: MikroORM): Promise<unknown> {
  return orm.em.getConnection().execute('select count(*)::int as n from organization_code');
}

/** A copy of a file with changed lines. */
function changed(from: string, name: string, change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(from)).toString().trimEnd().split('\n');
  writeFileSync(fileOf(name), gzipSync(`${change(lines).join('\n')}\n`));
  return fileOf(name);
}

describe('a whole server as a file', () => {
  test('export → import → export is byte for byte equal, and only its owner may read it', async () => {
    const [first, second] = [fileOf('first.gz'), fileOf('second.gz')];
    const made = await exportServer(source.databaseUrl, first);
    expect(made.kitchens).toBe(2);
    const { orm, url } = await target();
    expect(await importServer(orm, first)).toEqual(made);
    await orm.close(true);
    await exportServer(url, second);
    expect(readFileSync(second).equals(readFileSync(first))).toBe(true);
    expect(statSync(first).mode & 0o777).toBe(0o600);
  }, 120_000);

  test('sessions still work and the ledger adds up after an import', async () => {
    const file = fileOf('signed-in.gz');
    await exportServer(source.databaseUrl, file);
    const { orm, url } = await target();
    await importServer(orm, file);
    await orm.close(true);
    const moved = await startApiOn(url);
    const browser = new Client(moved);
    browser.cookie = cook.cookie;
    expect(await browser.request('{ organization { name } }')).toEqual({ organization: { name: 'Second kitchen' } });
    const checked = await checkKitchens(moved.app.database);
    expect(checked.map(({ breaks, valuesAgree }) => [breaks, valuesAgree])).toEqual([
      [[], true],
      [[], true],
    ]);
    await moved.stop();
  }, 120_000);

  test('is a consistent snapshot while others write', async () => {
    const file = fileOf('moment.gz');
    const kitchen = await Kitchen.create(source, { name: 'Busy' });
    const item = await kitchen.item({ name: 'Flour' }, '100');
    const manager = await kitchen.signIn('manager');
    let busy = true;
    const writing = (async () => {
      for (let turn = 0; busy; turn += 1) {
        const input = { itemId: item.id, difference: turn % 2 ? '-1' : '1', reason: 'count' };
        await manager.request('mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }', { input });
      }
    })();
    await exportServer(source.databaseUrl, file);
    busy = false;
    await writing;
    const { orm, url } = await target();
    await importServer(orm, file);
    await orm.close(true);
    const moved = await startApiOn(url);
    const breaks = (await checkKitchens(moved.app.database)).flatMap((checked) => checked.breaks);
    expect(breaks).toEqual([]);
    await moved.stop();
  }, 120_000);

  test('of an older schema is imported into that schema and migrated', async () => {
    const [file, old] = [fileOf('old.gz'), await emptyDatabase()];
    const before = await MikroORM.init(ormOptions(old, entities));
    await before.migrator.up({ to: '20261122060000_unknown_allergens' });
    const id = '01940000-0000-7000-8000-000000000001';
    await before.em.getConnection().execute(`begin; select set_config('app.organization', '${id}', true);
      insert into organization (id, organization_id, name) values ('${id}', '${id}', 'Old kitchen');
      insert into organization_code (code, organization_id) values ('BRIGADE-AAAAAAAA', '${id}'); commit`);
    await before.close(true);
    expect(await exportServer(old, file)).toMatchObject({ kitchens: 1 });
    const { orm, url } = await target();
    await importServer(orm, file);
    expect(await orm.em.getConnection().execute('select count(*)::int as n from migration')).toEqual([
      { n: migrationNames.length },
    ]);
    await orm.close(true);
    const moved = await startApiOn(url);
    expect(await checkKitchens(moved.app.database)).toMatchObject([{ name: 'Old kitchen', breaks: [] }]);
    await moved.stop();
  }, 60_000);
});

describe('a restore', () => {
  test('restores exactly the contents of the file, and continues with unused event numbers', async () => {
    const [backup, before, after] = [fileOf('backup.gz'), fileOf('before.gz'), fileOf('after.gz')];
    const api = await startApi();
    const kitchen = await Kitchen.create(api, { name: 'Kept' });
    const manager = await kitchen.signIn('manager');
    await exportServer(api.databaseUrl, backup);
    await kitchen.item({ name: 'Later' }, '3');
    await Kitchen.create(api, { name: 'New' });
    const { liveSeq } = await manager.request<{ liveSeq: number }>('{ liveSeq }');
    await exportServer(api.databaseUrl, fileOf('safe.gz'));
    const rest = (file: string) => contentOf(file).filter((line) => !line.includes('"end"'));

    expect(await restoreServer(api.app.database.orm, backup, before)).toMatchObject({ kitchens: 1 });
    await exportServer(api.databaseUrl, after);
    expect(rest(after)).toEqual(rest(backup));
    expect(rest(before)).toEqual(rest(fileOf('safe.gz')));
    await kitchen.write(async (tx) => tx.record({ entity: 'Test', entityId: null }));
    expect(await manager.request('{ liveSeq }')).toEqual({ liveSeq: liveSeq + 2 });
    const missed = { complete: false, seq: liveSeq + 2 };
    const query = `{ liveEvents(after: ${liveSeq}) { complete seq } }`;
    expect(await manager.request(query)).toEqual({ liveEvents: missed });
    await api.stop();
  }, 60_000);

  test('blocks reads and writes before they touch a table', async () => {
    const { app, databaseUrl } = source;
    const kitchen = await Kitchen.create(source, { name: 'Waiting' });
    const restoring = new pg.Client({ connectionString: databaseUrl });
    await restoring.connect();
    await restoring.query(`select pg_advisory_lock(${RESTORE_LOCK})`);
    const done: string[] = [];
    const waiting = [
      app.database.read(kitchen.id, lastEventSeq).then(() => done.push('read')),
      kitchen.write(async () => undefined).then(() => done.push('write')),
    ];
    const waitingLocks = `select count(*)::int as n from pg_locks join pg_database on oid = database
      where datname = current_database() and locktype = 'advisory' and not granted`;
    await until(async () => (await restoring.query<{ n: number }>(waitingLocks)).rows[0]?.n === 2);
    expect(done).toEqual([]);
    await restoring.end();
    await Promise.all(waiting);
    expect(done.toSorted()).toEqual(['read', 'write']);
  });
});

/** The lines of a file without the counters of events. */
function contentOf(file: string): string[] {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const sections = lines.map((line) => (line.startsWith('{') ? line : null));
  const isCounter = (index: number): boolean =>
    Boolean(
      sections
        .slice(0, index + 1)
        .findLast((line) => line !== null)
        ?.includes('"event_counter"'),
    );
  return lines.filter((_line, index) => !isCounter(index));
}

describe('a failing import', () => {
  let good: string;
  let empty: Awaited<ReturnType<typeof target>>;

  beforeAll(async () => {
    good = fileOf('good.gz');
    const api = await startApi();
    const kitchen = await Kitchen.create(api, { name: 'Small' });
    await kitchen.item({ name: 'Salt' }, '3');
    await exportServer(api.databaseUrl, good);
    await api.stop();
    empty = await target();
  }, 60_000);
  afterAll(() => empty.orm.close(true));

  const CUT = 'This export is cut off or was changed after it was made. Nothing was changed.';
  const NOT_OURS = 'This file is not an export of Brigade. Nothing was changed.';
  const newer = (lines: string[]) => [
    (lines[0] ?? '').replace(migrationNames.at(-1) ?? '', '20991231000000_later'),
    ...lines.slice(1),
  ];

  test.each([
    ['cut in the middle of its bytes', () => bytes('cut.gz', (all) => all.subarray(0, all.length - 200)), CUT],
    ['without its last line', () => changed(good, 'short.gz', (lines) => lines.slice(0, -1)), CUT],
    ['with a row less', () => changed(good, 'less.gz', (lines) => lines.filter((line) => !line.includes('Salt'))), CUT],
    [
      'with another amount',
      () => changed(good, 'more.gz', (lines) => lines.map((line) => line.replaceAll('"3.0000"', '"9.0000"'))),
      CUT,
    ],
    ['with a line after the last', () => changed(good, 'tail.gz', (lines) => [...lines, '["x"]']), CUT],
    ['of another program', () => changed(good, 'other.gz', () => ['{"hello":"world"}']), NOT_OURS],
    ['that is no archive', () => bytes('text.gz', () => Buffer.from('id,name\n1,Salt\n')), NOT_OURS],
    ['that is empty', () => bytes('empty.gz', () => Buffer.alloc(0)), NOT_OURS],
    [
      'of a newer format',
      () => changed(good, 'format.gz', (lines) => lines.map((line) => line.replace('"format":1', '"format":2'))),
      'This export was made by a newer Brigade. Import it with that version. Nothing was changed.',
    ],
    [
      'of a newer schema',
      () => changed(good, 'newer.gz', newer),
      'The data was written by a newer Brigade (migration 20991231000000_later). Use that version or a newer one; nothing was changed.',
    ],
    [
      'with a table that is not ours',
      () =>
        changed(good, 'table.gz', (lines) =>
          lines.map((line) => line.replace('"table":"item"', '"table":"pg_authid"')),
        ),
      'This export does not fit its own schema: it was changed after it was made. Nothing was changed.',
    ],
  ])('a file %s is refused with a clear message, and nothing is changed', async (_what, make, sentence) => {
    await expect(importServer(empty.orm, make())).rejects.toThrow(sentence);
    expect(await kitchensIn(empty.orm)).toEqual([{ n: 0 }]);
  });

  test('a row of another organization is refused by the database, and nothing is changed', async () => {
    const foreign = changed(good, 'foreign.gz', (lines) =>
      lines.map((line) =>
        line.includes('Salt') ? line.replaceAll(/"[0-9a-f-]{36}"/g, '"01940000-0000-7000-8000-000000000009"') : line,
      ),
    );
    await expect(importServer(empty.orm, foreign)).rejects.toThrow(/row-level security/);
    expect(await kitchensIn(empty.orm)).toEqual([{ n: 0 }]);
  });

  test('a database with kitchens is refused', async () => {
    const full = await MikroORM.init(ormOptions(source.databaseUrl, entities));
    await expect(importServer(full, good)).rejects.toThrow(
      /^This database holds \d kitchens already\. Import into an empty one\. Nothing was changed\.$/,
    );
    await full.close(true);
  });

  function bytes(name: string, change: (all: Buffer) => Buffer): string {
    writeFileSync(fileOf(name), change(readFileSync(good)));
    return fileOf(name);
  }
});
