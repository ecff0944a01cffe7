import { kitchenProfile } from '#schema/inputs/organizations.ts';
import { msg } from '#schema/messages.ts';
import { isSafeRollover, safeRollovers } from '#schema/rollover.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, invalidField } from '../../platform/errors.ts';
import { parse } from '../../platform/context/parse.ts';
import { businessDate, businessDayBounds, isTimeZone, type KitchenClock } from './business-day.ts';
import { makeOrganizationCode } from './make-organization-code.ts';
import { Organization } from './organization.entity.ts';
import {
  countFailedJobs,
  countSetup,
  findCode,
  findHealth,
  findOrganization,
  hasMoney,
  type HealthRow,
  replaceCode,
  type SetupRow,
} from './organizations.queries.ts';

/** The viewer's organization. */
export async function organization(ctx: Context): Promise<Organization> {
  authorize(ctx, 'board.read');
  return ctx.read(findOrganization);
}

/** The code that people register with. */
export async function organizationCode(ctx: Context): Promise<string> {
  const viewer = authorize(ctx, 'code.read');
  return ctx.read((db) => findCode(db, viewer.organizationId));
}

/** Makes a new code; the old one is refused from now on. */
export async function regenerateCode(ctx: Context): Promise<string> {
  const viewer = authorize(ctx, 'code.regenerate');
  return ctx.write('organization_code.regenerated', null, async (tx) => {
    const code = makeOrganizationCode();
    await replaceCode(tx.db, viewer.organizationId, code);
    const { version } = await find(tx, Organization, 'organization', viewer.organizationId);
    publishOrganization(tx, version, {});
    return code;
  });
}

/** Changes the kitchen profile. */
export async function updateKitchenProfile(ctx: Context, input: unknown): Promise<Organization> {
  const viewer = authorize(ctx, 'kitchen.update');
  const { version, ...params } = parse(kitchenProfile, input);
  if (params.timeZone !== undefined && !isTimeZone(params.timeZone))
    throw invalidField('timeZone', msg('kitchen.unknownTimeZone'));
  if (params.currency !== undefined && !currencies.has(params.currency)) {
    throw invalidField('currency', msg('kitchen.unknownCurrency'));
  }
  return ctx.write('organization.profile_updated', input, async (tx) => {
    const row = await find(tx, Organization, 'organization', viewer.organizationId, { version, lock: true });
    if (params.currency !== undefined && params.currency !== row.currency && (await hasMoney(tx.db))) {
      throw conflict(msg('kitchen.currencyInUse', { currency: row.currency }));
    }
    const { timeZone = row.timeZone, dayRollover = row.dayRollover } = params;
    if (timeZone !== row.timeZone || dayRollover !== row.dayRollover) {
      refuseUnsafeRollover({ timeZone, dayRollover }, tx.now);
    }
    return saveOrganization(tx, row, params);
  });
}

/** Sets what is given, records it with the former values, tells every open screen, and answers the row. */
export async function saveOrganization(
  tx: Transaction,
  row: Organization,
  params: Partial<Organization>,
): Promise<Organization> {
  const changes = assignChanges(row, params);
  await tx.em.flush();
  publishOrganization(tx, row.version, changes);
  return findOrganization(tx.db);
}

/** How far the kitchen is set up, for the first-run checklist. Each count ends at 100. */
export async function setupChecklist(ctx: Context): Promise<SetupRow> {
  const viewer = authorize(ctx, 'kitchen.update');
  return ctx.read((db) => countSetup(db, viewer));
}

/** How the kitchen's server side is doing. */
export async function kitchenHealth(ctx: Context): Promise<HealthRow & { failedJobs: number | null }> {
  const viewer = authorize(ctx, 'kitchen.update');
  return ctx.read(async (db) => {
    const clock = await findOrganization(db);
    const { start } = businessDayBounds(clock, businessDate(clock, new Date()));
    return { ...(await findHealth(db, viewer, start)), failedJobs: await countFailedJobs(db) };
  });
}

/** A day may only turn at a time that no change of the clock skips or repeats. */
function refuseUnsafeRollover({ timeZone, dayRollover }: KitchenClock, now: Date): void {
  if (isSafeRollover(timeZone, dayRollover, now)) return;
  const times = safeRollovers(timeZone, now).map(({ from, to }) => `${from}–${to}`);
  throw invalidField(
    'dayRollover',
    msg('kitchen.unsafeRollover', { timeZone, time: dayRollover, times: times.join(', ') }),
  );
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

function publishOrganization(tx: Transaction, version: number, changes: object): void {
  const id = tx.organizationId;
  tx.record({
    entity: 'Organization',
    entityId: id,
    changes,
    live: { type: 'ORGANIZATION_UPDATED', data: { id, version } },
  });
}
