import { Organization } from '../features/organizations/organization.entity.ts';
import type { Kitchen } from './factories.ts';

/** A time zone in which it is now this hour of the day, so that a test never runs across the kitchen's rollover. */
export function zoneWhereItIs(hour: number): string {
  const ahead = (hour - new Date().getUTCHours() + 24) % 24;
  const offset = ahead > 12 ? ahead - 24 : ahead;
  // The sign of these names is inverted: Etc/GMT-5 is five hours ahead of UTC.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** Two zones 24 hours apart: what is today in the first is yesterday in the second. */
const [before, after] = ['Pacific/Honolulu', 'Pacific/Kiritimati'];

/** A kitchen's settings from which `turnDay` advances the business day. */
export const turnable = { timeZone: before, dayRollover: '00:00' };

/** Starts the kitchen's next business day: the same instant, one date later. */
export async function turnDay(kitchen: Kitchen): Promise<void> {
  await kitchen.write(async (tx) => {
    const organization = await tx.em.findOneOrFail(Organization, { id: kitchen.id });
    organization.timeZone = after;
  });
}
