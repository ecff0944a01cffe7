import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { emptyDatabase } from '../../testing/start-api.ts';
import { ormOptions } from './connect.ts';

let orm: MikroORM;
let db: pg.Client;

beforeAll(async () => {
  const url = await emptyDatabase();
  orm = await MikroORM.init({ ...ormOptions(url, []), discovery: { warnWhenNoEntities: false } });
  db = new pg.Client({ connectionString: url });
  await db.connect();
  await orm.migrator.up({ to: '20261121070000_devices' });
});
afterAll(async () => {
  await db.end();
  await orm.close(true);
});

/** Writes within one organization, in one transaction. */
async function inside(
  organizationId: string,
  statements: readonly (readonly [string, readonly unknown[]])[],
): Promise<void> {
  await db.query('begin');
  await db.query(`select set_config('app.organization', $1, true)`, [organizationId]);
  for (const [statement, values] of statements) await db.query(statement, [...values]);
  await db.query('commit');
}

async function rows(organizationId: string, query: string): Promise<unknown[]> {
  await db.query(`select set_config('app.organization', $1, false)`, [organizationId]);
  return (await db.query(query)).rows;
}

/** A kitchen before the migration, with one run: a reading out of range with its action, one in range, one without. */
async function oldKitchen(timeZone: string, dayRollover: string): Promise<string> {
  const [organization, person, template, item, run] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const answer = `insert into line_check_answer (id, organization_id, line_check_id, template_item_id, result, temperature, temperature_unit, corrective_action, by_user_id, answered_at)
    values ($1, $2, $3, $4, $5, $6, 'C', $7, $8, $9)`;
  const reading = (result: string, temperature: string, action: string | null, at: string) =>
    [answer, [uuidv7(), organization, run, item, result, temperature, action, person, at]] as const;
  await inside(organization, [
    [
      'insert into organization (id, organization_id, name, time_zone, day_rollover) values ($1, $1, $2, $3, $4)',
      [organization, `${timeZone} ${dayRollover}`, timeZone, dayRollover],
    ],
    [
      `insert into app_user (id, organization_id, username, name, role) values ($1, $2, $3, 'Luis', 'cook')`,
      [person, organization, person],
    ],
    [`insert into line_check_template (id, organization_id, name) values ($1, $2, 'Dinner')`, [template, organization]],
    [
      `insert into line_check_template_item (id, organization_id, template_id, name, kind, max_c, max_f)
        values ($1, $2, $3, 'Fridge', 'temperature', 5, 41)`,
      [item, organization, template],
    ],
    [
      `insert into line_check (id, organization_id, template_id, name, business_date, opens_at, due_at, closes_at)
        values ($1, $2, $3, 'Dinner', '2026-11-20', '2026-11-20T09:00Z', '2026-11-20T10:00Z', '2026-11-20T12:00Z')`,
      [run, organization, template],
    ],
    reading('fail', '12', 'Re-iced', '2026-11-20T09:30Z'),
    reading('fail', '9', null, '2026-11-20T09:40Z'),
    reading('pass', '4', null, '2026-11-20T09:50Z'),
  ]);
  return organization;
}

describe('the migration to separate actions and valid rollovers', () => {
  test('copies every kitchen’s actions, and changes an unsafe rollover to the nearest safe one', async () => {
    const kitchens = {
      newYorkTooLate: await oldKitchen('America/New_York', '12:00'),
      newYorkInTheGap: await oldKitchen('America/New_York', '02:30'),
      newYorkInTheFold: await oldKitchen('America/New_York', '01:15'),
      tokyo: await oldKitchen('Asia/Tokyo', '02:30'),
    };
    await orm.migrator.up({ to: '20261122020000_actions_and_rollovers' });

    const found: Record<string, unknown> = {};
    for (const [name, id] of Object.entries(kitchens)) {
      const [organization] = await rows(id, 'select day_rollover from organization');
      const actions = await rows(
        id,
        `select answer.temperature::float, action.action, person.name, action.acted_at = answer.answered_at as same_moment
          from line_check_action action join line_check_answer answer on answer.id = action.answer_id
          join app_user person on person.id = action.by_user_id`,
      );
      expect(actions).toEqual([{ temperature: 12, action: 'Re-iced', name: 'Luis', same_moment: true }]);
      expect(await rows(id, 'select id from line_check_answer')).toHaveLength(3);
      Object.assign(found, { [name]: organization });
    }
    expect(found).toEqual({
      newYorkTooLate: { day_rollover: '06:00' },
      newYorkInTheGap: { day_rollover: '03:00' },
      newYorkInTheFold: { day_rollover: '00:30' },
      tokyo: { day_rollover: '02:30' },
    });
    const open = await db.query(`select relname from pg_class where relrowsecurity and not relforcerowsecurity`);
    expect(open.rows).toEqual([]);
  });
});
