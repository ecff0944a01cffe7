import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { test } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { seedDemo } from './seed-demo.ts';
test('x', async () => {
  const texts = new Map<string, number>();
  const query = pg.Client.prototype.query as any;
  let n = 0;
  (pg.Client.prototype as any).query = function (...a: any[]) {
    n += 1;
    const key = String(a[0]?.text ?? a[0])
      .replace(/\$\d+/g, '?')
      .replace(/\(\?(, \?)+\)/g, '(..)')
      .replace(/(\(\.\.\), )+/g, '')
      .slice(0, 3000);
    const stack =
      new Error().stack
        ?.split('\n')
        .filter((l) => /\/api\//.test(l) && !/platform|zz/.test(l))
        .slice(0, 2)
        .map((l) => l.trim().replace(/.*\/api\//, ''))
        .join(' < ') ?? '';
    texts.set(stack + ' :: ' + key.slice(0, 110), (texts.get(stack + ' :: ' + key.slice(0, 110)) ?? 0) + 1);
    return query.apply(this, a);
  };
  Error.stackTraceLimit = 60;
  const api = await startApi();
  n = 0;
  texts.clear();
  await seedDemo(api.app);
  writeFileSync(
    '/tmp/seed.sql.json',
    JSON.stringify([[String(n), n], ...[...texts].sort((a, b) => b[1] - a[1]).slice(0, 75)], null, 1),
  );
  await api.stop();
}, 300_000);
