import { Decimal } from 'decimal.js';

/** Recorded use of an item on the present business day, in its unit; negative when a count found more. */
export interface TodayUse {
  /** When a count found it missing (ISO 8601); null for what was sold and what recipes used. */
  readonly countedAt: string | null;
  readonly used: string;
}

/** A prep list of an item: when it is due, and what its part of today is expected to use. */
export interface TodayPart {
  readonly dueAt: Date;
  readonly use: Decimal.Value;
}

/**
 * What each list of an item is still expected to use today, which the stock on hand does not show yet. Recorded use counts for the
 * earliest list first. A list is over when the next one is due. The last list is over when the item was counted after it was due,
 * or half way from then to the end of the day: the end of service is not recorded, and by then most of it is over.
 * A count before the first list is due corrects the day before and is not use of today.
 * @param parts by the time they are due, earliest first
 * @param end when the business day ends
 */
export function leftToday(
  parts: readonly TodayPart[],
  record: readonly TodayUse[],
  { now, end }: { readonly now: Date; readonly end: Date },
): Decimal[] {
  const [first, last] = [parts[0]?.dueAt ?? end, parts.at(-1)?.dueAt ?? end];
  const isCountedAfter = (due: Date) => (use: TodayUse) => use.countedAt !== null && new Date(use.countedAt) >= due;
  const halfWay = (last.getTime() + end.getTime()) / 2;
  const isOver = now.getTime() >= halfWay || record.some(isCountedAfter(last));
  const known = record.filter((use) => use.countedAt === null || isCountedAfter(first)(use));
  let used = Decimal.max(0, Decimal.sum(0, ...known.map((use) => use.used)));
  return parts.map(({ use }, index) => {
    const taken = Decimal.min(use, used);
    used = used.minus(taken);
    const next = parts[index + 1];
    return isOver || (next && next.dueAt <= now) ? new Decimal(0) : new Decimal(use).minus(taken);
  });
}
