import { kitchenProfile } from '#schema/inputs/organizations.ts';
import { msg } from '#schema/messages.ts';
import { isSafeRollover, safeRollovers } from '#schema/rollover.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, invalidField } from '../../platform/errors.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { businessDate, businessDayBounds, isTimeZone, type KitchenClock, weekdayOf } from '#schema/business-day.ts';
import { makeOrganizationCode } from './organization-code.crypto.ts';
import { Organization } from './organization.entity.ts';
import {
  countFailedJobs,
  countSetup,
  findCode,
  findHealth,
  findOrganization,
  hasMoney,
  replaceCode,
} from './organizations.queries.ts';
import type { KitchenHealth, SetupChecklist } from './organization.view.ts';

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

/** Creates a new code; the old one is refused from now on. */
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
export async function updateKitchenProfile(ctx: Context, input: InputOf<typeof kitchenProfile>): Promise<Organization> {
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
    return saveOrganization(tx, row, { ...params, ...weekOfPeriods(row, params) });
  });
}

/** Weeks of 4-4-5 periods begin on the weekday of their year. Throws VALIDATION_FAILED without its first day. */
function weekOfPeriods(row: Organization, params: Partial<Organization>): Partial<Organization> {
  const { periodKind = row.periodKind, fiscalYearStart = row.fiscalYearStart } = params;
  if (periodKind !== 'four_four_five') return {};
  if (fiscalYearStart === null) throw invalidField('fiscalYearStart', msg('kitchen.yearStartMissing'));
  return { weekStart: weekdayOf(fiscalYearStart) };
}

/** Saves the changes, records them with the former values, publishes them, and returns the row. */
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

/** How far the kitchen is set up, for the first-run checklist. Counts are capped at 100. */
export async function setupChecklist(ctx: Context): Promise<SetupChecklist> {
  const viewer = authorize(ctx, 'kitchen.update');
  return ctx.read((db) => countSetup(db, viewer));
}

/** The health of the kitchen's server side. */
export async function kitchenHealth(ctx: Context): Promise<KitchenHealth> {
  const viewer = authorize(ctx, 'kitchen.update');
  const { kitchen } = viewer;
  const { start } = businessDayBounds(kitchen, businessDate(kitchen, new Date()));
  return ctx.read(async (db) => ({
    ...(await findHealth(db, viewer, start)),
    failedJobs: await countFailedJobs(db, viewer.organizationId),
  }));
}

/** Throws VALIDATION_FAILED for a rollover that a clock change skips or repeats. */
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
