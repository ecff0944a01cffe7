import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AppServices } from '../../platform/app-services.ts';
import { Organization } from '../../features/organizations/organization.entity.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { addDemoRows } from '../../platform/demo/demo-part.ts';
import { goodsOf } from './goods.ts';
import { createDemoKitchen } from './kitchen.ts';
import { createNotifications, storeEvents } from './notifications.ts';
import { makePast } from './past-days.ts';
import { Past } from './past.ts';

/** Advisory lock, so that processes that start together create one demo. Any fixed number that is not used elsewhere. */
const SEED_LOCK = 4_917_204;

/** Creates the demo kitchen unless it exists. */
export async function seedDemo(app: AppServices): Promise<void> {
  if (await demoId(app)) return;
  await makeDemo(app);
}

/** Deletes the demo kitchen with all its data and sessions, and creates it again. */
export async function resetDemo(app: AppServices): Promise<void> {
  const organizationId = await demoId(app);
  if (organizationId) {
    const photos = await app.database.read(organizationId, (db) => db.selectFrom('photo').select('id').execute());
    await app.database.write({ organizationId, actorId: null }, 'demo.reset', null, async (tx) => {
      await tx.em.nativeDelete(Organization, { id: organizationId });
    });
    for (const { id } of photos) await app.photos.remove({ organizationId, id });
  }
  await makeDemo(app);
}

/** The demo kitchen's organization id, if there is one. */
export async function demoId(app: AppServices): Promise<string | undefined> {
  const codes = app.database.unscoped().selectFrom('organizationCode');
  const demo = await codes.select('organizationId').where('demo', '=', true).executeTakeFirst();
  return demo?.organizationId;
}

async function makeDemo(app: AppServices): Promise<void> {
  await app.database.write({ organizationId: uuidv7(), actorId: null }, 'demo.made', null, async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx.db);
    const made = await tx.db.selectFrom('organizationCode').select('code').where('demo', '=', true).execute();
    if (made.length === 0) await fillDemo(app, tx);
  });
  // Without it PostgreSQL plans for empty tables until autovacuum runs, a minute or more from now.
  await app.database.orm.em.getConnection().execute('analyze');
}

/** Writes the whole kitchen as of the write's time, with four weeks of history by default. */
export async function fillDemo(app: AppServices, tx: Transaction, historyDays?: number): Promise<void> {
  const demo = createDemoKitchen(tx, historyDays);
  addDemoRows(demo, app.demoParts);
  const goods = goodsOf(demo);
  await tx.em.flush();
  tx.em.clear();
  await makePast(demo, goods, new Past(app, demo));
  for (const part of app.demoParts) part.past?.(demo);
  storeEvents(demo);
  await tx.em.flush();
  await createNotifications(demo, goods);
}
