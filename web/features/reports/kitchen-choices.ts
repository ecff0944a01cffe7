import { addDays } from '#schema/business-day.ts';
import { periodOf, type PeriodSettings, weekOf, yearOf } from '#schema/kitchen-periods.ts';
import type { Period } from '../../ui/format/chart-spans.ts';

const texts = {
  week: ['thisWeek', 'lastWeek'],
  month: ['thisMonth', 'lastMonth'],
  four_four_five: ['thisPeriod', 'lastPeriod'],
  year: ['thisYear', 'lastYear'],
} as const;

/** A span of days that the kitchen counts in, with the key of its name. */
export interface KitchenChoice extends Period {
  readonly key: (typeof texts)[keyof typeof texts][number];
}

/** The present and the last week, period and year of the kitchen; the present ones end today. */
export function kitchenChoices(kitchen: PeriodSettings, today: string): KitchenChoice[] {
  const isWeekly = kitchen.periodKind === 'week';
  return [
    ...pair(texts.week, (date) => weekOf(kitchen, date), today),
    ...(isWeekly ? [] : pair(texts[kitchen.periodKind], (date) => periodOf(kitchen, date), today)),
    ...pair(texts.year, (date) => yearOf(kitchen, date), today),
  ];
}

function pair(
  [present, last]: (typeof texts)[keyof typeof texts],
  spanOf: (date: string) => Period | null,
  today: string,
): KitchenChoice[] {
  const now = spanOf(today);
  const before = now && spanOf(addDays(now.from, -1));
  if (!now || !before) return [];
  return [
    { key: present, from: now.from, to: today },
    { key: last, from: before.from, to: before.to },
  ];
}
